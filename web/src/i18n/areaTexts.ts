import type { TextFile } from "./textFile.ts";

/**
 * Texts that only one area of the client shows, by file. They load with the code of the area's screens and parts.
 * `build/messages.ts` finds them.
 */
export const areaTexts = {
  agent: import.meta.glob<TextFile>("../../lang/*/shared.json", { query: "?agent" }),
  lottery: import.meta.glob<TextFile>("../../lang/*/shared.json", { query: "?lottery" }),
  member: import.meta.glob<TextFile>("../../lang/*/shared.json", { query: "?member" }),
  promotions: import.meta.glob<TextFile>("../../lang/*/shared.json", { query: "?promotions" }),
};
