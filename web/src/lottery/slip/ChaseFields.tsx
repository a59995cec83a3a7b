import { useFormikContext } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import type { FormStatus } from "../../forms/formStatus.ts";
import fieldStyles from "../../forms/TextField.module.css";
import { TextField } from "../../forms/TextField.tsx";
import { Switch } from "../../ui/control/Switch.tsx";
import styles from "./BetSlip.module.css";
import type { SlipValues } from "./slip.ts";

/** Repeats the slip on the following draws. */
export function ChaseFields() {
  const { formatMessage } = useIntl();
  const { values, status: said, setFieldValue } = useFormikContext<SlipValues>();
  const status: FormStatus | undefined = said;
  const refusal = status?.fields["chase.draws"] ?? status?.fields.chase;
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
          {refusal && (
            <p className={fieldStyles.error} role="alert">
              {refusal}
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
