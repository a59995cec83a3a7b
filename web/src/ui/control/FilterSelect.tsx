import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./FilterSelect.module.css";

interface Props<Value extends string> {
  label: ReactNode;
  /** Shows the label above the field. */
  isLabelled?: boolean;
  value: Value;
  /** The value that filters nothing more than usual; the first option by default. */
  standard?: Value | undefined;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** A native select for one of a few options. */
export function FilterSelect<Value extends string>({
  label,
  isLabelled,
  value,
  options,
  standard = options[0]?.value,
  onChange,
}: Props<Value>) {
  return (
    <label className={styles.field}>
      <span className={isLabelled ? styles.label : "visually-hidden"}>{label}</span>
      <select
        className={clsx(styles.select, value !== standard && styles.changed)}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
