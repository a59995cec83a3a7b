import { promises as dns, type LookupAddress, type LookupOptions } from "node:dns";
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
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  privateNets.addSubnet(net, prefix, "ipv4");
// Of IPv6 only the global unicast addresses are public, without those that contain an address of IPv4.
for (const [net, prefix] of [
  ["2001:db8::", 32],
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

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Asks the name servers itself. Node's `lookup` occupies one of four threads until a name server answers, and the whole
 * process needs these threads.
 */
export const nameServers = () => new dns.Resolver({ timeout: 1_000, tries: 2 });

/**
 * Finds the addresses of a host for a connection, and fails when one of them is not public: members choose the hosts.
 * Checked here, because a name can have another address a moment later.
 */
export const publicLookup = (resolver: dns.Resolver) => (host: string, options: LookupOptions, found: Found) =>
  void addressesOf(resolver, host).then(
    (addresses) => {
      const [first] = addresses;
      if (!first) found(new Error("no address"), []);
      else if (!addresses.every(({ address }) => isPublicAddress(address)))
        found(new Error("not a public address"), []);
      else if (options.all) found(null, addresses);
      else found(null, first.address, first.family);
    },
    (error: Error) => found(error, []),
  );

/** Addresses of both families. Many hosts have addresses of only one. */
async function addressesOf(resolver: dns.Resolver, host: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (four.status === "rejected" && six.status === "rejected") throw four.reason;
  const listed = (result: PromiseSettledResult<string[]>, family: 4 | 6) =>
    result.status === "fulfilled" ? result.value.map((address) => ({ address, family })) : [];
  return [...listed(four, 4), ...listed(six, 6)];
}
