import { fill } from "@atrium/arcade/texts";
import type { Language } from "../http/languages.ts";
import { TOPICS, WORDS } from "./chatAnswers.topics.ts";
import { SUPPORT_TEXTS } from "./support.texts.ts";

/** Minutes until a person answers, by desk. */
const PERSON_MINUTES = 5;
const VIP_PERSON_MINUTES = 1;

interface Answer {
  text: string;
  /** Whether a person takes over. */
  handsOver: boolean;
}

/** The automatic agent's answer to a message, in the visitor's language. */
export function answerTo(content: string, { language, isVip }: { language: Language; isVip: boolean }): Answer {
  const topic = TOPICS.find((it) => WORDS[it].test(content)) ?? "other";
  const minutes = String(isVip ? VIP_PERSON_MINUTES : PERSON_MINUTES);
  return { text: fill(SUPPORT_TEXTS[language].answers[topic], { minutes }), handsOver: topic === "human" };
}
