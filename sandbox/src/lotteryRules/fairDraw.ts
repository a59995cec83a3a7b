import { createHmac, hash } from "node:crypto";
import type { Drawn, LotteryKind, Prize } from "./kinds.ts";

/** Identifies a draw or a match: its seed and its numbers depend on nothing else. */
export interface DrawName {
  gameCode: string;
  numero: string;
}

/** Seed of a draw: 32 bytes that nobody can compute without the master secret. */
export const seedOf = (master: Buffer, { gameCode, numero }: DrawName): Buffer =>
  createHmac("sha256", master).update(`${gameCode}:${numero}`).digest();

/** The commitment to a seed, published before the draw. */
export const commitmentOf = (seed: Buffer): string => hash("sha256", seed, "hex");

const BLOCK_NUMBERS = 8;
const RANGE = 2 ** 32;

/**
 * An integer from 0 up to, not including, `bound`, made of numbers of 32 bits. It rejects the remainder of 2^32, because
 * otherwise small results would be more likely than large ones.
 */
export function below(bound: number, uint32: () => number): number {
  const limit = RANGE - (RANGE % bound);
  let number = uint32();
  while (number >= limit) number = uint32();
  return number % bound;
}

/** Whole numbers below a bound from a seed, the same for the same seed and name. docs/lottery.md describes the method. */
export function fairRandom(seed: Buffer, name: DrawName): (bound: number) => number {
  const stream = new FairStream(seed, name);
  return (bound) => stream.below(bound);
}

/** Numbers from a seed, each equally likely. docs/lottery.md describes the method for checking. */
class FairStream {
  readonly #seed: Buffer;
  readonly #name: string;
  #block = Buffer.alloc(0);
  #next = 0;

  constructor(seed: Buffer, { gameCode, numero }: DrawName) {
    this.#seed = seed;
    this.#name = `${gameCode}:${numero}`;
  }

  /** An integer from 0 up to, not including, `bound`. */
  below(bound: number): number {
    return below(bound, () => this.#uint32());
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join("");
  }

  #uint32(): number {
    if (this.#next % BLOCK_NUMBERS === 0) {
      const counter = this.#next / BLOCK_NUMBERS;
      this.#block = createHmac("sha256", this.#seed).update(`${this.#name}:${counter}`).digest();
    }
    const number = this.#block.readUInt32BE((this.#next % BLOCK_NUMBERS) * 4);
    this.#next += 1;
    return number;
  }
}

type PrizeTable = readonly (readonly [prize: string, count: number, digits: number])[];

/** 27 numbers. */
const NORTH: PrizeTable = [
  ["DB", 1, 5],
  ["1", 1, 5],
  ["2", 2, 5],
  ["3", 6, 5],
  ["4", 4, 4],
  ["5", 6, 4],
  ["6", 3, 3],
  ["7", 4, 2],
];

/** 18 numbers. */
const SOUTH: PrizeTable = [
  ["DB", 1, 6],
  ["1", 1, 5],
  ["2", 1, 5],
  ["3", 2, 5],
  ["4", 7, 5],
  ["5", 1, 4],
  ["6", 3, 4],
  ["7", 1, 3],
  ["8", 1, 2],
];

/** How many numbers a Vietnamese draw has. */
export const numbersIn = (kind: "VIETNAM_NORTH" | "VIETNAM_SOUTH"): number =>
  (kind === "VIETNAM_NORTH" ? NORTH : SOUTH).reduce((sum, [, count]) => sum + count, 0);

const RUNNERS = Array.from({ length: 10 }, (_, i) => String(i + 1).padStart(2, "0"));

/** The result of a seed. */
export function drawNumbers(kind: LotteryKind, seed: Buffer, name: DrawName): Drawn {
  const stream = new FairStream(seed, name);
  const positions = (count: number, one: () => string): Drawn => ({
    numbers: Array.from({ length: count }, one),
    prizes: [],
  });
  switch (kind) {
    case "FIVE_DIGITS":
      return positions(5, () => stream.digits(1));
    case "THREE_DIGITS":
      return positions(3, () => stream.digits(1));
    case "THREE_DICE":
      return positions(3, () => String(stream.below(6) + 1));
    case "RACE": {
      const waiting = [...RUNNERS];
      return positions(10, () => waiting.splice(stream.below(waiting.length), 1).join());
    }
    case "VIETNAM_NORTH":
      return { numbers: [], prizes: prizesOf(stream, NORTH) };
    case "VIETNAM_SOUTH":
      return { numbers: [], prizes: prizesOf(stream, SOUTH) };
  }
}

const prizesOf = (stream: FairStream, table: PrizeTable): Prize[] =>
  table.map(([prize, count, digits]) => ({
    prize,
    numbers: Array.from({ length: count }, () => stream.digits(digits)),
  }));
