import { someText } from "@atrium/arcade/texts";
import { namesOf } from "@atrium/schema/records";
import { z } from "zod";
import { CODES } from "./codes.ts";
import { textsIn } from "./textsIn.ts";

/** Texts of the failure codes, and of the rules that a value can break. Codes are stable, texts may change. */
export const MESSAGES = textsIn(import.meta.dirname, {
  codes: z.record(z.enum(namesOf(CODES)), someText),
  rules: z.record(z.string(), someText),
});
