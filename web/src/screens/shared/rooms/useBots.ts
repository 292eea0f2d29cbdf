import { useAsync } from "../../../base/hooks/useAsync";
import { useSpeech } from "../../../base/text/speech";
import { bots } from "../../../link/games";

/** The bot that is chosen before anybody chooses. */
export const USUAL_BOT = "normal";

/** The bots to choose from, by the names that people know them by. */
export function useBots(offline = false): readonly { value: string; text: string }[] {
  const { name } = useSpeech();
  const known = useAsync(bots).value ?? [];
  return known
    .filter((bot) => bot.offline || !offline)
    .map((bot) => ({ value: bot.name, text: name("bot", bot.name) }));
}
