import { expect, test } from "vitest";
import { twinsApart } from "./twinsApart.ts";

const named = (subjects: string) => [...subjects].map((subject, place) => ({ subject, place }));
const subjectsOf = (games: readonly { subject: string }[]) => games.map(({ subject }) => subject).join("");

test("puts twins at least seven places apart, and moves nothing else", () => {
  expect(subjectsOf(twinsApart(named("aabcdefgh")))).toBe("abcdefgah");
  expect(subjectsOf(twinsApart(named("abcdefgha")))).toBe("abcdefgha");
});

test("keeps every game once, in the order of twins, when there are too few others", () => {
  const games = named("aaabaa");
  const placed = twinsApart(games);
  expect(subjectsOf(placed)).toBe("abaaaa");
  expect([...placed].sort((a, b) => a.place - b.place)).toEqual(games);
});
