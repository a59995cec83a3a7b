import { Form, Formik } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { object, string } from "yup";
import type { ConvertDialog_points$key } from "../__generated__/ConvertDialog_points.graphql.ts";
import type { ConvertDialogMutation } from "../__generated__/ConvertDialogMutation.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";
import { AmountField } from "../forms/AmountField.tsx";
import { readCount, times, writeAmount } from "../forms/amounts.ts";
import { MoneyFormError } from "../forms/MoneyFormError.tsx";
import { secret } from "../relay/secret.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { showToastOnDemand } from "../ui/notice/showToastOnDemand.ts";
import { Amount, formatAmount } from "../ui/text/Amount.tsx";
import { FactLine } from "../ui/text/Facts.tsx";
import styles from "./PointRewards.module.css";
import { PointsPassword } from "./PointsPassword.tsx";

interface Values {
  points: string;
  password: string;
}

interface Props {
  points: ConvertDialog_points$key;
  onClose: () => void;
}

/** Turns points into money of the wallet: shows the amount first, and asks for the password. */
export function ConvertDialog({ points: key, onClose }: Props) {
  const { formatMessage, locale } = useIntl();
  const { total, terms } = useFragment(
    graphql`
      fragment ConvertDialog_points on PointBalance @throwOnFieldError {
        total
        terms {
          convertStep
          convertLeast
          convertWorth {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    `,
    key,
  );
  const { convertStep: step, convertLeast: least, convertWorth } = terms;
  const moneyOf = (steps: number) => ({ ...convertWorth, amount: times(convertWorth.amount, steps) });
  const most = Math.floor(total / step) * step;
  const read = (text: string) => readCount(text, locale);
  const isStep = (text: string) => read(text) >= least && read(text) % step === 0;
  const submit = useFormChange<ConvertDialogMutation, Values>(
    graphql`
      mutation ConvertDialogMutation($input: ConvertPointsInput!) {
        convertPoints(input: $input) {
          converted {
            ...Money_amount @relay(mask: false)
          }
          member {
            points {
              ...OwnPoints_sums @relay(mask: false)
            }
            wallet {
              ...Balance_wallet
            }
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "convert points",
      variables: ({ points, password }) => ({
        input: { points: readCount(points, locale), password: secret(password) },
      }),
      onDone({ convertPoints: { converted } }) {
        if (!converted) return;
        const text = formatMessage({ id: "points_convert_done" }, { amount: formatAmount(converted, locale) });
        showToastOnDemand(text);
        onClose();
      },
    },
  );
  const schema = object({
    points: string()
      .default("")
      .test("step", formatMessage({ id: "points_convert_step" }, { step }), isStep)
      .test("points", formatMessage({ id: "points_too_few" }), (text) => !(read(text) > total)),
    password: string().required(formatMessage({ id: "points_password_missing" })),
  });
  return (
    <Dialog title={<FormattedMessage id="points_convert" />} onClose={onClose} isSticky size="sm">
      <Formik<Values>
        initialValues={{ points: writeAmount(String(most), locale), password: "" }}
        validationSchema={schema}
        onSubmit={submit}
      >
        {({ values, isSubmitting }) => (
          <Form className={styles.form} noValidate>
            <AmountField
              name="points"
              label={formatMessage({ id: "points" })}
              currency={undefined}
              required
              facts={<FormattedMessage id="points_convert_help" values={{ step, total }} />}
            />
            <PointsPassword />
            <dl className={styles.sums} aria-live="polite">
              <FactLine name="points_you_get">
                <Amount {...moneyOf(isStep(values.points) ? read(values.points) / step : 0)} />
              </FactLine>
            </dl>
            <p className={styles.note}>
              <FormattedMessage id="points_worth" values={{ points: step, amount: <Amount {...convertWorth} /> }} />{" "}
              <FormattedMessage id="points_convert_final" />
            </p>
            <MoneyFormError change="convert points" />
            <Button type="submit" isWide isBusy={isSubmitting} text="points_convert_submit" />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
