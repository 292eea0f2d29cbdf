import { useCallback, useEffect, useMemo, useState } from "react";
import { recall, remember } from "../../base/device/storage";
import { Button } from "../../base/look/controls";
import { Icon } from "../../base/look/Icon";
import { useSpeech } from "../../base/text/speech";
import { go } from "../../link/route";
import type { SceneJudged, SceneShown } from "../../link/routes";
import { brings, useGame } from "../shared/games/useGame";
import { Message } from "../shared/page/Message";
import { Trouble } from "../shared/page/Trouble";
import { SceneTable } from "./SceneTable";
import { loadScene, sceneActions } from "./scenes";
import { useFrames } from "./useFrames";

const DONE = "paiju.learned";

/** The games whose first hand was played through on this device. */
export function learned(): readonly string[] {
  const kept = recall(DONE);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

function markLearned(game: string): void {
  remember(DONE, [...new Set([...learned(), game])]);
}

interface StepProps {
  readonly scene: SceneShown;
  readonly onNext: () => void;
  readonly failed: unknown;
  readonly onFail: (error: unknown) => void;
}

/** Texts name players by their seats. */
const PLAYERS = { p1: 1, p2: 2, p3: 3, p4: 4, p5: 5 };

interface WordsProps extends StepProps {
  readonly arrived: boolean;
  readonly wrong: SceneJudged | null;
  readonly skip: () => void;
}

/** What is said at a step, and the ways on. */
function LessonWords({ scene, onNext, failed, arrived, wrong, skip }: WordsProps) {
  const { say, reason } = useSpeech();
  const game = useGame(scene.game);
  const isLast = Number(scene.at) === scene.last;
  return (
    <section
      className="scene-words"
      aria-label={say("learn.teacher")}
      data-step={scene.at}
      data-arrived={arrived}
    >
      <p className="scene-step">
        <span>{say("learn.step", { at: scene.at, last: scene.last ?? 0 })}</span>
        <progress value={Number(scene.at)} max={scene.last ?? 1} aria-hidden="true" />
      </p>
      <div className="scene-said" aria-live="polite">
        <p>{arrived ? say(`learn.${scene.key}`, PLAYERS) : say("learn.watching")}</p>
        {wrong?.reason && (
          <p className="scene-wrong">
            <Icon name="hint" size={18} />
            <span>
              {say("learn.other")} {reason(wrong.reason)}
            </span>
          </p>
        )}
        <Trouble of={failed} />
      </div>
      <div className="row scene-ways">
        {!arrived && (
          <Button small onClick={skip}>
            {say("learn.skip")}
          </Button>
        )}
        {arrived && !scene.task && !isLast && (
          <Button small kind="go" onClick={onNext}>
            {say("learn.next")}
          </Button>
        )}
        {arrived && isLast && (
          <>
            <Button small kind="go" onClick={() => go({ at: "lobby" })}>
              {say("learn.play_now")}
            </Button>
            {brings(game, "puzzles") && (
              <Button small onClick={() => go({ at: "puzzle", game: scene.game })}>
                {say("learn.to_puzzle")}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** One step: the table, and the move that is asked for. */
function LessonStep(props: StepProps) {
  const { scene, onNext, onFail } = props;
  const [wrong, setWrong] = useState<{ scene: SceneShown; judged: SceneJudged } | null>(null);
  const { table, arrived, skip } = useFrames(scene);
  const leave = useCallback(() => go({ at: "learn", game: "" }), []);
  const actions = useMemo(
    () =>
      sceneActions(scene, {
        onJudged: (judged) => (judged.right ? onNext() : setWrong({ scene, judged })),
        onHelp: () => setWrong(null),
        onFail,
      }),
    [scene, onNext, onFail],
  );
  useEffect(() => {
    if (arrived && Number(scene.at) === scene.last) markLearned(scene.game);
  }, [arrived, scene]);
  const told = wrong?.scene === scene ? wrong.judged : null;
  return (
    <SceneTable scene={scene} table={table} actions={actions} onLeave={leave}>
      <LessonWords {...props} arrived={arrived} wrong={told} skip={skip} />
    </SceneTable>
  );
}

/** A guided first hand. */
export function LessonScreen({ game }: { readonly game: string }) {
  const { say } = useSpeech();
  const [scene, setScene] = useState<SceneShown | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const load = useCallback(
    (step: number) => {
      setFailed(null);
      loadScene("learn", game, step).then(setScene, setFailed);
    },
    [game],
  );
  useEffect(() => load(1), [load]);
  const next = useCallback(() => load(Number(scene?.at ?? 0) + 1), [load, scene]);
  if (scene)
    return <LessonStep key={game} scene={scene} onNext={next} failed={failed} onFail={setFailed} />;
  if (!failed) return null;
  return (
    <Message icon="warn" title={say("learn.failed_title")} text={say("learn.failed")}>
      <Button kind="go" onClick={() => load(1)}>
        {say("link.again")}
      </Button>
    </Message>
  );
}
