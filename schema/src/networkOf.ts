import { isIPv6 } from "node:net";

/**
 * The key of limits per address: an IPv4 address, or the first half of an IPv6 address, because one person has all the
 * addresses of the other half.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  // A socket for both protocols reports an IPv4 address as `::ffff:198.51.100.7`.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array<string>(gap).fill("0"), ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
