import { promises as dns, type LookupAddress, type LookupOptions } from "node:dns";
import { isPublicAddress } from "../basics/publicAddress.ts";

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
