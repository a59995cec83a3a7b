import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { textsIn } from "../http/textsIn.ts";
import { TOPICS } from "./chatAnswers.topics.ts";

const steps = z.tuple([someText, someText, someText]);

/**
 * The texts of the chat, its automatic answers, the pages that install the client on a phone, and the desks' titles.
 */
export const SUPPORT_TEXTS = textsIn(import.meta.dirname, {
  chat: z.strictObject({
    agent: someText,
    status: someText,
    welcome: someText,
    welcomeVip: someText,
    placeholder: someText,
    send: someText,
    you: someText,
    typing: someText,
    offline: someText,
    failed: someText,
    again: someText,
    expiredTitle: someText,
    expiredText: someText,
    needsScript: someText,
  }),
  /** `{minutes}` is the time that a person takes to answer. */
  answers: z.record(z.enum([...TOPICS, "other"]), someText),
  download: z.strictObject({
    android: someText,
    ios: someText,
    lead: someText,
    open: someText,
    androidSteps: steps,
    iosSteps: steps,
    profile: someText,
  }),
  desks: z.strictObject({ LIVE: someText, VIP: someText }),
});
