import clsx from "clsx";
import { useIntl } from "react-intl";
import styles from "./DrawNumbers.module.css";
import { NumberPicture } from "./NumberPicture.tsx";

/** The numbers of a draw as pictures: balls, dice, runners. */
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
  // A number may occur twice, so only its place identifies it.
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
