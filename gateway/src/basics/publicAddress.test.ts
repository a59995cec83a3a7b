import { expect, it } from "vitest";
import { isPublicAddress } from "./publicAddress.ts";

it.each([
  ["8.8.8.8", true],
  ["2607:f8b0::1", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["169.254.169.254", false],
  ["192.168.1.1", false],
  ["::1", false],
  ["::ffff:127.0.0.1", false],
  ["fd00::1", false],
  ["64:ff9b::7f00:1", false],
  ["2001:0:7f00:1::", false],
  ["2002:7f00:1::", false],
  ["3fff::1", false],
  ["192.88.99.1", false],
])("tells public addresses: %s %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
