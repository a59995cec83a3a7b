import { expect, test } from "vitest";
import { spreadSubjects } from "./spreadSubjects.ts";

const named = (subjects: string) => [...subjects].map((subject, place) => ({ subject, place }));
const subjectsOf = (games: readonly { subject: string }[]) => games.map(({ subject }) => subject).join("");

test("puts similar pictures at least seven places apart, and moves nothing else", () => {
  expect(subjectsOf(spreadSubjects(named("aabcdefgh")))).toBe("abcdefgah");
  expect(subjectsOf(spreadSubjects(named("abcdefgha")))).toBe("abcdefgha");
});

test("keeps every game once when there are too few others", () => {
  const games = named("aaabaa");
  const placed = spreadSubjects(games);
  expect(subjectsOf(placed)).toBe("abaaaa");
  expect([...placed].sort((a, b) => a.place - b.place)).toEqual(games);
});
