"""Polis behind the interfaces of other libraries; each module needs the extra `envs`."""
