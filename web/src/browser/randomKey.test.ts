import { expect, it, vi } from "vitest";
import { randomKey } from "./randomKey.ts";

it("makes another version 4 UUID each time, without crypto.randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = [randomKey(), randomKey()];
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  vi.unstubAllGlobals();
});
