"""The server: tables over HTTP for every ruleset. It knows the decision protocol and nothing of any game's rules."""
