import { type CSSProperties, useId } from "react";
import styles from "./Club.module.css";

interface Props {
  color: string | null | undefined;
  secondaryColor: string | null | undefined;
  /** From 0. Higher ones have more: a ribbon and jewels, a wreath, rays, wings, stars. */
  rank: number;
}

const turns = (count: number) => Array.from({ length: count }, (_, i) => (i * 360) / count);
const RAYS = turns(16);
const SCALLOPS = turns(24);
/** Degrees from the foot of the medal. */
const LEAVES = [20, 40, 60, 80, 100];
const SIDES = [1, -1];
const STARS = [
  [0, -50, 7],
  [-19, -46, 5],
  [19, -46, 5],
] as const;
const STAR = "M0-1 .3-.35 1-.3 .45.15 .62.85 0 .48-.62.85-.45.15-1-.3-.3-.35Z";

/** The medal of a level in its colours. Names and ranks stand beside it, so the picture is never the only sign. */
export function ClubCrown({ color, secondaryColor, rank }: Props) {
  const id = useId();
  const from = color ?? "var(--color-line-strong)";
  const colours = { "--club": from, "--club-light": secondaryColor ?? from } as CSSProperties;
  const jewels = [0, -16, 16, -8, 8].slice(0, Math.max(1, Math.min(rank, 5)));
  const gold = `url(#${id}gold)`;
  return (
    <svg viewBox="-60 -60 120 120" className={styles.medal} style={colours} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}disc`} cy="0.32" r="0.7">
          <stop offset="0" className={styles.pale} />
          <stop offset="0.45" className={styles.full} />
          <stop offset="1" className={styles.deep} />
        </radialGradient>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="0.5" y2="1">
          <stop offset="0" className={styles.pale} />
          <stop offset="0.5" className={styles.full} />
          <stop offset="1" className={styles.deep} />
        </linearGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#fff6c9" />
          <stop offset="0.45" stopColor="#f9cb45" />
          <stop offset="1" stopColor="#b9690a" />
        </linearGradient>
      </defs>
      {rank >= 4 &&
        SIDES.map((side) => (
          <g key={side} transform={`scale(${side} 1)`} fill={gold} className={styles.ink}>
            <path d="M28 22Q50 24 58 8 44 12 32 8Z" />
            <path d="M28 12Q56 10 59-10 46-2 32-4Z" />
            <path d="M26 2Q54-6 58-28 42-18 28-16Z" />
          </g>
        ))}
      {rank >= 1 &&
        SIDES.map((side) => (
          <path
            key={side}
            transform={`scale(${side} 1)`}
            d="M4 34 14 59 22 50 35 53 24 26Z"
            fill={`url(#${id}disc)`}
            className={styles.ink}
          />
        ))}
      {SCALLOPS.map((turn) => (
        <circle
          key={turn}
          cy="-40"
          r="6"
          transform={`rotate(${turn})`}
          fill={`url(#${id}rim)`}
          className={styles.ink}
        />
      ))}
      <circle r="41" fill={`url(#${id}rim)`} />
      <circle r="35" fill={`url(#${id}disc)`} className={styles.ink} />
      {rank >= 3 &&
        RAYS.map((turn) => (
          <path key={turn} d="M0 4-4-34H4Z" transform={`rotate(${turn})`} opacity="0.2" fill="#fff" />
        ))}
      <circle r="31.5" fill="none" className={styles.ring} />
      {rank >= 2 &&
        LEAVES.flatMap((turn) => [turn, -turn]).map((turn) => (
          <path
            key={turn}
            d="M0-8Q5 0 0 8-5 0 0-8Z"
            transform={`rotate(${turn}) translate(0 31) rotate(${turn < 0 ? -58 : 58}) scale(1.1)`}
            fill={gold}
            className={styles.thin}
          />
        ))}
      <g strokeLinejoin="round">
        <path d="M-19 9Q-22-14 0-16 22-14 19 9Z" fill={`url(#${id}disc)`} className={styles.ink} />
        <path d="M0-15V10M-19 6Q-16-12 0-15 16-12 19 6" fill="none" stroke={gold} strokeWidth="3" />
        <path d="M-22 14-27-9-12 2 0-11 12 2 27-9 22 14Z" fill={gold} className={styles.ink} />
        <path d="M-18 10-21-1-11 7 0-3 11 7 21-1 18 10Z" fill="#8a4c06" opacity="0.3" />
        <rect x="-23" y="10" width="46" height="11" rx="3.5" fill={gold} className={styles.ink} />
        <path d="M-20 13H20" stroke="#fffbe0" strokeWidth="1.6" strokeLinecap="round" opacity="0.8" />
        <path d="M0-26V-17M-3.5-23H3.5" stroke="#2b1606" strokeWidth="5" strokeLinecap="round" />
        <path d="M0-26V-17M-3.5-23H3.5" stroke="#f9cb45" strokeWidth="2.4" strokeLinecap="round" />
        {[
          [-27, -10, 3.4],
          [0, -13, 4],
          [27, -10, 3.4],
        ].map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} fill="#fff6c9" className={styles.thin} />
        ))}
        {jewels.map((x) => (
          <path key={x} d="M0-4 3.6 0 0 4-3.6 0Z" transform={`translate(${x} 16)`} className={styles.jewel} />
        ))}
        {rank > 3 && <path d="M0 0 4 4.5 0 9-4 4.5Z" className={styles.jewel} />}
      </g>
      {rank >= 5 &&
        STARS.map(([x, y, size]) => (
          <path
            key={x}
            d={STAR}
            transform={`translate(${x} ${y}) scale(${size})`}
            fill={gold}
            vectorEffect="non-scaling-stroke"
            className={styles.thin}
          />
        ))}
      <path d="M-29-12A31 31 0 0 1-10-29" className={styles.gleam} />
      <path d="M24-27 25.5-22 30-20.5 25.5-19 24-14 22.5-19 18-20.5 22.5-22Z" fill="#fff" opacity="0.85" />
    </svg>
  );
}
