import { picksOf } from "./bets.ts";
import { ChoiceName } from "./ChoiceName.tsx";
import styles from "./LineContent.module.css";

/** The choices of a line, position by position. */
export function LineContent({ content }: { content: string }) {
  const positions = picksOf(content).map((choices, place) => ({ choices, place }));
  return (
    <p className={styles.content}>
      {positions.map(({ choices, place }) => (
        <span key={place} className={styles.position}>
          {choices.length === 0 && <span>–</span>}
          {choices.map((choice) => (
            <span key={choice}>
              <ChoiceName choice={choice} />
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}
