import { scaleBand, scaleLinear } from "d3-scale";
import { useIntl } from "react-intl";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { formatAmount } from "../../ui/text/Amount.tsx";
import styles from "./Profit.module.css";

/** The result of a day. */
export interface DayResult {
  readonly day: string;
  readonly amount: string;
  readonly currency: string;
}

const [HEIGHT, LEFT, BOTTOM] = [220, 48, 24];
/** The picture is scaled to its place: a narrower one keeps its text readable on phones. */
const [WIDE, NARROW] = [720, 340];

/** The props of a `ProfitChart`. */
export interface ProfitChartProps {
  days: readonly DayResult[];
  /** What screen readers get; the number of days with a gain by default. */
  label?: string;
}

/**
 * The results of days as bars above and below a line. It is an SVG, so that the style sheet gives its colours in both
 * themes and with forced colours. The table beside it says the same; screen readers get one sentence.
 */
export function ProfitChart({ days, label: ownLabel }: ProfitChartProps) {
  const { formatMessage, formatNumber, formatDate, locale } = useIntl();
  const width = usePhone() ? NARROW : WIDE;
  const values = days.map(({ amount }) => Number(amount));
  const x = scaleBand<string>()
    .domain(days.map(({ day }) => day))
    .range([LEFT, width])
    .paddingInner(0.25);
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values)])
    .nice(4)
    .range([HEIGHT - BOTTOM, 8]);
  const dayText = (day: string) => formatDate(day, { day: "numeric", month: "short", timeZone: "UTC" });
  const gains = values.filter((value) => value > 0).length;
  const label = ownLabel ?? formatMessage({ id: "profit_chart" }, { days: days.length, gains });
  const zero = y(0);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      {y.ticks(4).map((tick) => (
        <g key={tick} className={styles.grid}>
          <line x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={LEFT - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {formatNumber(tick, { notation: "compact", maximumFractionDigits: 1 })}
          </text>
        </g>
      ))}
      {days.map((result, index) => {
        const at = y(values[index] ?? 0);
        return (
          <rect
            key={result.day}
            className={styles.day}
            data-loss={at > zero || undefined}
            x={x(result.day)}
            width={Math.max(1, x.bandwidth())}
            y={Math.min(at, zero)}
            height={Math.max(1, Math.abs(at - zero))}
            rx={Math.min(3, x.bandwidth() / 4)}
          >
            <title>{`${dayText(result.day)}: ${formatAmount({ ...result, signDisplay: "exceptZero" }, locale)}`}</title>
          </rect>
        );
      })}
      <line className={styles.zero} x1={LEFT} x2={width} y1={zero} y2={zero} />
      {[days.at(0), days.length > 1 ? days.at(-1) : undefined].map(
        (end, index) =>
          end && (
            <text
              key={end.day}
              className={styles.end}
              x={index === 0 ? LEFT : width}
              y={HEIGHT - 6}
              textAnchor={index === 0 ? "start" : "end"}
            >
              {dayText(end.day)}
            </text>
          ),
      )}
    </svg>
  );
}
