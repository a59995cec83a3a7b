import type { IntlShape } from "react-intl";
import { string } from "yup";

/** Spaces and dashes are as people write numbers; which digits a country has, the platform knows. */
const form = /^(?:[\s-]*\d){6,15}[\s-]*$/;

/** The rules of a form's `countryDialingCode` and `mobile`. */
export const mobileSchema = ({ formatMessage }: IntlShape) => ({
  countryDialingCode: string().required(formatMessage({ id: "mobile_country_missing" })),
  mobile: string()
    .trim()
    .required(formatMessage({ id: "session_not_empty" }, { field: formatMessage({ id: "mobile_number" }) }))
    .matches(form, formatMessage({ id: "mobile_wrong" })),
});
