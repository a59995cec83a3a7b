import clsx from "clsx";
import { useFormikContext } from "formik";
import { ChevronDown } from "lucide-react";
import { useEffect, useId } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { MobileField_site$key } from "../../__generated__/MobileField_site.graphql.ts";
import type { MobileField_viewer$key } from "../../__generated__/MobileField_viewer.graphql.ts";
import { FieldLabel } from "../../forms/FieldLabel.tsx";
import text from "../../forms/TextField.module.css";
import { useFormField } from "../../forms/useFormField.ts";
import styles from "./MobileField.module.css";

interface Props {
  site: MobileField_site$key;
  viewer: MobileField_viewer$key;
  isRequired?: boolean;
  /**
   * The field of a login, which takes a user name as well: `username` of the form around has the same text. While it is a
   * name, there is no dialing code.
   */
  orName?: { readonly label: string; readonly isName: boolean; readonly autoComplete: string };
}

/**
 * A mobile number with its dialing code: `countryDialingCode` and `mobile` of the form around. The dialing code starts
 * with that of the visitor's country.
 */
export function MobileField({ site, viewer, isRequired = true, orName }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { countries } = useFragment(
    graphql`
      fragment MobileField_site on Site {
        countries @catch(to: NULL) {
          code
          name
          dialingCode
        }
      }
    `,
    site,
  );
  const { systemStatus } = useFragment(
    graphql`
      fragment MobileField_viewer on Viewer {
        systemStatus @catch(to: NULL) {
          country
        }
      }
    `,
    viewer,
  );
  const { setFieldValue } = useFormikContext();
  const country = useFormField<string>("countryDialingCode");
  const isName = orName?.isName ?? false;
  const name = isName ? "username" : "mobile";
  const { input, error: wrongNumber, change } = useFormField<string>(name);
  const error = wrongNumber ?? (isName ? undefined : country.error);
  const dialingCode = country.input.value;
  const local = countries?.find(({ code }) => code === systemStatus?.country) ?? countries?.[0];
  const suggestion = dialingCode === "" ? local?.dialingCode : undefined;
  useEffect(() => {
    if (suggestion !== undefined) void setFieldValue("countryDialingCode", suggestion, false);
  }, [suggestion, setFieldValue]);

  return (
    <div className={text.field}>
      <FieldLabel
        htmlFor={id}
        label={orName?.label ?? formatMessage({ id: "mobile_number" })}
        isOptional={!isRequired}
      />
      <div className={text.frame} data-invalid={error !== undefined || undefined}>
        {!isName && (
          <span className={styles.dialing}>
            <span aria-hidden="true">{dialingCode || "+"}</span>
            <ChevronDown size={14} aria-hidden="true" />
            <select
              className={styles.select}
              aria-label={formatMessage({ id: "mobile_country" })}
              name="countryDialingCode"
              autoComplete="tel-country-code"
              value={dialingCode}
              onChange={(event) => country.change(event.target.value)}
              aria-invalid={country.error !== undefined}
              aria-describedby={country.error ? `${id}-note` : undefined}
            >
              {countries?.map(({ code, name, dialingCode }) => (
                <option key={code} value={dialingCode}>
                  {`${name} ${dialingCode}`}
                </option>
              ))}
            </select>
          </span>
        )}
        <input
          id={id}
          name={name}
          {...(orName
            ? { autoComplete: orName.autoComplete, autoCapitalize: "none", spellCheck: false }
            : { type: "tel", inputMode: "tel", autoComplete: "tel-national", maxLength: 20 })}
          value={input.value}
          onBlur={input.onBlur}
          onChange={({ target: { value } }) => {
            change(value);
            if (orName) void setFieldValue(isName ? "mobile" : "username", value, false);
          }}
          aria-required={isRequired}
          aria-invalid={wrongNumber !== undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className={clsx(text.input, !isName && styles.number)}
        />
      </div>
      {error && (
        <span id={`${id}-note`} className={text.error} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
