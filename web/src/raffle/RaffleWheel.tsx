import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { RaffleWheel_raffle$key } from "../__generated__/RaffleWheel_raffle.graphql.ts";
import styles from "./Raffle.module.css";

const RADIUS = 100;
const LABEL_RADIUS = 76;

interface Props {
  raffle: RaffleWheel_raffle$key;
  /** Degrees. */
  turn: number;
  isTurning: boolean;
  /** The prize to mark. */
  winner: string | undefined;
}

/** The wheel: a field for each prize, and a pointer at the top. */
export function RaffleWheel({ raffle: key, turn, isTurning, winner }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  const { prizes } = useFragment(
    graphql`
      fragment RaffleWheel_raffle on Raffle {
        prizes {
          internalID
          kind
          amount {
            amount
          }
        }
      }
    `,
    key,
  );
  const angle = 360 / prizes.length;
  return (
    <div
      className={styles.wheel}
      role="img"
      aria-label={formatMessage({ id: "raffle_wheel" }, { count: prizes.length })}
    >
      <svg
        viewBox="-104 -104 208 208"
        aria-hidden="true"
        className={styles.disc}
        style={{ transform: `rotate(${turn}deg)` }}
      >
        {prizes.map(({ internalID, kind, amount }, index) => (
          <g key={internalID} transform={`rotate(${index * angle})`}>
            <path
              d={fieldPath(angle)}
              className={styles.field}
              data-tone={index % 2 === 0 ? "even" : "odd"}
              data-wins={(internalID === winner && !isTurning) || undefined}
            />
            <g transform={`rotate(${angle / 2}) translate(0 ${-LABEL_RADIUS})`}>
              <text className={styles.label}>
                {kind === "NONE" ? "–" : formatNumber(Number(amount.amount), { notation: "compact" })}
              </text>
              <text className={styles.kind} y="13">
                {kind === "NONE" ? "" : formatMessage({ id: `raffle_kind_${kind}` })}
              </text>
            </g>
          </g>
        ))}
        <circle r={RADIUS} className={styles.rim} />
        <circle r="14" className={styles.hub} />
      </svg>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.pointer}>
        <path d="M12 22 4 3h16z" />
      </svg>
    </div>
  );
}

/** The path of a field that begins at the top and goes clockwise. */
function fieldPath(angle: number): string {
  const end = (angle * Math.PI) / 180;
  const [x, y] = [RADIUS * Math.sin(end), -RADIUS * Math.cos(end)];
  return `M0 0V${-RADIUS}A${RADIUS} ${RADIUS} 0 ${angle > 180 ? 1 : 0} 1 ${x.toFixed(3)} ${y.toFixed(3)}Z`;
}
