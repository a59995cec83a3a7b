import type { Language } from "../http/languages.ts";
import type { JackpotLevel } from "./jackpots.tables.ts";
import { JACKPOT_TEXTS } from "./jackpots.texts.ts";

/** The name of a jackpot. */
export function jackpotName(jackpotId: number, language: Language): string {
  const name = JACKPOT_TEXTS[language].names[jackpotId];
  if (name === undefined) throw new Error(`jackpot ${jackpotId} has no name`);
  return name;
}

/** The name of a jackpot with one of its levels. */
export const jackpotTitle = ({ jackpotId, level }: Pick<JackpotLevel, "jackpotId" | "level">, language: Language) =>
  `${jackpotName(jackpotId, language)} · ${JACKPOT_TEXTS[language].levels[level]}`;
