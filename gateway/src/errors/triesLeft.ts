import { z } from "zod";
import type { LanguageCode } from "../language/language.ts";
import type { UpstreamError } from "./upstreamError.ts";

const refusal = z.object({ triesLeft: z.int().nonnegative() });

/** Number of wrong tries that the platform still allows; null when its refusal does not say. */
export const triesLeftOf = ({ value }: UpstreamError): number | null =>
  refusal.safeParse(value).data?.triesLeft ?? null;

const texts: Readonly<Partial<Record<LanguageCode, (count: number) => string>>> = {
  CN: (count) => `还可以尝试 ${count} 次。`,
  ID: (count) => `Sisa percobaan: ${count}.`,
  PT: (count) => `Tentativas restantes: ${count}.`,
  TH: (count) => `ลองได้อีก ${count} ครั้ง`,
  VI: (count) => `Số lần thử còn lại: ${count}.`,
};
const english = (count: number) => `Tries left: ${count}.`;

/** The text that follows the refusal's own text: how many tries are left. */
export const triesLeftText = (count: number, language: LanguageCode): string => (texts[language] ?? english)(count);
