import { pageTexts } from "../messages/playMessages.ts";
import type { Boot } from "../pages/wire.ts";
import type { OpenGame } from "../platform.ts";

/** Everything that the page of an open game needs for its first round. */
export function bootOf(
  { rules, theme: _, pictureTitle: __, openedAt, ...opened }: OpenGame,
  embedders: readonly string[],
): Boot {
  const table = rules.table(openedAt);
  return {
    ...opened,
    ...pageTexts(opened.language, table.kind),
    cycleMs: rules.cycleMs,
    table,
    embedders: [...embedders],
  };
}
