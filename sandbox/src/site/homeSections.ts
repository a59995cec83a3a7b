import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { textsIn } from "../http/textsIn.ts";

interface HomeSection {
  id: string;
  kind: "HOT" | "NEW" | "RECENT" | "VENDORS";
  /** The category of a row of games. */
  source: string | null;
  limit: number;
}

/** The rows of the home screen, in order. */
export const HOME_SECTIONS = [
  { id: "recent", kind: "RECENT", source: null, limit: 14 },
  { id: "hot", kind: "HOT", source: null, limit: 18 },
  { id: "new", kind: "NEW", source: null, limit: 18 },
  { id: "hot-live", kind: "HOT", source: "LIVE", limit: 14 },
  { id: "hot-fish", kind: "HOT", source: "FISH", limit: 14 },
  // More than a screen below the hot games, most of which are slots.
  { id: "hot-slots", kind: "HOT", source: "RNG", limit: 18 },
  { id: "vendors", kind: "VENDORS", source: null, limit: 60 },
] as const satisfies readonly HomeSection[];

/** Titles of the rows by their id. */
export const SITE_TEXTS = textsIn(import.meta.dirname, {
  home: z.record(z.enum(HOME_SECTIONS.map(({ id }) => id)), someText),
});
