"""Duplicate tournaments (复式赛): who plays where, and who was better."""
