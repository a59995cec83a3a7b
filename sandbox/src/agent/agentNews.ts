import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { inEveryLanguage, type Translated } from "../http/languages.ts";
import { textsIn } from "../http/textsIn.ts";

/** A message of the operator to agents. */
export interface AgentNews {
  pinned: boolean;
  /** Days since its publication. */
  daysAgo: number;
  titles: Translated;
  contents: Translated;
}

const text = z.strictObject({ title: someText, content: someText });
const TEXTS = textsIn(import.meta.dirname, { centre: text, statement: text, privacy: text });

const news = (name: "centre" | "statement" | "privacy", daysAgo: number, pinned = false): AgentNews => ({
  pinned,
  daysAgo,
  titles: inEveryLanguage((language) => TEXTS[language][name].title),
  contents: inEveryLanguage((language) => TEXTS[language][name].content),
});

/** The statement is repeated for as many weeks as agents can page back. */
const WEEKS = 10;

/** The messages to agents: pinned ones first, then the latest. */
export const AGENT_NEWS: readonly AgentNews[] = [
  news("centre", 40, true),
  ...Array.from({ length: WEEKS }, (_, week) => news("statement", 7 * week + 2)),
  news("privacy", 90),
];
