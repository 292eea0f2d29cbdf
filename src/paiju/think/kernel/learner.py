"""Playouts of which each learns from those before: the loop that such games have in common."""

from mypy_extensions import i64

from paiju.think.kernel.experience import Experience
from paiju.think.kernel.trial import Trial


class Learner(Trial):
    """A trial that plays on by rules of thumb or by experience; a game says how."""

    def __init__(self) -> None:
        super().__init__()
        self.memory: Experience | None = None
        """What was learnt so far, where somebody looks closer."""

    def play_out(self, at: i64, chance: i64) -> i64:
        """Make a move and play on."""
        self.begin(at, chance)
        while not self.is_over():
            self.go_on()
        return self.gain()

    def closer(self) -> i64:
        """Get ready to learn from playouts, which takes no longer."""
        self.memory = Experience()
        return 1

    def play_closely(self, at: i64, chance: i64) -> i64:
        """Make a move and play on, by experience as far as there is some."""
        experience = self.experience()
        self.begin(at, chance)
        experience.begin()
        while not self.is_over():
            if experience.fresh or not self.is_playing():
                self.go_on()
            else:
                self.play_by(experience)
        gain: i64 = self.gain()
        experience.end(gain)
        return gain

    def learn(self) -> None:
        """Take in the playouts of a world."""
        self.experience().learn()

    def experience(self) -> Experience:
        """Return what was learnt since the closer look began."""
        memory = self.memory
        assert memory is not None
        return memory

    def begin(self, at: i64, chance: i64) -> None:
        """Make the move at a place on a copy of the table; chance comes from a random number."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Return whether the playout has come to its end."""
        raise NotImplementedError

    def is_playing(self) -> bool:
        """Return whether a play is next, of which experience may know something."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Make the next move of the playout: as the rules of thumb say, or now and then any."""
        raise NotImplementedError

    def play_by(self, experience: Experience) -> None:
        """Make the play that experience speaks for."""
        raise NotImplementedError

    def gain(self) -> i64:
        """Return what the playout has gained for the seat."""
        raise NotImplementedError
