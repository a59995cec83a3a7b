import { expect, test } from "vitest";
import { gamePageSize } from "../grid/gamePageSize.ts";
import { demosFirst } from "./demosFirst.ts";

test("of each page the games with a demo come first, in their order; later pages leave earlier ones alone", () => {
  const first = Array.from({ length: gamePageSize }, (_, at) => ({ at, hasDemo: at % 3 === 2 }));
  const second = [false, true].map((hasDemo, at) => ({ at: gamePageSize + at, hasDemo }));
  const places = (games: typeof first) => demosFirst(games, ({ hasDemo }) => hasDemo).map(({ at }) => at);
  expect(places(first).slice(0, 10)).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 0]);
  expect(places([...first, ...second])).toEqual([...places(first), gamePageSize + 1, gamePageSize]);
});
