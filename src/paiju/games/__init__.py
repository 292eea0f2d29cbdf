"""The games that come with paiju, one package each; none imports another."""
