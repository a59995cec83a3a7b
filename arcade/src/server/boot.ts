import { pageTexts } from "../messages/playMessages.ts";
import type { Boot } from "../pages/wire.ts";
import type { OpenGame } from "../platform.ts";

/** Everything that the page of an open game needs for its first round. */
export function bootOf(
  { theme: _, pictureTitle: __, symbolNames, ...opened }: OpenGame,
  embedders: readonly string[],
): Boot {
  const { locale, messages } = pageTexts(opened.language, opened.table.kind);
  return { ...opened, locale, messages: { ...messages, ...symbolNames }, embedders: [...embedders] };
}
