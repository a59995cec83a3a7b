import { z } from "zod";
import type { RegistrationField, RegistrationFieldName, RegistrationForm } from "../../__generated__/types.ts";
import { attempt } from "../../basics/attempt.ts";
import { entryOf } from "../../basics/entryOf.ts";
import { registrationBonus } from "../../site/registrationBonus.wire.ts";
import { flag, known, maybeInstant, maybeText } from "../../upstream/wire.ts";
import { login } from "../login.wire.ts";

/** The platform's names of the registration fields. */
const names: Readonly<Record<string, RegistrationFieldName>> = {
  username: "USERNAME",
  password: "PASSWORD",
  confirmPassword: "CONFIRM_PASSWORD",
  payeeName: "PAYEE_NAME",
  email: "EMAIL",
  qqNum: "QQ_NUMBER",
  mobileNum: "MOBILE",
  recommenderId: "RECOMMENDER_ID",
  captcha: "CAPTCHA",
  verificationCode: "VERIFICATION_CODE",
  affiliateCode: "AFFILIATE_CODE",
  paymentPassword: "PAYMENT_PASSWORD",
  line: "LINE",
  whatsapp: "WHATSAPP",
  zalo: "ZALO",
  facebook: "FACEBOOK",
  wechat: "WECHAT",
  idNumber: "ID_NUMBER",
  birthday: "BIRTHDAY",
};

const bound = z
  .number()
  .int()
  .min(0)
  .max(10_000)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** A regular expression for the browser. One that is invalid is left out; the platform still checks the value. */
const pattern = z
  .string()
  .max(500)
  .nullish()
  .catch(null)
  .transform((source) => (source == null || source === "*" || !isReadable(source) ? null : source));

const setting = z.object({
  enabled: flag,
  required: flag,
  minLength: bound,
  maxLength: bound,
  acceptedPattern: pattern,
  patternId: bound,
});

const form = z.record(z.string().max(50), setting.nullable().catch(null)).transform((settings): RegistrationForm => {
  const fields = Object.entries(settings).flatMap(([wireName, row]): RegistrationField[] => {
    const name = entryOf(names, wireName);
    if (name === undefined || !row?.enabled) return [];
    const { required: isRequired, minLength, maxLength, acceptedPattern, patternId } = row;
    return [{ name, isRequired, minLength, maxLength, pattern: acceptedPattern, patternId }];
  });
  return { fields, requiresSmsCode: fields.some(({ name }) => name === "VERIFICATION_CODE") };
});

/** The fields of both forms, in the platform's order. */
export const registrationSettings = z
  .object({ register: form, registerMobile: form })
  .transform(({ register, registerMobile }) => ({ username: register, mobile: registerMobile }));

const isReadable = (source: string): boolean => attempt(() => new RegExp(source, "u")) !== undefined;

/** The opened account. The name is null where the platform does not say it: then the member info has it. */
export const registered = login.and(z.object({ username: maybeText, bonus: registrationBonus }));

export const humanCheck = z
  .object({
    provider: z.string().transform((name) => name.toUpperCase()),
    challenge: maybeText,
    difficulty: z.number().int().min(0).max(64).nullish().catch(null),
    siteKey: maybeText,
    expiresAt: maybeInstant,
  })
  .transform(({ provider, difficulty, ...task }) => ({
    ...task,
    provider: known(["NONE", "POW", "TURNSTILE"], "NONE").parse(provider),
    difficulty: difficulty ?? null,
  }));

export const noHumanCheck: z.output<typeof humanCheck> = {
  provider: "NONE",
  challenge: null,
  difficulty: null,
  siteKey: null,
  expiresAt: null,
};
