import { Die } from "./Die.tsx";
import styles from "./DrawNumbers.module.css";

const isFace = (number: string) => /^[1-6]$/.test(number);

/** One number as its kind of draw shows it; its accessible text is the number. */
export function NumberPicture({ kind, number }: { kind: string; number: string }) {
  if (kind === "THREE_DICE" && isFace(number)) return <Die face={Number(number)} />;
  if (kind === "RACE") {
    return (
      <span className={styles.runner} data-runner={Number(number)}>
        {number}
      </span>
    );
  }
  return <span className={styles.ball}>{number}</span>;
}
