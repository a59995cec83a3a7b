import { useFormikContext } from "formik";
import { useIntl } from "react-intl";
import { SelectField } from "../../forms/SelectField.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { type PeriodSearch, periodPresets } from "../../records/period.ts";
import type { TimedPeriod } from "./timedPeriod.ts";

/** A period as fields of a form: a preset, or two days. With a `TimedPeriod` each day can have a time. */
export function PeriodField() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<PeriodSearch & Partial<TimedPeriod>>();
  const isCustom = values.period === "CUSTOM";
  const hasTimes = values.fromTime !== undefined;
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
          {hasTimes && (
            <TextField name="fromTime" type="time" label={formatMessage({ id: "agent_from_time" })} isOptional />
          )}
          <TextField name="to" type="date" label={formatMessage({ id: "agent_to" })} />
          {hasTimes && (
            <TextField name="toTime" type="time" label={formatMessage({ id: "agent_to_time" })} isOptional />
          )}
        </>
      )}
    </>
  );
}
