import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { textsIn } from "../http/textsIn.ts";
import { AUDIENCES, RHYTHMS } from "./promotions.data.ts";
import { rejectReasons } from "./rejectReasons.ts";

const message = z.strictObject({ title: someText, content: someText });
const steps = z.array(someText);

/** Titles and summaries by the promotion's number, the sentences that its rules are made of, and messages. */
export const PROMOTION_TEXTS = textsIn(import.meta.dirname, {
  promotions: z.record(z.string(), z.strictObject({ title: someText, summary: someText })),
  rules: z.strictObject({
    headings: z.strictObject({ who: someText, how: someText }),
    who: z.record(z.enum(AUDIENCES), someText),
    /** When what is counted can be claimed. */
    how: z.record(z.enum(RHYTHMS), someText),
    /** How often it is given. */
    often: z.record(z.enum(RHYTHMS), someText),
    fromJoining: someText,
    percent: someText,
    most: someText,
    ofBets: someText,
    /** `{n}` is how often, when it is more than once. */
    turnover: z.strictObject({ once: someText, times: someText }),
    /** `{n}` spins of `{stake}` each; their turnover; the hours for them. */
    freeSpins: z.strictObject({ spins: someText, winnings: someText, time: someText }),
    notes: z.array(someText),
  }),
  steps: z.strictObject({
    registration: steps,
    /** `{n}` is the least deposit. */
    deposit: steps,
    /** Of a deposit that gives free spins; `{n}` is the least deposit. */
    freeSpins: steps,
    counted: steps,
    level: steps,
    application: steps,
    elsewhere: steps,
  }),
  /** Why the operator refused an application. */
  reasons: z.record(z.enum(rejectReasons), someText),
  /** Messages about decided applications: `{promotion}`, and `{amount}` or `{reason}`. */
  messages: z.strictObject({ issued: message, rejected: message }),
});
