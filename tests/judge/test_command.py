"""`paiju judge` on the command line."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

COMMAND: Final = (sys.executable, "-c", "from paiju.cli import main; main()", "judge")
QUESTION: Final = {"ask": "beats", "game": "gandengyan", "table": ["S5"], "cards": ["HJ"]}
YES: Final = {"beats": True, "code": None, "message": None}


def run(*args: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*COMMAND, *args], input=given, capture_output=True, timeout=60)


def test_each_answer_is_written_before_the_next_question_comes() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe) as judge:
        assert judge.stdin is not None
        assert judge.stdout is not None
        for line, field in ((json.dumps(QUESTION), None), ("{", "error"), ("5", "error")):
            judge.stdin.write(line.encode() + b"\n")
            judge.stdin.flush()
            answer = json.loads(judge.stdout.readline())
            assert answer == YES if field is None else field in answer
        judge.stdin.close()
        assert judge.wait(30) == 0


def test_a_file_of_questions(tmp_path: Path) -> None:
    file = tmp_path / "questions.jsonl"
    bad = b"\xff\n"
    file.write_bytes(json.dumps(QUESTION).encode() + b"\n\n" + bad + json.dumps(QUESTION).encode())
    done = run(str(file))
    first, error, last = map(json.loads, done.stdout.splitlines())
    assert (done.returncode, done.stderr) == (0, b"")
    assert first == last == YES
    assert error["error"]["code"] == "bad_question"


def test_a_trace_is_added_on_request() -> None:
    done = run("--trace", given=json.dumps(QUESTION).encode())
    assert json.loads(done.stdout)["trace"][-1]["step"] == "answered"


def test_a_file_that_cannot_be_read_is_told_and_fails(tmp_path: Path) -> None:
    for file in (tmp_path / "none.jsonl", tmp_path):
        done = run(str(file))
        assert done.returncode == 1
        assert str(file).encode() in done.stderr.replace(b"\n", b"")
        assert b"Traceback" not in done.stderr
        assert done.stdout == b""


def test_a_reader_that_leaves_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "questions.jsonl"
    file.write_text((json.dumps(QUESTION) + "\n") * 5000)
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, str(file)], stdout=pipe, stderr=pipe) as judge:
        assert judge.stdout is not None
        assert judge.stderr is not None
        assert json.loads(judge.stdout.readline()) == YES
        judge.stdout.close()
        assert judge.stderr.read() == b""
        assert judge.wait(30) == 0
