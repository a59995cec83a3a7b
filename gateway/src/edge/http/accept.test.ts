import { expect, it } from "vitest";
import { answerType } from "./accept.ts";
import { encodingFor } from "./compression.ts";

it("takes the type that a client prefers", () => {
  expect(answerType("text/html, text/event-stream;q=0.9")).toBe("text/event-stream");
  expect(answerType("text/html")).toBeUndefined();
});

// Parsing 14 kB of either kept the process busy for up to 100 ms, before any limit of the caller was looked at.
it("parses no header that is longer than any client's", () => {
  expect(answerType("a/b;q=0.1,".repeat(1_400))).toBe("application/json");
  expect(encodingFor("br;q=0.1,".repeat(1_500))).toBeUndefined();
});
