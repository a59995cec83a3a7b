import { phoneForm } from "@atrium/schema/typed";
import type { IntlShape } from "react-intl";
import { string } from "yup";

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
