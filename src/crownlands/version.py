"""The version, where the build can read it without importing the engine."""
VERSION = "0.5.0"
