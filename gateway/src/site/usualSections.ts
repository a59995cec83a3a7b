import { textIn } from "../language/texts.ts";
import type { HomeSectionModel } from "./site.model.ts";

const usual = [
  { internalID: "recent", kind: "RECENT_GAMES", limit: 14, text: "home_recent" },
  { internalID: "hot", kind: "HOT_GAMES", limit: 18, text: "hot_games" },
  { internalID: "vendors", kind: "VENDORS", limit: 60, text: "home_vendors" },
] as const;

/** The rows of home on a platform that does not name them: those that the customer's documents have games for. */
export const usualSections = (language: string): HomeSectionModel[] =>
  usual.map(({ text, ...section }) => ({ ...section, category: null, title: textIn(language, text) }));
