import { Form, Formik } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { boolean, object, string } from "yup";
import type { PlayBreakScreenQuery } from "../../__generated__/PlayBreakScreenQuery.graphql.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FormError } from "../../forms/FormError.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { Moment } from "../../time/Moment.tsx";
import styles from "../Settings.module.css";
import { type PlayBreakValues, useTakePlayBreak } from "./useTakePlayBreak.ts";

/** Begins a break from play: a time-out, or a self-exclusion, which asks for the password. */
export function PlayBreakScreen() {
  const { formatMessage } = useIntl();
  const { viewer } = useFreshQuery<PlayBreakScreenQuery>(graphql`
    query PlayBreakScreenQuery @throwOnFieldError {
      viewer {
        member {
          playBreak {
            until
          }
          playLimits {
            timeOuts
            selfExclusions
          }
        }
      }
    }
  `);
  const onSubmit = useTakePlayBreak();
  if (!viewer.member) return null;
  const { playBreak, playLimits } = viewer.member;
  const isExclusion = (length: string) => playLimits.selfExclusions.some((choice) => choice === length);
  const initialValues: PlayBreakValues & { isSure: boolean } = {
    length: playLimits.timeOuts[0] ?? "",
    password: "",
    isSure: false,
  };
  const schema = object({
    password: string().when("length", ([length], field) =>
      isExclusion(length) ? field.required(formatMessage({ id: "close_password_missing" })) : field,
    ),
    isSure: boolean().oneOf([true], formatMessage({ id: "break_sure_missing" })),
  });
  return (
    <>
      {playBreak && (
        <p className={styles.notice}>
          {playBreak.until ? (
            <FormattedMessage id="break_until" values={{ at: <Moment at={playBreak.until} style="plain" /> }} />
          ) : (
            <FormattedMessage id="break_forever" />
          )}
        </p>
      )}
      <div className={styles.about}>
        <p>
          <FormattedMessage id="break_about" />
        </p>
        <p>
          <FormattedMessage id="break_no_way_back" />
        </p>
      </div>
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
        {({ values }) => (
          <Form className={styles.form} noValidate>
            <SelectField
              name="length"
              label={formatMessage({ id: "break_length" })}
              options={[...playLimits.timeOuts, ...playLimits.selfExclusions].map((length) => ({
                value: length,
                label: formatMessage({ id: `break_length_${length}` }),
              }))}
            />
            {isExclusion(values.length) && (
              <PasswordField
                name="password"
                label={formatMessage({ id: "session_password" })}
                autoComplete="current-password"
                required
              />
            )}
            <CheckboxField name="isSure">
              <FormattedMessage id="break_sure" />
            </CheckboxField>
            <FormError />
            <SubmitButton text="break_submit" />
          </Form>
        )}
      </Formik>
    </>
  );
}
