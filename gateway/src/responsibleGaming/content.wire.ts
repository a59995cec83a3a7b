import { z } from "zod";
import type { Helpline, ResponsibleGamingContent, SelfTestQuestion } from "../__generated__/types.ts";
import { maybeText, text } from "../upstream/wire.ts";

const present = <T>(rows: readonly (T | null)[]): T[] => rows.filter((row) => row !== null);

/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/);

const question = z
  .object({ id: z.string().regex(/^[\w-]{1,40}$/), text: text.min(1) })
  .transform(({ id, text }): SelfTestQuestion => ({ code: id, text }));

// Both become links: a number or an address of another form is left out.
const phone = z
  .string()
  .regex(/^\+?\d[\d ()-]{1,30}$/)
  .nullish()
  .catch(null);
const url = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .nullish()
  .catch(null);

const helpline = z
  .object({ name: text.min(1), phone, url, hours: maybeText, country: country.nullish() })
  .transform((row): Helpline | null =>
    row.phone == null && row.url == null
      ? null
      : { ...row, phone: row.phone ?? null, url: row.url ?? null, country: row.country ?? null },
  );

/** Questions and helplines that can be read. */
export const content = z
  .object({
    questions: z.array(question.nullable().catch(null)).max(100).transform(present),
    helplines: z.array(helpline.nullable().catch(null)).max(100).transform(present),
    country: country.nullish().catch(null),
    countries: z.array(country.nullable().catch(null)).max(300).transform(present).catch([]),
  })
  .transform(({ country, ...rest }): ResponsibleGamingContent => ({ ...rest, country: country ?? null }));
