import type { Language } from "../http/languages.ts";
import { MEMBER_TEXTS } from "./member.texts.ts";

const COLOURS = [
  { color: "#8a94a6", color2: "#b4bcc9" },
  { color: "#a5673f", color2: "#d79a6b" },
  { color: "#8d99ae", color2: "#dfe6f0" },
  { color: "#b98b1d", color2: "#f3d37a" },
  { color: "#4f8f9c", color2: "#aee3ea" },
  { color: "#14805e", color2: "#67d6ae" },
  { color: "#2356c5", color2: "#82abff" },
  { color: "#b3213f", color2: "#ff8a9f" },
  { color: "#5a6fd6", color2: "#d4dcff" },
  { color: "#2b2640", color2: "#7d6fb5" },
  { color: "#c2571a", color2: "#ffc48a" },
] as const;

/** The lowest rank with VIP customer service. */
export const SERVICE_RANK = 5;

/** Label of a rank of the VIP club, 0 to 10, with its name in a language. */
export function clubLabelOf(rank: number, language: Language) {
  const rankLevel = Math.min(Math.max(rank, 0), COLOURS.length - 1);
  const labelName = MEMBER_TEXTS[language].clubLevels[rankLevel] ?? "";
  return { labelName, ...(COLOURS[rankLevel] ?? COLOURS[0]), rankLevel };
}
