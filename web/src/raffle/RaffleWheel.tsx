import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { RaffleWheel_raffle$key } from "../__generated__/RaffleWheel_raffle.graphql.ts";
import { formatCompact } from "../ui/text/Amount.tsx";
import styles from "./Raffle.module.css";

const RADIUS = 100;
const LABEL_RADIUS = 76;
/** Degrees of the lamps on the rim. */
const LAMPS = Array.from({ length: 24 }, (_, i) => i * 15);

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
  const { formatMessage, locale } = useIntl();
  const { prizes } = useFragment(
    graphql`
      fragment RaffleWheel_raffle on Raffle {
        prizes {
          internalID
          kind
          title
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
        viewBox="-120 -120 240 240"
        aria-hidden="true"
        className={styles.disc}
        style={{ transform: `rotate(${turn}deg)` }}
      >
        <defs>
          <radialGradient id="raffle-depth" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={RADIUS}>
            <stop offset="0.1" stopOpacity="0.55" />
            <stop offset="0.62" stopOpacity="0" />
            <stop offset="0.94" stopColor="#fff" stopOpacity="0.16" />
            <stop offset="1" stopOpacity="0.4" />
          </radialGradient>
        </defs>
        {prizes.map(({ internalID, kind }, index) => (
          <path
            key={internalID}
            d={fieldPath(angle)}
            transform={`rotate(${index * angle})`}
            className={styles.field}
            data-kind={kind}
            data-tone={index % 2 === 0 ? "even" : "odd"}
            data-wins={(internalID === winner && !isTurning) || undefined}
          />
        ))}
        <circle r={RADIUS} fill="url(#raffle-depth)" className={styles.depth} />
        {prizes.map(({ internalID, kind, title, amount }, index) => (
          <g key={internalID} transform={`rotate(${(index + 0.5) * angle}) translate(0 ${-LABEL_RADIUS})`}>
            <PrizeSign kind={kind} />
            {kind === "NONE" ? (
              <text className={styles.kind}>{title}</text>
            ) : (
              <>
                <text className={styles.label}>{formatCompact(Number(amount.amount), locale)}</text>
                <text className={styles.kind} y="13">
                  {formatMessage({ id: `raffle_kind_${kind}` })}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
      <svg
        viewBox="-120 -120 240 240"
        aria-hidden="true"
        className={styles.frame}
        data-turning={isTurning || undefined}
      >
        <defs>
          <linearGradient id="raffle-gold" x1="0" y1="0" x2="0.4" y2="1">
            <stop offset="0" stopColor="#fff3b4" />
            <stop offset="0.45" stopColor="#f8c740" />
            <stop offset="1" stopColor="#b56a0a" />
          </linearGradient>
        </defs>
        <circle r="108" className={styles.rim} />
        <circle r="116" className={styles.edge} />
        <circle r="100" className={styles.edge} />
        {LAMPS.map((degrees, index) => (
          <circle
            key={degrees}
            cy="-108"
            r="3.6"
            transform={`rotate(${degrees + 7.5})`}
            className={styles.lamp}
            data-tone={index % 2 === 0 ? "even" : "odd"}
          />
        ))}
        <circle r="24" className={styles.hub} />
        <circle r="17.5" className={styles.cap} />
        <path d="M0-12 3.4-4 12-3.2 5.6 2.6 7.6 11 0 6.5-7.6 11-5.6 2.6-12-3.2-3.4-4Z" className={styles.hub} />
        <path d="M0-80-15-107Q-15-117 0-117T15-107Z" className={styles.hub} />
        <circle cy="-106" r="5" className={styles.gem} />
      </svg>
    </div>
  );
}

/** Below the words of a prize: a coin, or a present. */
function PrizeSign({ kind }: { kind: string }) {
  if (kind === "CASH")
    return (
      <g transform="translate(0 29)" className={styles.sign}>
        <circle cy="2" r="9" />
        <circle r="9" />
        <circle r="6" />
        <path d="M-2-2H2V2H-2Z" />
      </g>
    );
  if (kind === "BONUS")
    return (
      <g transform="translate(0 30)" className={styles.sign}>
        <path d="M-7-1H7V9H-7ZM-9-5H9V-1H-9ZM-1.5-5H1.5V9H-1.5ZM0-5Q-8-6-5-10T0-5Q2-14 5-10T0-5" />
      </g>
    );
  return null;
}

/** The path of a field that begins at the top and goes clockwise. */
function fieldPath(angle: number): string {
  const end = (angle * Math.PI) / 180;
  const [x, y] = [RADIUS * Math.sin(end), -RADIUS * Math.cos(end)];
  return `M0 0V${-RADIUS}A${RADIUS} ${RADIUS} 0 ${angle > 180 ? 1 : 0} 1 ${x.toFixed(3)} ${y.toFixed(3)}Z`;
}
