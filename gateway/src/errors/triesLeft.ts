import { z } from "zod";
import type { LanguageCode } from "../language/language.ts";
import { textIn } from "../language/texts.ts";
import type { UpstreamError } from "./upstreamError.ts";

const refusal = z.object({ triesLeft: z.int().nonnegative() });

/** Number of wrong tries that the platform still allows; null when its refusal does not say. */
export const triesLeftOf = ({ value }: UpstreamError): number | null =>
  refusal.safeParse(value).data?.triesLeft ?? null;

/** The text that follows the refusal's own text: how many tries are left. */
export const triesLeftText = (count: number, language: LanguageCode): string =>
  textIn(language, "refused_tries_left", { count: String(count) });
