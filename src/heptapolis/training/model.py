"""The network as PyTorch trains it; forward.py has the same answer without PyTorch."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from heptapolis.network.forward import POOLED
from heptapolis.network.interface import Interface
from heptapolis.network.weights import Array, Sizes

QUIET = 0.01
"""How small the last layers begin, so that a new network chooses at random and expects nothing."""


class Model(nn.Module):
    """Reads cards one by one and sums them up; reads the sums with the table; asks of each card what to do with it."""

    def __init__(self, interface: Interface, sizes: Sizes) -> None:
        super().__init__()
        self.interface, self.sizes = interface, sizes
        arrays = sizes.arrays(interface)
        self.blocks = sizes.blocks
        for name in ("scale.table", "scale.slot"):
            self.register_buffer(name.replace(".", "_"), torch.ones(arrays[name]))
        for name in [name.removesuffix(".weight") for name in arrays if name.endswith(".weight")]:
            made = arrays[f"{name}.weight"]
            layer = nn.LayerNorm(made[0]) if len(made) == 1 else nn.Linear(made[1], made[0], f"{name}.bias" in arrays)
            self.add_module(name, layer)
        for last in (self.logits, self.value2):
            nn.init.normal_(last.weight, std=QUIET)  # type: ignore[arg-type]
            nn.init.zeros_(last.bias)  # type: ignore[arg-type]

    def forward(self, table: torch.Tensor, slots: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """A worth for every action of the grid, and values."""
        interface = self.interface
        kind = torch.bfloat16 if torch.is_autocast_enabled(table.device.type) else torch.float32
        seen = slots.to(kind) * self.scale_slot.to(kind)
        cards = functional.relu(self.card2(functional.relu(self.card1(seen))))
        cards = cards * (slots[:, :, interface.present, None] != 0).to(cards.dtype)
        packets = cards.unflatten(1, (interface.packets, interface.a_packet)).sum(2).flatten(1) * float(POOLED)
        facts = table.to(kind) * self.scale_table.to(kind)
        trunk = functional.relu(self.norm0(self.trunk(torch.cat([facts, packets.to(kind)], 1)))).to(kind)
        for block in range(self.blocks):
            layer, norm = getattr(self, f"block{block}"), getattr(self, f"norm{block + 1}")
            trunk = trunk + functional.relu(norm(layer(trunk))).to(kind)
        chosen = self.from_card(cards[:, : interface.chosen_from]) + self.from_trunk(trunk)[:, None]
        logits = self.logits(functional.relu(self.head(functional.relu(chosen))))
        values = self.value2(functional.relu(self.value1(trunk)))
        return logits.flatten(1).float(), values.float()

    def learn_scales(self, table: torch.Tensor, slots: torch.Tensor) -> None:
        """Bring the columns to a common size, as they are found in some games; those that never change stay quiet."""
        present = slots[slots[:, :, self.interface.present] != 0]
        for scale, columns in ((self.scale_table, table), (self.scale_slot, present)):
            scale.copy_(1 / (columns.float().std(0) + 0.3))

    def arrays(self) -> dict[str, Array]:
        """The weights as they are saved."""
        named = {name.replace("scale_", "scale."): tensor for name, tensor in self.state_dict().items()}
        return {name: tensor.detach().float().cpu().numpy() for name, tensor in named.items()}

    def take(self, arrays: Mapping[str, Array]) -> None:
        """Take weights over; the tensors stay where they are."""
        with torch.no_grad():
            for name, tensor in self.state_dict().items():
                tensor.copy_(torch.from_numpy(np.ascontiguousarray(arrays[name.replace("scale_", "scale.")])))


def model_of(arrays: Mapping[str, Array], interface: Interface, device: str) -> Model:
    """A network with these weights."""
    model = Model(interface, Sizes.of(arrays)).to(device)
    model.take(arrays)
    return model
