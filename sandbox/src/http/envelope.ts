import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "./env.ts";
import type { PlatformError } from "./errors.ts";
import type { Language } from "./languages.ts";
import { MESSAGES } from "./messages.ts";

/** A value in the platform's envelope. */
export const envelope = <Env extends AppEnv>(c: Context<Env>, value: unknown) => ({
  success: true,
  value,
  message: "",
  code: "OK",
  traceId: c.var.traceId,
});

/** Sends a value in the platform's envelope. */
export const ok = <Env extends AppEnv>(c: Context<Env>, value: unknown) => c.json(envelope(c, value));

/** Sends an error in the platform's envelope; with `legacyStatus` as HTTP 200, as older platforms do. */
export function refuse(c: Context<AppEnv>, error: PlatformError, legacyStatus: boolean) {
  if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
  const body = {
    success: false,
    value: error.value ?? null,
    message: messageOf(error, c.var.language ?? "EN"),
    code: error.code,
    fields: error.fields,
    traceId: c.var.traceId,
  };
  return c.json(body, (legacyStatus ? 200 : error.status) as ContentfulStatusCode);
}

/** The text of a refusal: what is wrong with a value, where that can be said. */
function messageOf({ code, fields = [] }: PlatformError, language: Language): string {
  const { codes, rules } = MESSAGES[language];
  const [said] = fields.flatMap(({ rule, sign = "" }) => {
    const text = Object.hasOwn(rules, rule) ? rules[rule] : undefined;
    return text === undefined ? [] : text.replace("{sign}", () => sign);
  });
  return said ?? codes[code];
}
