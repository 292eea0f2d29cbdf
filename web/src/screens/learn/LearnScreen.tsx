import { ScreenTexts } from "../../base/text/ScreenTexts";
import { LessonScreen } from "./LessonScreen";
import { LessonList, PuzzleList } from "./Lists";
import { PuzzleScreen } from "./PuzzleScreen";

interface Props {
  readonly at: "learn" | "puzzle";
  /** No game: the list of them. */
  readonly game: string;
}

function Inner({ at, game }: Props) {
  if (at === "learn") return game ? <LessonScreen key={game} game={game} /> : <LessonList />;
  return game ? <PuzzleScreen key={game} game={game} /> : <PuzzleList />;
}

/** First hands and daily puzzles. */
export function LearnScreen(props: Props) {
  return (
    <ScreenTexts name="learn">
      <Inner {...props} />
    </ScreenTexts>
  );
}
