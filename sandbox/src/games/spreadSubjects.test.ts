import { expect, test } from "vitest";
import { spreadSubjects } from "./spreadSubjects.ts";

const named = (subjects: string) => [...subjects].map((subject, place) => ({ subject, place }));
const subjectsOf = (games: readonly { subject: string }[]) => games.map(({ subject }) => subject).join("");

test("puts similar pictures a screen apart, and moves nothing else", () => {
  const others = "bcdefghijklmnopqrstuv";
  expect(subjectsOf(spreadSubjects(named(`aa${others}`)))).toBe(`a${others.slice(0, 20)}av`);
  expect(subjectsOf(spreadSubjects(named(`a${others}a`)))).toBe(`a${others}a`);
});

test("puts them as far apart as few subjects allow", () => {
  expect(subjectsOf(spreadSubjects(named("aabbcc")))).toBe("abcabc");
});

test("keeps every game once when there are too few others", () => {
  const games = named("aaabaa");
  const placed = spreadSubjects(games);
  expect(subjectsOf(placed)).toBe("abaaaa");
  expect([...placed].sort((a, b) => a.place - b.place)).toEqual(games);
});
