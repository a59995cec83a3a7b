import { Form, Formik } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { boolean, object, string } from "yup";
import type { BreakLength, PlayBreakScreenMutation } from "../../__generated__/PlayBreakScreenMutation.graphql.ts";
import type { PlayBreakScreenQuery } from "../../__generated__/PlayBreakScreenQuery.graphql.ts";
import { announceSession } from "../../caller/sessionChannel.ts";
import { expectSessionEnd, watchSessionEnd } from "../../caller/sessionEnd.ts";
import { useLeaveSession } from "../../caller/useLeaveSession.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FormError } from "../../forms/FormError.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import { secret } from "../../relay/secret.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { Moment } from "../../time/Moment.tsx";
import { momentText } from "../../time/momentText.ts";
import { serverNow } from "../../time/serverClock.ts";
import { showToastOnDemand } from "../../ui/notice/showToastOnDemand.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";

interface Values {
  length: BreakLength | "";
  password: string;
  isSure: boolean;
}

/**
 * Begins a break from play: a time-out, or a self-exclusion, which asks for the password. The session ends, and the home screen
 * says until when.
 */
export function PlayBreakScreen() {
  const { formatMessage, locale } = useIntl();
  const leave = useLeaveSession();
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
  const onSubmit = useFormChange<PlayBreakScreenMutation, Values>(
    graphql`
      mutation PlayBreakScreenMutation($input: TakePlayBreakInput!) {
        takePlayBreak(input: $input) {
          playBreak {
            until
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ length, password }) =>
        length === "" ? null : { input: { length, password: password === "" ? null : secret(password) } },
      // Open streams may report the end of the session before the answer comes.
      onSend: expectSessionEnd,
      onFailed: watchSessionEnd,
      onDone({ takePlayBreak: { playBreak } }) {
        const at = momentText(playBreak?.until ?? serverNow(), "plain", {
          locale,
          timeZone: undefined,
          now: serverNow(),
        });
        const text = formatMessage({ id: playBreak?.until ? "break_begun" : "break_begun_forever" }, { at });
        showToastOnDemand(text);
        // Before the tabs hear that they are guests: they say why.
        announceSession("PLAY_BREAK");
        leave();
      },
    },
  );
  if (!viewer.member) return null;
  const { playBreak, playLimits } = viewer.member;
  const isExclusion = (length: string) => playLimits.selfExclusions.some((choice) => choice === length);
  const initialValues: Values = { length: playLimits.timeOuts[0] ?? "", password: "", isSure: false };
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
        <Text as="p" text="break_about" />
        <Text as="p" text="break_no_way_back" />
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
