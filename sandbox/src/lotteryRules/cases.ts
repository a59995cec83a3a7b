import { numbersIn } from "./fairDraw.ts";
import { type Drawn, isVietnamese, type LotteryKind } from "./kinds.ts";

/** One way in which some parts of a draw can come. */
export interface DrawCase {
  /** How likely it is, compared with the others. */
  weight: number;
  /** A draw in which they came so; its other parts mean nothing. */
  drawn: Drawn;
}

/** All ways in which parts of a draw can come. */
export interface Cases {
  cases: readonly DrawCase[];
  /** How often a draw has these parts: each of them decides this share of a stake. */
  times: number;
}

/** The ways in which these parts of a draw can come: those that a `PlayType.looksAt` names. */
export function casesOf(kind: LotteryKind, parts: ReadonlySet<string>): Cases {
  if (isVietnamese(kind)) return vietnameseCases(kind, parts);
  switch (kind) {
    case "THREE_DICE":
      return once(words(3, "123456").map((numbers) => ({ weight: 1, drawn: drawn(numbers) })));
    case "RACE":
      return once(places(Math.max(...[...parts].map(Number))).map((numbers) => ({ weight: 1, drawn: drawn(numbers) })));
    case "FIVE_DIGITS":
      return once(digitCases(5, parts));
    case "THREE_DIGITS":
      return once(digitCases(3, parts));
  }
}

const DIGITS = "0123456789";
const once = (cases: readonly DrawCase[]): Cases => ({ cases, times: 1 });
const drawn = (numbers: string[]): Drawn => ({ numbers, prizes: [] });

/** All words of that many letters. */
const words = (count: number, letters: string): string[][] =>
  Array.from({ length: count }).reduce<string[][]>(
    (shorter) => shorter.flatMap((word) => [...letters].map((letter) => [...word, letter])),
    [[]],
  );

/** All orders of the first that many of ten runners. */
const places = (count: number): string[][] =>
  Array.from({ length: count }).reduce<string[][]>(
    (shorter) =>
      shorter.flatMap((order) =>
        Array.from({ length: 10 }, (_, i) => String(i + 1).padStart(2, "0"))
          .filter((runner) => !order.includes(runner))
          .map((runner) => [...order, runner]),
      ),
    [[]],
  );

/** Cases of some of `count` digits, or of their sum alone. */
function digitCases(count: number, parts: ReadonlySet<string>): DrawCase[] {
  const positions = Array.from({ length: count }, (_, i) => i).filter((i) => parts.has(String(i + 1)));
  if (positions.length === 0) return sumCases(count);
  return words(positions.length, DIGITS).map((came) => {
    const numbers = Array.from({ length: count }, () => "0");
    for (const [i, position] of positions.entries()) numbers[position] = came[i] ?? "0";
    return { weight: 1, drawn: drawn(numbers) };
  });
}

/** Each sum of `count` digits, by one draw that has it. */
function sumCases(count: number): DrawCase[] {
  let ways = [1];
  for (let digit = 0; digit < count; digit += 1) {
    const before = ways;
    ways = Array.from({ length: before.length + 9 }, (_, sum) =>
      before.reduce((all, of, smaller) => (sum >= smaller && sum - smaller <= 9 ? all + of : all), 0),
    );
  }
  return ways.map((weight, sum) => {
    const numbers = Array.from({ length: count }, (_, i) => String(Math.min(9, Math.max(0, sum - 9 * i))));
    return { weight, drawn: drawn(numbers) };
  });
}

function vietnameseCases(kind: "VIETNAM_NORTH" | "VIETNAM_SOUTH", parts: ReadonlySet<string>): Cases {
  const prizes = (numbers: string[], ...names: string[]): DrawCase => ({
    weight: 1,
    drawn: { numbers: [], prizes: names.map((prize) => ({ prize, numbers })) },
  });
  const tails = words(2, DIGITS).map((word) => word.join(""));
  const numbers = numbersIn(kind);
  // A number of the draw, whichever it is: a bet on all of them is a bet on each of them, with its part of the stake.
  if (parts.has("number")) return { cases: tails.map((tail) => prizes([tail], "any")), times: numbers };
  if (parts.has("pair")) {
    const pairs = tails.flatMap((one, i) =>
      tails.slice(i).map((two) => ({ ...prizes([one, two], "any"), weight: one === two ? 1 : 2 })),
    );
    return { cases: pairs, times: (numbers * (numbers - 1)) / 2 };
  }
  if (parts.has("head")) return once(tails.map((tail) => prizes([tail], "1", "8")));
  return once(words(parts.has("hundred") ? 3 : 2, DIGITS).map((word) => prizes([word.join("")], "DB")));
}
