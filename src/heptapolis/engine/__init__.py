"""The engines: the same rules interpreted, compiled for the CPU, compiled for NVIDIA GPUs."""
