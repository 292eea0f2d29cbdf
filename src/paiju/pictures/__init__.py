"""Pictures of combinations (牌型图): SVG from examples that the judge has ruled on."""
