import { expect, it } from "vitest";
import { maskedAddress } from "./maskedAddress.ts";

it.each([
  ["113.160.24.31", "113.160.*.*"],
  ["::ffff:113.160.24.31", "113.160.*.*"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:*"],
  ["2001:db8::1", "2001:db8:*"],
  ["unknown", null],
  ["", null],
])("keeps the network of %j only", (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
