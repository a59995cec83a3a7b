import type { ReactNode } from "react";
import styles from "./Switch.module.css";

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** A switch that takes effect at once. */
export const Switch = ({ isOn, onChange, children }: Props) => (
  <label className={styles.switch}>
    {children}
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
