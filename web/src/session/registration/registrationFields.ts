import { graphql } from "react-relay";
import type { RegisterForms_site$data, RegistrationFieldName } from "../../__generated__/RegisterForms_site.graphql.ts";

// Spread with `@relay(mask: false)`, because a session key has the settings of both forms as they came.
graphql`
  fragment registrationFields_form on RegistrationForm {
    requiresSmsCode
    fields {
      name
      isRequired
      minLength
      maxLength
      pattern
      patternId
    }
  }
`;

export type RegistrationFormSettings = NonNullable<RegisterForms_site$data["registration"]>["username"];
export type RegistrationFieldSettings = RegistrationFormSettings["fields"][number];

/** The values of the form; fields that the form does not ask for stay empty. */
export const emptyRegistration = {
  username: "",
  password: "",
  confirmPassword: "",
  payeeName: "",
  email: "",
  qqNumber: "",
  countryDialingCode: "",
  mobile: "",
  verificationCode: "",
  recommenderId: "",
  affiliateCode: "",
  paymentPassword: "",
  line: "",
  whatsapp: "",
  zalo: "",
  facebook: "",
  wechat: "",
  idNumber: "",
  birthday: "",
  captcha: { id: "", text: "" },
  terms: false,
  age: false,
};

export type RegistrationValues = Readonly<typeof emptyRegistration>;

interface PlainField {
  readonly name: Exclude<keyof RegistrationValues, "captcha" | "terms" | "age">;
  readonly label: string;
  readonly autoComplete: string;
  readonly inputMode?: "numeric" | "email";
  readonly isSecret?: boolean;
}

/** The fields that are a plain line of text. */
export const plainFields: Partial<Record<RegistrationFieldName, PlainField>> = {
  EMAIL: { name: "email", label: "password_email_address", autoComplete: "email", inputMode: "email" },
  PAYEE_NAME: { name: "payeeName", label: "reg_payee_name", autoComplete: "name" },
  ID_NUMBER: { name: "idNumber", label: "reg_id_number", autoComplete: "off" },
  QQ_NUMBER: { name: "qqNumber", label: "reg_qq_number", autoComplete: "off", inputMode: "numeric" },
  LINE: { name: "line", label: "reg_line", autoComplete: "off" },
  WHATSAPP: { name: "whatsapp", label: "reg_whatsapp", autoComplete: "off" },
  ZALO: { name: "zalo", label: "reg_zalo", autoComplete: "off" },
  FACEBOOK: { name: "facebook", label: "reg_facebook", autoComplete: "off" },
  WECHAT: { name: "wechat", label: "reg_wechat", autoComplete: "off" },
  RECOMMENDER_ID: { name: "recommenderId", label: "reg_recommender", autoComplete: "off" },
  AFFILIATE_CODE: { name: "affiliateCode", label: "reg_affiliate_code", autoComplete: "off" },
  PAYMENT_PASSWORD: {
    name: "paymentPassword",
    label: "reg_payment_password",
    autoComplete: "off",
    inputMode: "numeric",
    isSecret: true,
  },
};
