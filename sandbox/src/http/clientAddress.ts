import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";

/** Networks of the configuration: addresses, or CIDR ranges. */
export function networksOf(list: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of list) {
    const [address = "", prefix] = entry.split("/");
    const family = isIPv4(address) ? "ipv4" : isIPv6(address) ? "ipv6" : undefined;
    const longest = family === "ipv4" ? 32 : 128;
    const length = prefix === undefined ? longest : Number(prefix);
    if (family === undefined || !Number.isInteger(length) || length < 0 || length > longest)
      throw new Error(`${entry} is not a network`);
    networks.addSubnet(address, length, family);
  }
  return networks;
}

const isWithin = (networks: BlockList, address: string) =>
  isIP(address) !== 0 && networks.check(address, isIPv4(address) ? "ipv4" : "ipv6");

/** A socket for both protocols reports an IPv4 address as `::ffff:198.51.100.7`. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * The caller's address: the socket's or, as long as the latest address is a gateway's or a proxy's, the one before it in
 * `X-Forwarded-For`. Addresses further left are the caller's own claim. Without a socket (a test calls the app directly) it is
 * this machine's.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwarded: string | undefined,
  gateways: BlockList,
): string {
  let caller = unmapped(socketAddress ?? "127.0.0.1");
  for (const entry of forwarded?.split(",").toReversed() ?? []) {
    const before = unmapped(entry.trim());
    if (isIP(before) === 0 || !isWithin(gateways, caller)) break;
    caller = before;
  }
  return caller;
}
