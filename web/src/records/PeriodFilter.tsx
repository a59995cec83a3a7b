import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FilterSelect } from "../ui/control/FilterSelect.tsx";
import {
  mostDays,
  type PeriodPreset,
  type PeriodSearch,
  periodEntries,
  periodPresets,
  rangeProblem,
  standardOf,
} from "./period.ts";
import styles from "./Records.module.css";

interface Props {
  search: PeriodSearch;
  presets?: readonly PeriodPreset[];
  /** The id of a text to show above the field: what happens in the period. */
  label?: string;
  /** The most days that can be chosen. */
  most?: number;
  /** Gets the parameters of the address; empty ones are to be removed. */
  onChange: (entries: ReturnType<typeof periodEntries>) => void;
}

/** Chooses a period: a preset, or two days, which count once both are valid. */
export function PeriodFilter({ search, presets = periodPresets, label, most = mostDays, onChange }: Props) {
  const { formatMessage } = useIntl();
  const problemId = useId();
  /** Days that are not in the address yet. */
  const [draft, setDraft] = useState<PeriodSearch | null>(null);
  const { period, from, to } = draft ?? search;
  const problem = period === "CUSTOM" ? rangeProblem(from, to, new Date(), most) : null;
  const isWrong = problem !== null && from !== "" && to !== "";
  const choose = (next: PeriodSearch) => {
    const isReady = next.period !== "CUSTOM" || rangeProblem(next.from, next.to, new Date(), most) === null;
    setDraft(isReady ? null : next);
    if (isReady) onChange(periodEntries(next, presets));
  };
  const day = (name: "from" | "to", value: string) => (
    <label className={styles.day}>
      <FormattedMessage id={name === "from" ? "agent_from" : "agent_to"} />
      <input
        type="date"
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? problemId : undefined}
        onChange={({ target }) => choose({ period: "CUSTOM", from, to, [name]: target.value })}
      />
    </label>
  );
  return (
    <>
      <FilterSelect
        label={<FormattedMessage id={label ?? "agent_period"} />}
        isLabelled={label !== undefined}
        value={period}
        standard={standardOf(presets)}
        options={([...presets, "CUSTOM"] as const).map((value) => ({
          value,
          label: formatMessage({ id: `agent_period_${value}` }),
        }))}
        onChange={(value) =>
          choose(value === "CUSTOM" ? { period: value, from, to } : { period: value, from: "", to: "" })
        }
      />
      {period === "CUSTOM" && (
        <>
          {day("from", from)}
          {day("to", to)}
        </>
      )}
      {isWrong && (
        <p role="alert" id={problemId} className={styles.problem}>
          <FormattedMessage id={`agent_range_${problem}`} values={{ days: most }} />
        </p>
      )}
    </>
  );
}
