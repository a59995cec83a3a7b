import { useFormikContext } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { SelectField } from "../forms/SelectField.tsx";
import { TextField } from "../forms/TextField.tsx";
import styles from "./TeamBetFilters.module.css";
import { periodPresets, type TeamBetSearch } from "./teamBetSearch.ts";

/** A stretch of days by its name, or from one day to another. `isRefused`: the server would not have these days. */
export function PeriodField({ isRefused }: { isRefused: boolean }) {
  const { formatMessage } = useIntl();
  const { values, errors } = useFormikContext<TeamBetSearch>();
  const isCustom = values.period === "CUSTOM";
  return (
    <>
      <SelectField
        name="period"
        label={formatMessage({ id: "agent_period" })}
        options={[...periodPresets, "CUSTOM"].map((value) => ({
          value,
          label: formatMessage({ id: `agent_period_${value}` }),
        }))}
      />
      {isCustom && (
        <>
          <TextField name="from" type="date" label={formatMessage({ id: "agent_from" })} />
          <TextField name="to" type="date" label={formatMessage({ id: "agent_to" })} />
        </>
      )}
      {isRefused && !errors.to && (
        <p className={styles.refused} role="alert">
          <FormattedMessage id="agent_range_refused" />
        </p>
      )}
    </>
  );
}
