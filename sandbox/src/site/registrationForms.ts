import { namesOf, recordOf } from "@atrium/schema/records";
import { z } from "zod";
import { VALIDATORS } from "./validators.ts";

/** Possible fields of the registration forms, in display order, with their pattern and bounds. */
const FIELDS = {
  username: { patternId: 1, minLength: 4, maxLength: 16 },
  mobileNum: { patternId: 4, minLength: 6, maxLength: 15 },
  verificationCode: { patternId: 0, minLength: 0, maxLength: 255 },
  password: { patternId: 2, minLength: 8, maxLength: 64 },
  confirmPassword: { patternId: 0, minLength: 8, maxLength: 64 },
  email: { patternId: 5, minLength: 3, maxLength: 254 },
  payeeName: { patternId: 6, minLength: 2, maxLength: 50 },
  birthday: { patternId: 0, minLength: 10, maxLength: 10 },
  idNumber: { patternId: 9, minLength: 6, maxLength: 20 },
  qqNum: { patternId: 7, minLength: 5, maxLength: 12 },
  line: { patternId: 8, minLength: 3, maxLength: 50 },
  whatsapp: { patternId: 8, minLength: 3, maxLength: 50 },
  zalo: { patternId: 8, minLength: 3, maxLength: 50 },
  facebook: { patternId: 8, minLength: 3, maxLength: 50 },
  wechat: { patternId: 8, minLength: 3, maxLength: 50 },
  paymentPassword: { patternId: 10, minLength: 6, maxLength: 6 },
  recommenderId: { patternId: 11, minLength: 4, maxLength: 16 },
  affiliateCode: { patternId: 11, minLength: 4, maxLength: 16 },
  captcha: { patternId: 0, minLength: 4, maxLength: 4 },
} as const;

export type RegistrationFieldName = keyof typeof FIELDS;
const FIELD_NAMES = namesOf(FIELDS);

/** The two forms, by the platform's names. */
export const FORM_NAMES = ["register", "registerMobile"] as const;
export type FormName = (typeof FORM_NAMES)[number];

type Switch = { enabled: boolean; required: boolean };
const required: Switch = { enabled: true, required: true };
const optional: Switch = { enabled: true, required: false };

/** Default settings; all other fields are off. */
const DELIVERED: Record<FormName, Partial<Record<RegistrationFieldName, Switch>>> = {
  register: { username: required, password: required, email: optional, affiliateCode: optional },
  registerMobile: {
    mobileNum: required,
    verificationCode: required,
    password: required,
    confirmPassword: required,
    affiliateCode: optional,
  },
};

/** Fields that cannot be switched off: an account needs them. */
const ALWAYS: Record<FormName, readonly RegistrationFieldName[]> = {
  register: ["username", "password"],
  registerMobile: ["mobileNum"],
};
/** Fields that are always required when they are on. */
const NEVER_OPTIONAL: ReadonlySet<string> = new Set([
  "captcha",
  "confirmPassword",
  "password",
  "paymentPassword",
  "verificationCode",
]);

const PATTERN_IDS: ReadonlySet<unknown> = new Set(VALIDATORS.map(({ patternId }) => patternId));
const length = z.int().min(0).max(255);
const Change = z.strictObject({
  enabled: z.boolean().optional(),
  required: z.boolean().optional(),
  minLength: length.optional(),
  maxLength: length.optional(),
  patternId: z
    .int()
    .refine((id) => PATTERN_IDS.has(id))
    .optional(),
});

/** The operator's changes of the forms, by form and field. */
export const RegistrationChanges = z.partialRecord(z.enum(FORM_NAMES), z.partialRecord(z.enum(FIELD_NAMES), Change));
export type RegistrationChanges = z.output<typeof RegistrationChanges>;

export interface FieldSetting extends Switch {
  minLength: number;
  maxLength: number;
  acceptedPattern: string;
  patternId: number;
}
export type FormSettings = Record<RegistrationFieldName, FieldSetting>;

/** The current settings of a form. Where the law requires a date of birth, it cannot be switched off. */
export function formSettings(form: FormName, changes: RegistrationChanges, needsBirthday: boolean): FormSettings {
  const setting = (name: RegistrationFieldName): FieldSetting => {
    const delivered = DELIVERED[form][name] ?? { enabled: false, required: false };
    const { patternId, ...rest } = { ...FIELDS[name], ...delivered, ...changes[form]?.[name] };
    const isFixed = ALWAYS[form].includes(name) || (name === "birthday" && needsBirthday);
    const enabled = rest.enabled || isFixed;
    return {
      ...rest,
      enabled,
      required: enabled && (rest.required || isFixed || NEVER_OPTIONAL.has(name)),
      patternId,
      acceptedPattern: String(
        VALIDATORS.find((validator) => validator.patternId === patternId)?.acceptedPattern ?? "*",
      ),
    };
  };
  return recordOf(FIELD_NAMES, setting);
}
