/** A to H: from the rarest and best paid to the most common; W stands for any of them, S pays anywhere. */
export const symbols = ["A", "B", "C", "D", "E", "F", "G", "H", "W", "S"] as const;

/** The prizes of 3, 4 and 5 in a row from the left, in hundredths of the stake of one line. */
export const linePays: Readonly<Record<string, readonly [number, number, number]>> = {
  A: [6000, 25000, 150000],
  B: [4000, 15000, 75000],
  C: [2500, 10000, 40000],
  D: [2000, 7500, 25000],
  E: [1500, 4000, 15000],
  F: [1000, 2500, 10000],
  G: [600, 1500, 7500],
  H: [500, 1000, 5000],
};

/** The prizes of 3, 4 and 5 S anywhere, in hundredths of the whole stake. */
export const scatterPays: readonly number[] = [200, 1000, 10000];

/**
 * Two sets of five reels, with no W on the first reel and never two S in one window of it. Each round runs on one
 * set; the share of rounds on the second sets the game's RTP exactly, which whole symbols on one set could not.
 */
export const reelSets: readonly [readonly string[], readonly string[]] = [
  [
    "ADGHEFBGHDGCFHSEGFHBDGHFECGHFS",
    "EHFGCHDFGEHWGBFHSDAGCFEHGHFDWGB",
    "FGSDHFAEGWBHGFDHCEGSFHGWDBHFEGHC",
    "GHWBEFGHCDFGHEGFHWBDGFHECSAGHFD",
    "HFCGHDSFGEHBAGFHDCGEFHSWGHDFBGE",
  ],
  [
    "SGADHEFBGHGFDCHSEGFHBGDHFEGCHF",
    "BHEFGCHDFSGWHEGFBHDGAWCFHESGHFDGW",
    "CFGSDHWFGEAHBGFDHCWGESFHGDHBFWGEH",
    "GWHEBFGHCDFGWHSEGFHBDGWHFECGAHSFD",
    "HFCGHDSFGEHBGFAHDCGEFHSGWHDFBGE",
  ],
];

/** Rows of the window. */
export const rowCount = 3;

/**
 * The first `count` of all 243 lines, in a fixed order: lines that move less up and down come first. A line is five row
 * numbers from the top.
 */
export function slotLines(count: number): number[][] {
  const rows = Array.from({ length: rowCount }, (_, row) => row);
  const paths = Array.from({ length: 5 }).reduce<number[][]>(
    (shorter) => shorter.flatMap((path) => rows.map((row) => [...path, row])),
    [[]],
  );
  const travel = (path: number[]) => path.reduce((sum, row, reel) => sum + Math.abs(row - (path[reel - 1] ?? row)), 0);
  const lopsided = (path: number[]) => (path.join() === path.toReversed().join() ? 0 : 0.5);
  return paths.toSorted((a, b) => travel(a) + lopsided(a) - travel(b) - lopsided(b)).slice(0, count);
}
