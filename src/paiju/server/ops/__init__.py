"""Running the server: its process, port, logs, figures and memory."""
