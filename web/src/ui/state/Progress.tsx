import styles from "./Progress.module.css";

interface Props {
  value: number;
  max: number;
  /** `good` when the goal is reached, `over` when it can't be reached any more. */
  tone?: "good" | "over" | undefined;
  "aria-label"?: string;
  "aria-labelledby"?: string;
}

/** How much of a goal is done. It needs a name: of its own, or of an element. */
export const Progress = ({ value, max, tone, ...name }: Props) => (
  <progress {...name} className={styles.progress} data-tone={tone} max={max} value={Math.min(value, max)} />
);
