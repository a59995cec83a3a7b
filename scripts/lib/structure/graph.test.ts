import { expect, it } from "vitest";
import { findCircles, reachableFrom, shortestWayRound } from "./graph.ts";

const graph = new Map(
  Object.entries({ a: ["b"], b: ["c"], c: ["a", "d"], d: ["e"], e: ["d"], f: ["a"] }).map(
    ([node, next]) => [node, new Set(next)] as const,
  ),
);

it("finds the groups of nodes that reach each other, and no single nodes", () => {
  expect(findCircles(graph).sort()).toEqual([
    ["a", "b", "c"],
    ["d", "e"],
  ]);
  expect(findCircles(new Map([["a", new Set(["b"])]]))).toEqual([]);
});

it("finds the shortest way round a circle", () => {
  const dense = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["a", "b"])],
  ]);
  expect(shortestWayRound(dense, ["a", "b", "c"])).toEqual(["b", "c", "b"]);
});

it("follows every edge from the nodes it starts at", () => {
  expect([...reachableFrom(graph, ["c"])].sort()).toEqual(["a", "b", "c", "d", "e"]);
  expect([...reachableFrom(graph, ["d"])].sort()).toEqual(["d", "e"]);
});
