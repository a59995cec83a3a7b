import { expect, test } from "vitest";
import { trustedProxies } from "./trustedProxies.ts";

test.each([
  ["0", [false, false, false]],
  ["1", [true, false, false]],
  ["2", [true, true, false]],
  ["10.0.0.0/8", [true, true, false]],
  ["10.0.0.1, 192.168.0.0/16", [true, false, false]],
  ["loopback", [false, false, false]],
])("TRUST_PROXY=%s", (setting, expected) => {
  const trusts = trustedProxies(setting);
  expect([trusts("10.0.0.1", 0), trusts("10.1.2.3", 1), trusts("203.0.113.9", 2)]).toEqual(expected);
});

test("refuses a network that can't be read", () => {
  expect(() => trustedProxies("proxy.example")).toThrow("invalid");
});
