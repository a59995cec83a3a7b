import { z } from "zod";
import type { UserError, UserErrorCode } from "../__generated__/types.ts";
import { entryOf } from "../basics/entryOf.ts";
import type { LanguageCode } from "../language/language.ts";
import { textIn } from "../language/texts.ts";
import { remainingOf, remainingText } from "./remaining.ts";
import { standingOf } from "./standing.ts";
import { isUserErrorCode, textOf } from "./texts.ts";
import { type FieldRefusal, UpstreamError } from "./upstreamError.ts";
import { waitText } from "./waitText.ts";

const refusal = z.object({ triesLeft: z.int().nonnegative() });

/** Number of wrong tries that the platform still allows; null when its refusal does not say. */
const triesLeftOf = ({ value }: UpstreamError): number | null => refusal.safeParse(value).data?.triesLeft ?? null;

/** The text that follows the refusal's own text: how many tries are left. */
const triesLeftText = (count: number, language: LanguageCode): string =>
  textIn(language, "refused_tries_left", { count: String(count) });

/** A refusal that a person can correct, before the platform is called. */
export class InputRefusal extends Error {
  readonly code: UserErrorCode;
  readonly field: readonly string[] | null;
  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: UserErrorCode, field: readonly string[] | null = null, retryAfter?: number) {
    super(code);
    this.name = "InputRefusal";
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

export interface MutateOptions {
  language: LanguageCode;
  /** Paths of the GraphQL input by the platform's field names. */
  fields?: Readonly<Record<string, readonly string[]>>;
  /** What says more than the text of the code, about a field or the whole input; undefined where nothing does. */
  explain?: (refusal: UpstreamError, language: LanguageCode, fault?: FieldRefusal) => string | undefined;
}

/** The paths of fields that the input names as the platform does. */
export const sameNames = (...names: string[]): Record<string, readonly string[]> =>
  Object.fromEntries(names.map((name) => [name, [name]]));

/** What the payload of a refused write has beside nulls. Gets the platform's refusal, which may carry further data. */
type Refused<R> = (refusal: UpstreamError | undefined) => R;

interface Outcome {
  userErrors: UserError[];
}

/** Error codes that are never shown as field errors. */
const notCorrectable = new Set([
  "UNAUTHENTICATED",
  "SESSION_EXPIRED",
  "SESSION_REVOKED",
  "PASSWORD_CHANGE_REQUIRED",
  "TRIAL_ACCOUNT",
  "FORBIDDEN",
  "RIGHT_MISSING",
  "NOT_FOUND",
  "STEP_UP_REQUIRED",
  "SYSTEM_MAINTENANCE",
  "REGION_RESTRICTED",
  "DOMAIN_INVALID",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_TIMEOUT",
  "INTERNAL",
  "IDEMPOTENCY_MISMATCH",
  "IDEMPOTENCY_REQUIRED",
  "PAYLOAD_NOT_ENCRYPTED",
  "PAYLOAD_INVALID",
  "PAYLOAD_REPLAYED",
  "PAYLOAD_TOO_LARGE",
]);

/**
 * Runs a write. A refusal that a person can correct becomes `userErrors`, with the paths of the GraphQL input and in
 * the caller's language. All other errors are thrown.
 */
export function mutate<T extends object, R extends object>(
  options: MutateOptions & { refused: Refused<R> },
  run: () => Promise<T>,
): Promise<(T | R) & Outcome>;
export function mutate<T extends object>(
  options: MutateOptions,
  run: () => Promise<T>,
): Promise<(T | object) & Outcome>;
export async function mutate(
  { refused, ...options }: MutateOptions & { refused?: Refused<object> },
  run: () => Promise<object>,
): Promise<Outcome> {
  try {
    return { ...(await run()), userErrors: [] };
  } catch (error) {
    if (error instanceof InputRefusal) {
      const { code, field, retryAfter } = error;
      return { ...refused?.(undefined), userErrors: [userError(code, field, options.language, retryAfter)] };
    }
    if (!(error instanceof UpstreamError) || notCorrectable.has(error.code) || isFailure(error)) throw error;
    return { ...refused?.(error), userErrors: userErrorsOf(error, options) };
  }
}

/** Runs a write that only has the payload which all have: `userErrors`, and what the contract reads anew after a write. */
export const carryOut = (options: MutateOptions, run: () => Promise<unknown>) =>
  mutate(options, () => run().then(() => ({})));

/** HTTP 5xx without a code for people: the platform failed, and a person can't correct that. */
const isFailure = ({ status, code }: UpstreamError) => status >= 500 && !isUserErrorCode(code);

/** Rules of names. The platform's message says which one the first such field breaks, and with which sign. */
const saidRules: ReadonlySet<string> = new Set(["sign", "scripts", "marks", "reserved"]);

function userErrorsOf(refusal: UpstreamError, { language, fields = {}, explain }: MutateOptions): UserError[] {
  const code = isUserErrorCode(refusal.code) ? refusal.code : "UNKNOWN";
  if (refusal.fields.length === 0) {
    const own = userError(code, fieldOfCode(code, fields), language, refusal.retryAfter);
    const remaining = remainingOf(refusal);
    const error = {
      ...own,
      message: explain?.(refusal, language) ?? own.message,
      ...standingOf(refusal),
      ...(remaining && { remaining, message: `${own.message} ${remainingText(remaining, language)}` }),
    };
    // The documents show the platform's own message, where it says more than our code does.
    const saysMore = code === "SMS_SEND_FAILED" || (code === "UNKNOWN" && !refusal.isCoded);
    return [saysMore && refusal.said !== undefined ? { ...error, message: refusal.said } : error];
  }
  const fieldsCode = code === "UNKNOWN" ? "VALIDATION_FAILED" : code;
  const triesLeft = triesLeftOf(refusal);
  const explained = refusal.fields.findIndex(({ rule }) => saidRules.has(rule));
  return refusal.fields.map((fault, index) => {
    const own = userError(fieldsCode, pathOf(fields, fault.field), language, refusal.retryAfter);
    const message = explain?.(refusal, language, fault) ?? own.message;
    const error = { ...own, message: (index === explained && refusal.said) || message };
    if (triesLeft === null) return error;
    return { ...error, triesLeft, message: `${error.message} ${triesLeftText(triesLeft, language)}` };
  });
}

/** The path in the GraphQL input of a platform's field. A part such as `terms.tiers.0.rate` has the path of `terms`. */
const pathOf = (fields: Readonly<Record<string, readonly string[]>>, field: string) =>
  entryOf(fields, field) ?? entryOf(fields, field.split(".")[0] ?? "") ?? null;

/** The platform's field name for codes that always concern one field. */
const subjects: Partial<Record<UserErrorCode, string>> = {
  CAPTCHA_REQUIRED: "captcha",
  CAPTCHA_INVALID: "captcha",
  AFFILIATE_CODE_INVALID: "affiliateCode",
  USERNAME_TAKEN: "username",
  MOBILE_TAKEN: "mobileNum",
  EMAIL_TAKEN: "email",
  ID_NUMBER_TAKEN: "idNumber",
  PASSWORD_WEAK: "newPassword",
  PASSWORD_REUSED: "newPassword",
  PASSWORD_INCORRECT: "oldPassword",
  MFA_INVALID: "mfaCode",
  CODE_INVALID: "verificationCode",
  CODE_EXPIRED: "verificationCode",
  CODE_TRIES_EXCEEDED: "verificationCode",
  DOWNLINE_NOT_FOUND: "account",
  CONTRACT_EXISTS: "account",
  CONTRACT_RATE_TOO_HIGH: "terms",
};

function fieldOfCode(
  code: UserErrorCode,
  fields: Readonly<Record<string, readonly string[]>>,
): readonly string[] | null {
  return entryOf(fields, entryOf(subjects, code) ?? "") ?? null;
}

/** A user error with the text of its code. */
export function userError(
  code: UserErrorCode,
  field: readonly string[] | null,
  language: LanguageCode,
  retryAfter?: number,
): UserError {
  return {
    code,
    field: field === null ? null : [...field],
    message: waitText(code, retryAfter, language) ?? textOf(code, language),
    retryAfter: retryAfter ?? null,
    triesLeft: null,
    limit: null,
    playBreak: null,
    remaining: null,
  };
}
