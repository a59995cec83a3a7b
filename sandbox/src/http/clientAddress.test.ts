import { networkOf } from "@atrium/schema/networkOf";
import { expect, test } from "vitest";
import { clientAddress, networksOf } from "./clientAddress.ts";

const gateways = networksOf(["127.0.0.0/8", "::1", "10.1.0.0/16"]);

test.each([
  ["127.0.0.1", "198.51.100.7", "198.51.100.7"],
  ["::ffff:10.1.2.3", "2001:db8::7", "2001:db8::7"],
  ["::1", "::ffff:198.51.100.7", "198.51.100.7"],
  // A stranger's word counts for nothing.
  ["203.0.113.9", "198.51.100.7", "203.0.113.9"],
  ["10.2.0.1", "198.51.100.7", "10.2.0.1"],
  ["127.0.0.1", "not an address", "127.0.0.1"],
  // Only what a gateway or a proxy of ours has written counts: the rest of the list is the caller's claim.
  ["127.0.0.1", "192.0.2.1, 198.51.100.7", "198.51.100.7"],
  ["127.0.0.1", "192.0.2.1,198.51.100.7, 10.1.0.4", "198.51.100.7"],
  ["127.0.0.1", "192.0.2.1, nonsense, 10.1.0.4", "10.1.0.4"],
  // A visitor of the gateway's own network.
  ["127.0.0.1", "10.1.7.7", "10.1.7.7"],
  ["127.0.0.1", undefined, "127.0.0.1"],
  [undefined, "198.51.100.7", "198.51.100.7"],
])("from %s, passing on %s: %s", (socket, forwarded, expected) => {
  expect(clientAddress(socket, forwarded, gateways)).toBe(expected);
});

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["2001:db8:0:1:aaaa::7", "2001:db8:0:1"],
  ["2001:db8::7", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s counts as %s", (address, network) => expect(networkOf(address)).toBe(network));

test("refuses an invalid list of networks", () => {
  for (const wrong of ["localhost", "10.0.0.0/33", "10.0.0.0/x"]) expect(() => networksOf([wrong])).toThrow(wrong);
});
