import { plainContact, plainDigits, plainText } from "@atrium/schema/typed";
import type { IntlShape } from "react-intl";
import { boolean, object, type Schema, type StringSchema, string } from "yup";
import { formProblem } from "../../forms/hasForm.ts";
import { meets, readPattern, ruleMessage } from "../form/fieldRule.ts";
import { confirmPasswordSchema, newPasswordSchema } from "../password/newPassword.ts";
import { mobileSchema } from "../phone/mobileSchema.ts";
import { plainFields, type RegistrationFieldSettings } from "./registrationFields.ts";

interface Conditions {
  readonly fields: readonly RegistrationFieldSettings[];
  readonly minimumAge: number;
  readonly now: Date;
}

/** Date of birth of a person who reaches this age today. */
export function latestBirthday(age: number, now: Date): string {
  return new Date(Date.UTC(now.getFullYear() - age, now.getMonth(), now.getDate())).toISOString().slice(0, 10);
}

/** Validates a registration by the operator's settings: one rule for each field, and the terms. */
export function registrationSchema(intl: IntlShape, { fields, minimumAge, now }: Conditions) {
  const { formatMessage } = intl;
  const notEmpty = (label: string) =>
    formatMessage({ id: "session_not_empty" }, { field: formatMessage({ id: label }) });
  const rules: Record<string, Schema> = {
    terms: boolean().oneOf([true], formatMessage({ id: "register_terms_missing" })),
  };
  for (const field of fields) {
    const { name, isRequired } = field;
    const text = (label: string) => (isRequired ? string().trim().required(notEmpty(label)) : string().trim());
    const plain = plainFields[name];
    if (plain) rules[plain.name] = bounded(intl, text(plain.label), field);
    else if (name === "USERNAME") rules.username = bounded(intl, text("session_username"), field);
    else if (name === "PASSWORD")
      rules.password = newPasswordSchema(intl, field).required(notEmpty("session_password"));
    else if (name === "CONFIRM_PASSWORD") rules.confirmPassword = confirmPasswordSchema(intl, "password");
    else if (name === "MOBILE") Object.assign(rules, mobileSchema(intl, isRequired));
    else if (name === "VERIFICATION_CODE") rules.verificationCode = text("sms_code").max(255);
    else if (name === "CAPTCHA") rules.captcha = object({ text: text("session_captcha") });
    else if (name === "BIRTHDAY") {
      const latest = latestBirthday(minimumAge, now);
      const born = text("reg_birthday").matches(/^(1[89]|20)\d\d-\d\d-\d\d$/, {
        message: formatMessage({ id: "register_birthday_wrong" }),
        excludeEmptyString: true,
      });
      rules.birthday = born.test(
        "age",
        formatMessage({ id: "register_age_missing" }, { age: minimumAge }),
        (value = "") => value === "" || value <= latest,
      );
    }
  }
  if (!rules.birthday)
    rules.age = boolean().oneOf([true], formatMessage({ id: "register_age_missing" }, { age: minimumAge }));
  return object(rules);
}

/** How the platform keeps what phones and contact lists type; other fields as they are. */
const keptAs: Partial<Record<RegistrationFieldSettings["name"], (typed: string) => string>> = {
  ...{ LINE: plainContact, WHATSAPP: plainContact, ZALO: plainContact, FACEBOOK: plainContact, WECHAT: plainContact },
  ...{ QQ_NUMBER: plainContact, PAYMENT_PASSWORD: plainDigits, ID_NUMBER: plainText, AFFILIATE_CODE: plainText },
};

/** Length and pattern of a field, with the operator's message for both, or with the sign that the pattern has nowhere. */
function bounded(intl: IntlShape, rule: StringSchema<string | undefined>, field: RegistrationFieldSettings) {
  const [isMet, hasLength] = [meets(field), meets({ ...field, pattern: null })];
  const form = readPattern(field.pattern);
  const otherwise = ruleMessage(intl, field);
  return rule
    .transform(keptAs[field.name] ?? ((typed: string) => typed))
    .test("pattern", otherwise, (value = "", { createError }) => {
      if (value === "" || isMet(value)) return true;
      return form && hasLength(value)
        ? createError({ message: formProblem(intl, value, form.source, otherwise) })
        : false;
    });
}
