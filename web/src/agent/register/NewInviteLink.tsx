import { Form, Formik } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { object, string } from "yup";
import type { useMakeInviteLink_agent$key } from "../../__generated__/useMakeInviteLink_agent.graphql.ts";
import { accepted } from "../../forms/accepted.ts";
import { FormError } from "../../forms/FormError.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import { RateField } from "../RateField.tsx";
import { rateSchema } from "../rateSchema.ts";
import { REBATE_DECIMALS, readRate } from "../rates.ts";
import { type DownlineKind, KindField } from "./KindField.tsx";
import { useMakeInviteLink } from "./useMakeInviteLink.ts";

interface Values {
  label: string;
  kind: DownlineKind;
  rebate: string;
  /** The last day, `yyyy-MM-dd`; empty for a link without an end. */
  lastDay: string;
}

const EMPTY: Values = { label: "", kind: "PLAYER", rebate: "0", lastDay: "" };

/** The end of a day on this device. */
const endOfDay = (day: string) => new Date(`${day}T23:59:59`);

interface Props {
  agent: useMakeInviteLink_agent$key;
  maxRebate: string;
}

/** Makes an invitation link. A request that is sent again makes one link. */
export function NewInviteLink({ agent, maxRebate }: Props) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const [isMade, setMade] = useState(false);
  const submit = useMakeInviteLink<Values>(agent, {
    input: ({ label, kind, rebate, lastDay }) => ({
      label: label.trim() || null,
      kind,
      rebate: accepted(readRate(rebate, locale, REBATE_DECIMALS)),
      expiresAt: lastDay === "" ? null : endOfDay(lastDay).toISOString(),
    }),
    onDone({ startOver }) {
      startOver();
      setMade(true);
    },
  });
  const schema = object({
    rebate: rateSchema(intl, { most: maxRebate, decimals: REBATE_DECIMALS }),
    lastDay: string().test(
      "future",
      formatMessage({ id: "agent_link_past" }),
      (day = "") => day === "" || endOfDay(day) > new Date(),
    ),
  });
  return (
    <section className={styles.card} aria-labelledby="new-link">
      <Text as="h3" id="new-link" className={styles.heading} text="agent_link_new" />
      <Formik<Values>
        initialValues={EMPTY}
        validationSchema={schema}
        onSubmit={async (values, helpers) => {
          setMade(false);
          await submit(values, helpers);
        }}
      >
        {({ isSubmitting }) => (
          <Form className={styles.form} noValidate>
            <TextField
              name="label"
              label={formatMessage({ id: "agent_link_label" })}
              autoComplete="off"
              maxLength={30}
              isOptional
            />
            <KindField />
            <RateField most={maxRebate} />
            <TextField name="lastDay" type="date" label={formatMessage({ id: "agent_link_last_day" })} isOptional />
            <FormError />
            <Button type="submit" isBusy={isSubmitting} text="agent_link_submit" />
            <p role="status" className={styles.note}>
              {isMade && <FormattedMessage id="agent_link_made" />}
            </p>
          </Form>
        )}
      </Formik>
    </section>
  );
}
