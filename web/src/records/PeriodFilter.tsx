import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FilterSelect } from "../ui/control/FilterSelect.tsx";
import field from "../ui/control/Input.module.css";
import {
  mostDays,
  noDays,
  type PeriodPreset,
  type PeriodSearch,
  periodPresets,
  rangeProblem,
  standardOf,
} from "./period.ts";
import styles from "./Records.module.css";
import type { Changes } from "./search.ts";

interface Props {
  value: PeriodSearch;
  presets?: readonly PeriodPreset[];
  /** The id of a text to show above the field: what happens in the period. */
  label?: string;
  /** Whether each day can have a time. */
  hasTimes?: boolean;
  /** The most days that can be chosen. */
  most?: number;
  onChange: (changes: Changes) => void;
}

const fields = [
  { name: "from", type: "date", label: "agent_from" },
  { name: "fromTime", type: "time", label: "agent_from_time" },
  { name: "to", type: "date", label: "agent_to" },
  { name: "toTime", type: "time", label: "agent_to_time" },
] as const;

/** Chooses a period: a preset, or two days, which count once both are valid. */
export function PeriodFilter({
  value,
  presets = periodPresets,
  label,
  hasTimes = false,
  most = mostDays,
  onChange,
}: Props) {
  const { formatMessage } = useIntl();
  const problemId = useId();
  /** Days that are not in the address yet. */
  const [draft, setDraft] = useState<PeriodSearch | null>(null);
  const [seen, setSeen] = useState(value.period);
  // Another period was chosen by other means.
  if (seen !== value.period) {
    setSeen(value.period);
    setDraft(null);
  }
  const shown = draft ?? value;
  const problem = shown.period === "CUSTOM" ? rangeProblem(shown, new Date(), most) : null;
  const isWrong = problem !== null && shown.from !== "" && shown.to !== "";
  const choose = (next: PeriodSearch) => {
    const isReady = next.period !== "CUSTOM" || rangeProblem(next, new Date(), most) === null;
    setDraft(isReady ? null : next);
    if (isReady) onChange({ ...next, period: next.period === "CUSTOM" ? "" : next.period });
  };
  return (
    <>
      <FilterSelect
        label={<FormattedMessage id={label ?? "agent_period"} />}
        isLabelled={label !== undefined}
        value={shown.period}
        standard={standardOf(presets)}
        options={([...presets, "CUSTOM"] as const).map((option) => ({
          value: option,
          label: formatMessage({ id: `agent_period_${option}` }),
        }))}
        onChange={(period) => choose({ ...(period === "CUSTOM" ? shown : noDays), period })}
      />
      {shown.period === "CUSTOM" &&
        fields
          .filter(({ type }) => type === "date" || hasTimes)
          .map(({ name, type, label: id }) => (
            <label key={name} className={styles.day}>
              <FormattedMessage id={id} />
              <input
                className={field.input}
                type={type}
                value={shown[name]}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? problemId : undefined}
                onChange={({ target }) => choose({ ...shown, [name]: target.value })}
              />
            </label>
          ))}
      {isWrong && (
        <p role="alert" id={problemId} className={styles.problem}>
          <FormattedMessage id={`agent_range_${problem}`} values={{ days: most }} />
        </p>
      )}
    </>
  );
}
