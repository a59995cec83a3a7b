import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { MenuDraw_standing$key } from "../../__generated__/MenuDraw_standing.graphql.ts";
import { useServerSecond } from "../../time/serverSecond.ts";
import { clock, phaseAt } from "../draws/drawPhase.ts";
import { NumberPicture } from "../draws/NumberPicture.tsx";
import styles from "./MenuDraw.module.css";

/** A race has ten numbers: a list shows the first ones. */
const MOST_NUMBERS = 6;

/** The last numbers of a lottery and the time until its bets close, in a list. */
export function MenuDraw({ standing: key, kind }: { standing: MenuDraw_standing$key; kind: string }) {
  const { formatMessage } = useIntl();
  const { current, last } = useFragment(
    graphql`
      fragment MenuDraw_standing on LotteryStanding {
        current {
          # passed on to phaseAt
          state
          # passed on to phaseAt
          closesAt
          # passed on to phaseAt
          drawsAt
        }
        last {
          numbers
          prizes {
            numbers
          }
        }
      }
    `,
    key,
  );
  const second = useServerSecond();
  const { phase, seconds } = phaseAt(current, second * 1000);
  const special = last?.prizes[0]?.numbers[0];
  const numbers = special ? [...special] : (last?.numbers ?? []);
  const places = numbers.slice(0, MOST_NUMBERS).map((number, place) => ({ number, place }));
  return (
    <span className={styles.draw}>
      {places.length > 0 && (
        <span className={styles.numbers}>
          <span className="visually-hidden">{formatMessage({ id: "lottery_last" })}</span>
          {places.map(({ number, place }) => (
            <NumberPicture key={`${place}-${number}`} kind={kind} number={number} />
          ))}
        </span>
      )}
      <span className={styles.clock} data-phase={phase}>
        <span className="visually-hidden">{formatMessage({ id: `lottery_until_${phase}` })}</span>
        <span>{second === 0 || phase === "drawing" ? "··:··" : clock(seconds)}</span>
      </span>
    </span>
  );
}
