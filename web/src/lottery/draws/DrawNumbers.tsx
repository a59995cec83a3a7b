import clsx from "clsx";
import { useIntl } from "react-intl";
import styles from "./DrawNumbers.module.css";
import { NumberPicture } from "./NumberPicture.tsx";

/** What was drawn, as it looks on the table: balls, dice, runners. */
export function DrawNumbers({
  kind,
  numbers,
  isLarge = false,
}: {
  kind: string;
  numbers: readonly string[];
  isLarge?: boolean;
}) {
  const { formatMessage } = useIntl();
  // The same number may come twice: only the place tells them apart.
  const places = numbers.map((number, place) => ({ number, place }));
  return (
    <ol className={clsx(styles.numbers, isLarge && styles.large)} aria-label={formatMessage({ id: "lottery_numbers" })}>
      {places.map(({ number, place }) => (
        <li key={`${place}-${number}`} style={{ animationDelay: `${place * 70}ms` }}>
          <NumberPicture kind={kind} number={number} />
        </li>
      ))}
    </ol>
  );
}
