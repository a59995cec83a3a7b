import { useFormikContext } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { SelectField } from "../forms/SelectField.tsx";
import { TextField } from "../forms/TextField.tsx";
import styles from "./TeamBetFilters.module.css";
import { periodPresets, type TeamBetSearch } from "./teamBetSearch.ts";

/** A period: a preset, or two days. `isRefused`: the server has refused the days. */
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
