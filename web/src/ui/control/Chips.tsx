import type { ReactNode } from "react";
import { Chip } from "./Chip.tsx";
import styles from "./Chips.module.css";
import type { ChipLook } from "./chipProps.ts";
import { useSelectedInSight } from "./useSelectedInSight.ts";

interface Props<Value> extends ChipLook {
  /** The group's name, for screen readers. */
  label: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  selected: Value;
  onSelect: (value: Value) => void;
  /** The row stays one line, scrolls sideways, and shows the selected chip. */
  isScrolling?: boolean;
}

/** A group of chips of which one is selected. */
export function Chips<Value extends string | number | null>(props: Props<Value>) {
  const { label, options, selected, onSelect, isScrolling = false, ...look } = props;
  const row = useSelectedInSight<HTMLFieldSetElement>(options.findIndex(({ value }) => value === selected));
  return (
    <fieldset
      ref={isScrolling ? row : undefined}
      className={styles.row}
      aria-label={label}
      data-size={look.size}
      data-shape={look.shape}
      data-scrolls={isScrolling || undefined}
    >
      {options.map((option) => (
        <Chip
          key={option.value}
          {...look}
          isSelected={option.value === selected}
          aria-pressed={option.value === selected}
          onClick={() => onSelect(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </fieldset>
  );
}
