import { plainContact, plainDigits, plainText, strangeSign } from "@atrium/schema/typed";
import { z } from "zod";
import type { FieldFault } from "../../http/errors.ts";
import { faultOf } from "../../http/fieldRule.ts";
import { text } from "../../http/input.ts";
import { folded } from "../../member/folded.ts";
import { straightName } from "../../member/personName.ts";
import type { FormSettings, RegistrationFieldName } from "../../site/registrationForms.ts";
import { humanCheckBody } from "../humanCheck/humanCheck.ts";

const maybe = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || undefined);
/** A contact, as it is kept. */
const plain = (max: number) => maybe(max).transform((typed) => typed && plainContact(typed));

/** Body of a registration; the form's settings say which fields are required. */
export const RegisterBody = z.object({
  username: maybe(64),
  password: maybe(256),
  confirmPassword: maybe(256),
  payeeName: maybe(255).transform((name) => name && straightName(name)),
  email: maybe(254),
  qqNum: plain(255),
  countryDialingCode: maybe(8),
  mobileNum: maybe(32),
  recommenderId: maybe(255),
  captcha: maybe(255),
  captchaId: maybe(64),
  verificationCode: maybe(255),
  affiliateCode: maybe(255).transform((code) => code && plainText(code)),
  paymentPassword: maybe(255).transform((digits) => digits && plainDigits(digits)),
  line: plain(255),
  whatsapp: plain(255),
  zalo: plain(255),
  facebook: plain(255),
  wechat: plain(255),
  idNumber: maybe(255),
  birthday: maybe(255),
  referralCode: maybe(64),
  domain: maybe(255),
  currency: maybe(5),
  termsVersion: maybe(100),
  registerUrl: maybe(2_000),
  registerMethod: z.literal("WEB").nullish(),
  registerTicket: maybe(1_000),
  firebaseChannel: z.literal("sms").nullish(),
  firebaseIdToken: maybe(8_192),
  login: z.boolean().default(true),
  ...humanCheckBody,
});
export type RegisterBody = z.output<typeof RegisterBody>;

/**
 * Fields without a check here: the code is checked when it is used, the number by its country's rules, the password by
 * `requireGoodPassword`, and its repetition must equal it.
 */
const OWN_RULES: ReadonlySet<string> = new Set([
  "verificationCode",
  "mobileNum",
  "password",
  "confirmPassword",
  "captcha",
]);

/** Faults of a form by its settings. */
export function faultsOf(settings: FormSettings, body: RegisterBody): FieldFault[] {
  return Object.entries(settings).flatMap(([field, setting]): FieldFault[] => {
    if (!setting.enabled) return [];
    const value = body[field as RegistrationFieldName];
    if (value === undefined) return setting.required && !isProven(field, body) ? [{ field, rule: "required" }] : [];
    const fault = OWN_RULES.has(field) ? undefined : faultOf(field, value, setting);
    // No sign of a secret is repeated.
    const isNamed = fault?.rule === "pattern" && field !== "paymentPassword";
    const sign = isNamed ? strangeSign(value, setting.acceptedPattern) : undefined;
    return fault ? [sign === undefined ? fault : { ...fault, rule: "sign", sign }] : [];
  });
}

/** A token of the phone-auth provider replaces the code. */
const isProven = (field: string, body: RegisterBody) =>
  field === "verificationCode" && body.firebaseIdToken !== undefined;

/** Drops fields that the form does not have: they must not reach the account. */
export function asked(settings: FormSettings, body: RegisterBody): RegisterBody {
  const off = Object.entries(settings).flatMap(([field, { enabled }]) => (enabled ? [] : [[field, undefined]]));
  return { ...body, ...Object.fromEntries(off) };
}

/** Folds what only one account can have: two spellings of it are one. */
export function foldedForm(body: RegisterBody): RegisterBody {
  const { username, email, idNumber } = body;
  return {
    ...body,
    ...(username && { username: folded(username) }),
    ...(email && { email: folded(email) }),
    ...(idNumber && { idNumber: folded(idNumber) }),
  };
}
