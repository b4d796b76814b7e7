"""The games in the forms that other people's programs expect. Each file needs the extra of its name:
`pip install "crownlands[pettingzoo]"`, `pip install "crownlands[openspiel]"`."""
