import type { IntlShape } from "react-intl";
import { string } from "yup";

/** People write numbers with spaces and dashes. The platform knows which digits a country has. */
const form = /^(?:[\s-]*\d){6,15}[\s-]*$/;

/** Validation of a form's `countryDialingCode` and `mobile`. */
export function mobileSchema({ formatMessage }: IntlShape, isRequired = true) {
  const mobile = string()
    .trim()
    .matches(form, { message: formatMessage({ id: "mobile_wrong" }), excludeEmptyString: true });
  if (!isRequired) return { countryDialingCode: string(), mobile };
  const notEmpty = formatMessage({ id: "session_not_empty" }, { field: formatMessage({ id: "mobile_number" }) });
  return {
    countryDialingCode: string().required(formatMessage({ id: "mobile_country_missing" })),
    mobile: mobile.required(notEmpty),
  };
}
