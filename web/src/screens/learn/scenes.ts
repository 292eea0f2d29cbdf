import type { SceneJudged, SceneShown } from "../../link/routes";
import { call } from "../../link/session";
import type { TableActions } from "../../link/tableActions";
import type { Advice, Answer, WireMove } from "../../link/wire";

export type SceneKind = SceneShown["kind"];

function path(kind: SceneKind, game: string, at: string | number): string {
  return `/api/scenes/${kind}/${game}/${at}`;
}

/** Ask for a step of a lesson, or for the puzzle of a day. */
export function loadScene(kind: SceneKind, game: string, at: string | number): Promise<SceneShown> {
  return call<SceneShown>("GET", path(kind, game, at));
}

interface Listener {
  onJudged(judged: SceneJudged, move: WireMove): void;
  /** The answer was asked for. */
  onHelp(): void;
  onFail(error: unknown): void;
}

/** What the table of a scene asks of the server: the same questions, and a judge for moves. */
export function sceneActions(
  scene: SceneShown,
  { onJudged, onHelp, onFail }: Listener,
): TableActions {
  const own = path(scene.kind, scene.game, scene.at);
  return {
    move: async (move) => {
      try {
        const judged = await call<SceneJudged>("POST", `${own}/move`, { move });
        if (!judged.refusal) {
          onJudged(judged, move);
          return "made";
        }
        const { refusal, alternative } = judged;
        return { type: "refused", id: "scene", seq: 0, refusal, alternative };
      } catch (error) {
        onFail(error);
        return "lost";
      }
    },
    ask: async (cards, act, number) => {
      const question = { cards, act: act ?? null, number: number ?? null };
      try {
        return await call<Answer>("POST", `${own}/ask`, question);
      } catch (error) {
        onFail(error);
        return null;
      }
    },
    hint: async () => {
      const advice = await call<Advice>("POST", `${own}/hint`);
      onHelp();
      return { type: "hints", id: "scene", seq: 0, best: [advice] };
    },
    auto: async () => null,
  };
}
