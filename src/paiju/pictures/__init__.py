"""Pictures of combinations (牌型图): SVG from examples that the judge has ruled on."""

from paiju.pictures.files import all_files

__all__ = ["all_files"]
