"""The command line as its users meet it: what it prints, how it ends, and that it leaves nothing half-done."""
