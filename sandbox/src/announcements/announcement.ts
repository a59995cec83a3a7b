import { LANGUAGES, type Translated } from "../http/languages.ts";

/** Where a click leads: an address, a path of the web client, a promotion's number, a modal's name. */
export interface Lead {
  linkageType: "NONE" | "URL" | "ROUTE" | "GAME" | "PROMOTION" | "MODAL";
  /** For GAME a category: its most played game is meant. */
  linkage: string | null;
}

export const NOWHERE: Lead = { linkageType: "NONE", linkage: null };

/** Something the operator has to say: for players (PL), in a popup (PU), about a promotion (PR), in the ticker (H). */
export interface Announcement {
  type: "PL" | "PU" | "PR" | "H";
  pinned: boolean;
  /** How long ago it was put up. */
  daysAgo: number;
  titles: Translated;
  contents: Translated;
  lead: Lead;
  /** The banner whose picture stands beside the text. */
  picture?: string;
}

/** Lines in the order of the languages: CN, EN, ID, PT, TH, TY, VI. `¶` parts paragraphs. */
export function inEveryLanguage(lines: string): Translated {
  const texts = lines
    .trim()
    .split("\n")
    .map((line) => line.trim().replaceAll("¶", "\n\n"));
  if (texts.length !== LANGUAGES.length) throw new Error(`a text in ${texts.length} languages: ${texts[1]}`);
  const [CN = "", EN = "", ID = "", PT = "", TH = "", TY = "", VI = ""] = texts;
  return { CN, EN, ID, PT, TH, TY, VI };
}

/** An announcement from its two texts, each a line per language. */
export const say = (
  type: Announcement["type"],
  daysAgo: number,
  titles: string,
  contents: string,
  { lead = NOWHERE, ...rest }: Partial<Pick<Announcement, "pinned" | "lead" | "picture">> = {},
): Announcement => ({
  type,
  pinned: false,
  daysAgo,
  titles: inEveryLanguage(titles),
  contents: inEveryLanguage(contents),
  lead,
  ...rest,
});

export const route = (linkage: string): Lead => ({ linkageType: "ROUTE", linkage });
