import { scaleBand, scaleLinear } from "d3-scale";
import { useCallback, useState } from "react";
import { useIntl } from "react-intl";
import { formatAmount, formatCompact } from "../../ui/text/Amount.tsx";
import { dayMs } from "../period.ts";
import styles from "./Profit.module.css";

/** The result of a day, or of the days that begin with it. */
export interface DayResult {
  readonly day: string;
  /** The name of the days, when there are more than one. */
  readonly name?: string;
  readonly amount: string;
  readonly currency: string;
}

const [HEIGHT, LEFT, TOP, BOTTOM] = [220, 48, 24, 24];
/** The width that the name of a day takes. */
const NAME = 76;

/** The props of a `ProfitChart`. */
export interface ProfitChartProps {
  days: readonly DayResult[];
  /** What screen readers get; the number of days with a gain by default. */
  label?: string;
}

/** Adds the days on which nothing moved, so that every day has its place in the chart. */
function withQuietDays(days: readonly DayResult[]): readonly DayResult[] {
  const [first] = days;
  if (!first || first.name) return days;
  const from = Date.parse(first.day);
  const known = new Map(days.map((result) => [result.day, result]));
  return Array.from({ length: (Date.parse(days.at(-1)?.day ?? first.day) - from) / dayMs + 1 }, (_, index) => {
    const day = new Date(from + index * dayMs).toISOString().slice(0, 10);
    return known.get(day) ?? { ...first, day, amount: "0" };
  });
}

/**
 * The results of days as bars above and below a line. It is an SVG, so that the style sheet gives its colours in both
 * themes and with forced colours. A pointer over a bar, or the arrow keys, show its value: over the picture lies a slider that is
 * not seen, which screen readers read too. The table beside it says the same.
 */
export function ProfitChart({ days: moved, label: ownLabel }: ProfitChartProps) {
  const { formatMessage, formatDate, locale } = useIntl();
  const [width, setWidth] = useState(720);
  const [place, setPlace] = useState<number | null>(null);
  /** The picture is as wide as its place, so that its text keeps its size. */
  const measure = useCallback((picture: SVGSVGElement | null) => {
    if (!picture) return;
    const observer = new ResizeObserver(() => setWidth(picture.clientWidth || 720));
    observer.observe(picture);
    return () => observer.disconnect();
  }, []);
  const days = withQuietDays(moved);
  const values = days.map(({ amount }) => Number(amount));
  const x = scaleBand<string>()
    .domain(days.map(({ day }) => day))
    .range([LEFT, width])
    .paddingInner(0.25);
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values)])
    .nice(4)
    .range([HEIGHT - BOTTOM, TOP]);
  const dayText = (day: string) => formatDate(day, { day: "numeric", month: "short", timeZone: "UTC" });
  const valueText = (result: DayResult) =>
    `${result.name ?? dayText(result.day)}: ${formatAmount({ ...result, signDisplay: "exceptZero" }, locale)}`;
  /** Where a text stands, so that it ends inside the picture. */
  const textAt = (day: string, reach: number) => {
    const middle = (x(day) ?? 0) + x.bandwidth() / 2;
    if (middle - reach < LEFT) return { x: LEFT, textAnchor: "start" } as const;
    return middle + reach > width
      ? ({ x: width, textAnchor: "end" } as const)
      : ({ x: middle, textAnchor: "middle" } as const);
  };
  const gains = values.filter((value) => value > 0).length;
  const label = ownLabel ?? formatMessage({ id: "profit_chart" }, { days: days.length, gains });
  const zero = y(0);
  const last = days.length - 1;
  /** Every how manyth day has its name below: from the last one backwards. */
  const every = Math.ceil((days.length * NAME) / (width - LEFT));
  const shown = place === null ? undefined : days[place];
  const chosen = days[place ?? last];
  return (
    <div className={styles.chart} data-screen-only>
      <svg ref={measure} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        {y.ticks(4).map((tick) => (
          <g key={tick} className={styles.grid}>
            <line x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 8} y={y(tick)} dy="0.32em" textAnchor="end">
              {formatCompact(tick, locale)}
            </text>
          </g>
        ))}
        {days.map(({ day }, index) => {
          const at = y(values[index] ?? 0);
          return (
            <rect
              key={day}
              className={styles.day}
              data-loss={at > zero || undefined}
              data-faint={(shown && index !== place) || undefined}
              x={x(day)}
              width={Math.max(1, x.bandwidth())}
              y={Math.min(at, zero)}
              height={Math.max(1, Math.abs(at - zero))}
              rx={Math.min(3, x.bandwidth() / 4)}
            />
          );
        })}
        <line className={styles.zero} x1={LEFT} x2={width} y1={zero} y2={zero} />
        {days.map(
          ({ day }, index) =>
            (last - index) % every === 0 && (
              <text key={day} className={styles.name} y={HEIGHT - 6} {...textAt(day, NAME / 2)}>
                {dayText(day)}
              </text>
            ),
        )}
        {shown && (
          <text className={styles.value} y={14} {...textAt(shown.day, 1.25 * NAME)}>
            {valueText(shown)}
          </text>
        )}
      </svg>
      <input
        type="range"
        className={styles.slider}
        style={{ "--left": LEFT / width, "--bars": days.length }}
        aria-label={formatMessage({ id: "profit_chart_bar" })}
        aria-valuetext={chosen && valueText(chosen)}
        min={0}
        max={last}
        value={place ?? last}
        onChange={({ target }) => setPlace(Number(target.value))}
        onFocus={() => setPlace(place ?? last)}
        onBlur={() => setPlace(null)}
        onPointerMove={({ currentTarget, clientX }) => {
          const bars = currentTarget.getBoundingClientRect();
          const over = Math.floor(((clientX - bars.left) / bars.width) * days.length);
          setPlace(Math.min(Math.max(over, 0), last));
        }}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setPlace(null)}
      />
    </div>
  );
}
