import { slotSymbols } from "@atrium/arcade/slotSymbols";
import type { Language, Translated } from "../http/languages.ts";
import { SLOT_NOUNS } from "./seed/words.slots.ts";

const NAMES = new Map<string, Translated>(SLOT_NOUNS.map(({ subject, words }) => [subject, words]));

/** Names of a slot's symbols, by the keys of its page's texts: wild and scatter have their names there. */
export function symbolNames(game: { theme: string; subject: string }, language: Language): Record<string, string> {
  const named = [...slotSymbols(game)].filter(([letter]) => letter !== "W" && letter !== "S");
  return Object.fromEntries(
    named.map(([letter, symbol]) => [
      `symbol${letter}`,
      "sign" in symbol ? symbol.sign : (NAMES.get(symbol.subject)?.[language] ?? ""),
    ]),
  );
}
