import type { AnswerPath } from "./firstNames.ts";

/**
 * Where the answer to the shell's query says that the operator follows the theme of the visitor's system. The gateway
 * marks the page then, because `public/theme.js` chooses the theme before the client has the answer.
 */
export const systemThemePath: AnswerPath = ["site", "features", "followSystemTheme"];
