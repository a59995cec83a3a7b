import { GraphQLError, parse } from "graphql";
import { expect, test } from "vitest";
import { DocumentCache } from "./documentCache.ts";
import { documentParts } from "./operations.ts";

const accepted = (text: string) => {
  const document = parse(text);
  return { document, parts: documentParts(document), errors: undefined };
};

test("drops the least recently used documents by their number of tokens", () => {
  const kept = new DocumentCache<ReturnType<typeof accepted>>();
  const texts = Array.from({ length: 100 }, (_, index) => `query A${index} { ${"a ".repeat(990)} }`);
  for (const text of texts) kept.set(text, accepted(text));
  const left = texts.filter((text) => kept.get(text) !== undefined);
  expect(left).toHaveLength(60);
  expect(left.at(-1)).toBe(texts.at(-1));
});

test("counts long texts with few tokens by their length", () => {
  const kept = new DocumentCache<ReturnType<typeof accepted>>();
  const texts = Array.from({ length: 40 }, (_, index) => `query A${index} { a } #${" ".repeat(200_000)}`);
  for (const text of texts) kept.set(text, accepted(text));
  expect(texts.filter((text) => kept.get(text) !== undefined)).toHaveLength(19);
});

test("keeps of a refused document only what the answer needs", () => {
  const kept = new DocumentCache<ReturnType<typeof accepted>>();
  const text = "{ unknown }";
  const [node] = parse(text).definitions;
  const error = new GraphQLError("No such field.", { nodes: node ?? null, extensions: { code: "X" } });
  kept.set(text, { errors: [error] });
  const [remembered] = kept.get(text)?.errors ?? [];
  expect(remembered?.toJSON()).toEqual(error.toJSON());
  expect([remembered?.nodes, remembered?.source]).toEqual([undefined, undefined]);
  kept.set("{ long }", { errors: [new GraphQLError("x".repeat(10_000))] });
  expect(kept.get("{ long }")).toBeUndefined();
});
