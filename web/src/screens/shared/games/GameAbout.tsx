import { useSpeech } from "../../../base/text/speech";

/** What a game is, in a sentence; nothing where it brings none. */
export function GameAbout({ game, quiet }: { readonly game: string; readonly quiet?: boolean }) {
  const speech = useSpeech().of(game);
  if (!speech.has("about", game)) return null;
  return <p className={quiet ? "soft" : undefined}>{speech.name("about", game)}</p>;
}
