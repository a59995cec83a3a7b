/** A field of the form, as the operator has set it. */
export const rule = (name: string, more: object = {}) => ({
  name,
  isRequired: true,
  minLength: 0,
  maxLength: 255,
  pattern: null,
  patternId: 0,
  ...more,
});
export const byName = [
  rule("USERNAME", { pattern: "^[a-z][a-z0-9]{3,15}$", patternId: 1, minLength: 4, maxLength: 16 }),
  rule("PASSWORD", { patternId: 2, minLength: 8, maxLength: 64 }),
];
const byNumber = [rule("MOBILE"), rule("VERIFICATION_CODE"), rule("PASSWORD"), rule("CONFIRM_PASSWORD")];
export const bonus = { amount: "1000", currency: "VND" };

export interface RegistrationChanges {
  fields?: object[];
  features?: object;
  affiliate?: object | null;
  age?: number;
  phoneAuth?: object | null;
}

/** The answer to the registration's query, with the operator's settings. */
export const registrationAnswers = ({
  fields = byName,
  features = {},
  affiliate = null,
  age = 18,
  phoneAuth = null,
}: RegistrationChanges = {}) => ({
  Site: () => ({
    id: "site",
    affiliate,
    phoneAuth,
    promotions: { edges: [] },
    countries: [{ code: "VN", name: "Vietnam", dialingCode: "+84" }],
  }),
  SiteFeatures: () => ({ directRegistration: true, mobileRegistration: true, termsPrechecked: true, ...features }),
  Brand: () => ({ minimumAge: age, registrationBonus: bonus, registrationBonusTurnover: bonus }),
  RegistrationSettings: () => ({
    username: { requiresSmsCode: false, fields },
    mobile: { requiresSmsCode: true, fields: byNumber },
  }),
  HelpCentre: () => ({ version: "v1" }),
  Viewer: () => ({ systemStatus: { country: "VN" }, rememberedLogin: null }),
});
