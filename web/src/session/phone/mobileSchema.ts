import type { IntlShape } from "react-intl";
import { string } from "yup";

/**
 * People and contact lists write numbers with spaces, dashes, dots, brackets, invisible marks and the dialling code. The
 * platform knows which digits a country has.
 */
export const phoneForm = /^[\s\p{Cf}]*\+?(?:[\s.()/\p{Pd}\p{Cf}]*\p{Nd}){6,19}[\s\p{Cf}]*$/u;

/** Validation of a form's `countryDialingCode` and `mobile`. */
export function mobileSchema({ formatMessage }: IntlShape, isRequired = true) {
  const mobile = string()
    .trim()
    .matches(phoneForm, { message: formatMessage({ id: "mobile_wrong" }), excludeEmptyString: true });
  if (!isRequired) return { countryDialingCode: string(), mobile };
  const notEmpty = formatMessage({ id: "session_not_empty" }, { field: formatMessage({ id: "mobile_number" }) });
  return {
    countryDialingCode: string().required(formatMessage({ id: "mobile_country_missing" })),
    mobile: mobile.required(notEmpty),
  };
}
