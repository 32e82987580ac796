"""Tables that people reach over the network: a lobby over HTTP, play over a WebSocket, every answer kept."""
