import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { checkDraw } from "./drawCheck.ts";

interface Vectors {
  seed: string;
  commitment: string;
  draws: {
    kind: string;
    gameCode: string;
    numero: string;
    numbers: string[];
    prizes: { prize: string; numbers: string[] }[];
  }[];
}

const file = path.join(import.meta.dirname, "../../../../docs/lottery.vectors.json");
const { seed, commitment, draws }: Vectors = JSON.parse(readFileSync(file, "utf8"));
const checked = draws.map(({ numero, prizes, ...draw }) => ({
  ...draw,
  number: numero,
  prizes: prizes.map(({ prize, numbers }) => ({ code: prize, numbers })),
  seed,
  commitment,
}));

it.each(checked)("computes the same numbers as the platform for $kind", async (draw) => {
  expect(await checkDraw(draw)).toEqual({ isSeedTheOne: true, areNumbersFromSeed: true });
});

it("detects another seed and other numbers, and says that an unknown kind of draw cannot be checked", async () => {
  const [draw] = checked;
  if (!draw) throw new Error("no vectors");
  const other = `${seed.slice(0, -1)}0`;
  expect(await checkDraw({ ...draw, seed: other })).toEqual({ isSeedTheOne: false, areNumbersFromSeed: false });
  const [first = "", ...rest] = draw.numbers;
  const forged = { ...draw, numbers: [String((Number(first) + 1) % 10), ...rest] };
  expect(await checkDraw(forged)).toEqual({ isSeedTheOne: true, areNumbersFromSeed: false });
  expect(await checkDraw({ ...draw, kind: "KENO" })).toMatchObject({ areNumbersFromSeed: null });
});
