"""The Qt client."""
