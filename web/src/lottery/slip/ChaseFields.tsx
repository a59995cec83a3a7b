import { useFormikContext } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import fieldStyles from "../../forms/TextField.module.css";
import { TextField } from "../../forms/TextField.tsx";
import { useFormFailure } from "../../forms/useFormFailure.ts";
import { Switch } from "../../ui/control/Switch.tsx";
import styles from "./BetSlip.module.css";
import type { SlipValues } from "./slip.ts";

/** Repeats the slip on the following draws. */
export function ChaseFields() {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<SlipValues>();
  const { fields } = useFormFailure() ?? {};
  const message = fields?.["chase.draws"] ?? fields?.chase;
  return (
    <div className={styles.chase}>
      <Switch isOn={values.isChase} onChange={(isOn) => void setFieldValue("isChase", isOn)}>
        <FormattedMessage id="lottery_chase" />
      </Switch>
      {values.isChase && (
        <>
          <TextField
            name="draws"
            label={formatMessage({ id: "lottery_chase_draws" })}
            inputMode="numeric"
            maxLength={2}
          />
          {message && (
            <p className={fieldStyles.error} role="alert">
              {message}
            </p>
          )}
          <CheckboxField name="stopOnWin">
            <FormattedMessage id="lottery_chase_stop" />
          </CheckboxField>
        </>
      )}
    </div>
  );
}
