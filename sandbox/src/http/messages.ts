import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { CODES, type Code } from "./codes.ts";
import { textsIn } from "./textsIn.ts";

/** Texts of the failure codes, and of the rules that a value can break. Codes are stable, texts may change. */
export const MESSAGES = textsIn(import.meta.dirname, {
  codes: z.record(z.enum(Object.keys(CODES) as [Code, ...Code[]]), someText),
  rules: z.record(z.string(), someText),
});
