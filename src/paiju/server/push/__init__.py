"""Notices to browsers whose page is not open (Web Push)."""
