import { expect, test } from "vitest";
import { codeFrom } from "./codes.ts";

const bytes = Array.from({ length: 256 }, (_, byte) => byte);

test("takes each character equally often, over all keys", () => {
  const counts = new Map<string, number>();
  for (const first of bytes) {
    // The second byte counts when the first is left out.
    for (const second of bytes.slice(0, 248)) {
      const code = codeFrom(Uint8Array.of(first, second), 1);
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  expect(counts.size).toBe(31);
  expect(new Set(counts.values())).toEqual(new Set([(256 * 248) / 31]));
});

test("gives the same code for the same key, and none for a key that is too short", () => {
  const key = Uint8Array.of(0, 255, 31, 1, 250, 247);
  expect(codeFrom(key, 4)).toBe("aab9");
  expect(() => codeFrom(key, 5)).toThrow("too short");
});
