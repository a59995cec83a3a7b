import { expect, it } from "vitest";
import { networkOf } from "../src/networkOf.ts";

it("counts each IPv4 address alone, and all IPv6 addresses of one /64 network together", () => {
  const addresses = [
    "198.51.100.7",
    "198.51.100.8",
    "::ffff:198.51.100.7",
    "2001:db8:0:7::1",
    "2001:db8:0:7:ffff:1:2:3",
    "2001:db8::7:ffff:1:2:3",
    "2001:db8:0:8::1",
    "::1",
  ];
  expect(addresses.map(networkOf)).toEqual([
    "198.51.100.7",
    "198.51.100.8",
    "198.51.100.7",
    "2001:db8:0:7",
    "2001:db8:0:7",
    "2001:db8:0:7",
    "2001:db8:0:8",
    "0:0:0:0",
  ]);
});
