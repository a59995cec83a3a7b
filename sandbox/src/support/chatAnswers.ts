import type { Language } from "../http/languages.ts";
import { ANSWERS, TOPICS, WORDS } from "./chatAnswers.texts.ts";

/** Minutes until a person answers, at each desk. */
const PERSON_MINUTES = 5;
const VIP_PERSON_MINUTES = 1;

interface Answer {
  text: string;
  /** Whether a person answers from here on. */
  handsOver: boolean;
}

/** What the automatic agent says to a message, in the visitor's language. */
export function answerTo(content: string, { language, isVip }: { language: Language; isVip: boolean }): Answer {
  const topic = TOPICS.find((it) => WORDS[it].test(content)) ?? "other";
  const minutes = String(isVip ? VIP_PERSON_MINUTES : PERSON_MINUTES);
  return { text: ANSWERS[language][topic].replace("{minutes}", minutes), handsOver: topic === "human" };
}
