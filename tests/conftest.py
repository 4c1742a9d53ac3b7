"""Settings shared by all tests."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "silverkey",
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("silverkey")

collect_ignore = [
    "games.py",
    "inventions.py",
    "positions.py",
    "worlds.py",
    "filling.py",
    "toy.py",
    "toy_table.py",
    "toy_view.py",
]
