import { BlockList, isIPv6 } from "node:net";

const privateNets = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  privateNets.addSubnet(net, prefix, "ipv4");
// Of IPv6 only the global unicast addresses are public, without tunnels to an address of IPv4 (Teredo, 6to4) and examples.
for (const [net, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["3fff::", 20],
  ["2002::", 16],
] as const)
  privateNets.addSubnet(net, prefix, "ipv6");
const globalIPv6 = new BlockList();
globalIPv6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? globalIPv6.check(address, "ipv6") && !privateNets.check(address, "ipv6")
    : !privateNets.check(address, "ipv4");
