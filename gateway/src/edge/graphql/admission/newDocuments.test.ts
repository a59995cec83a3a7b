import { expect, test } from "vitest";
import { NewDocuments } from "./newDocuments.ts";

test("limits how many unknown documents a sender may make the gateway read", () => {
  let now = 0;
  const documents = new NewDocuments({ lateness: () => 0, close: () => undefined }, () => now);
  for (let made = 0; made < 500; made += 1) documents.allow("203.0.113.1");
  expect(() => documents.allow("203.0.113.1")).toThrow("Too many different documents.");
  expect(() => documents.allow("203.0.113.2")).not.toThrow();
  now += 50;
  expect(() => documents.allow("203.0.113.1")).not.toThrow();
});

test("reads no unknown document while the process is late", () => {
  const documents = new NewDocuments({ lateness: () => 1, close: () => undefined });
  expect(() => documents.allow("203.0.113.1")).toThrow("too busy");
});
