import { type CSSProperties, useId } from "react";
import styles from "./Club.module.css";

interface Props {
  color: string | null | undefined;
  secondaryColor: string | null | undefined;
  /** From 0. Higher ones have more: jewels, a wreath, rays, a star. */
  rank: number;
}

const RAYS = Array.from({ length: 12 }, (_, i) => i * 30);
/** Degrees from the foot of the medal. */
const LEAVES = [24, 46, 68, 90, 112];

/** The medal of a level in its colours. Names and ranks stand beside it, so the picture is never the only sign. */
export function ClubCrown({ color, secondaryColor, rank }: Props) {
  const id = useId();
  const from = color ?? "var(--color-line-strong)";
  const colours = { "--club": from, "--club-light": secondaryColor ?? from } as CSSProperties;
  const jewels = [0, -26, 26, -13, 13].slice(0, Math.max(1, Math.min(rank, 5)));
  return (
    <svg viewBox="-50 -50 100 100" className={styles.medal} style={colours} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}disc`} cy="0.3">
          <stop offset="0" className={styles.pale} />
          <stop offset="0.55" className={styles.full} />
          <stop offset="1" className={styles.deep} />
        </radialGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#fff6c9" />
          <stop offset="0.5" stopColor="#f7c53c" />
          <stop offset="1" stopColor="#c2740c" />
        </linearGradient>
      </defs>
      <circle r="46" fill={`url(#${id}disc)`} className={styles.ink} />
      {rank >= 3 &&
        RAYS.map((turn) => (
          <path key={turn} d="M0 4-5-40H5Z" transform={`rotate(${turn})`} opacity="0.16" fill="#fff" />
        ))}
      <circle r="40.5" fill="none" className={styles.ring} />
      {rank >= 2 &&
        LEAVES.flatMap((turn) => [turn, -turn]).map((turn) => (
          <ellipse
            key={turn}
            cx="0"
            cy="34"
            rx="3.6"
            ry="8"
            transform={`rotate(${turn}) rotate(${turn < 0 ? -62 : 62} 0 34)`}
            fill={`url(#${id}gold)`}
            className={styles.thin}
          />
        ))}
      <g strokeLinejoin="round">
        <path d="M-26 20-31-10-14 4 0-19 14 4 31-10 26 20Z" fill={`url(#${id}gold)`} className={styles.ink} />
        <path d="M-21 10-25-1-12 9 0-9 12 9 25-1 21 10Z" fill="#9a5a08" opacity="0.35" />
        <rect x="-27" y="16" width="54" height="11" rx="3.5" fill={`url(#${id}gold)`} className={styles.ink} />
        {[
          [-31, -11, 3.6],
          [0, -20, 4.4],
          [31, -11, 3.6],
        ].map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} fill="#fff6c9" className={styles.thin} />
        ))}
        {jewels.map((x) => (
          <path
            key={x}
            d="M0-4.5 4.5 0 0 4.5-4.5 0Z"
            transform={`translate(${x * 0.8} 21.5)`}
            className={styles.jewel}
          />
        ))}
        {rank > 3 && <ellipse cy="5" rx="5.5" ry="7.5" className={styles.jewel} />}
      </g>
      {rank >= 5 && (
        <path
          d="M0-43 2.6-36.5 9.5-36 4.2-31.5 6-25 0-28.5-6-25-4.2-31.5-9.5-36-2.6-36.500Z"
          fill={`url(#${id}gold)`}
          className={styles.thin}
        />
      )}
      <path d="M-34-20A40 40 0 0 1-12-37" className={styles.gleam} />
    </svg>
  );
}
