import styles from "./DrawNumbers.module.css";

const near = 7;
const middle = 16;
const far = 25;
const corners = [
  [near, near],
  [far, far],
  [far, near],
  [near, far],
] as const;
const centre = [middle, middle] as const;
const sides = [
  [near, middle],
  [far, middle],
] as const;

/** Positions of the pips on each face. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [centre],
  2: corners.slice(0, 2),
  3: [...corners.slice(0, 2), centre],
  4: corners,
  5: [...corners, centre],
  6: [...corners, ...sides],
};

/** A die that shows this number; ones and fours are red, as is usual in Asia. */
export const Die = ({ face }: { face: number }) => (
  <span className={styles.die} data-red={face === 1 || face === 4 || undefined}>
    <span className="visually-hidden">{face}</span>
    <svg viewBox="0 0 32 32" aria-hidden="true">
      {pips[face]?.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={face === 1 ? 4.6 : 3.1} />
      ))}
    </svg>
  </span>
);
