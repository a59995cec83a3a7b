import proxyAddr from "@fastify/proxy-addr";

/** Whether the proxy at this address is the operator's. Hop 0 is the sender of the connection, hop 1 the one before. */
export type TrustsProxy = (address: string, hop: number) => boolean;

const hops = /^\d{1,2}$/;

/**
 * Reads `TRUST_PROXY`: a number of proxies, or their networks by comma (`10.0.0.0/8`, `loopback`, `uniquelocal`).
 * Throws when a network can't be read.
 */
export function trustedProxies(setting: string): TrustsProxy {
  if (hops.test(setting)) {
    const trusted = Number(setting);
    return (_address, hop) => hop < trusted;
  }
  return proxyAddr.compile(setting.split(",").map((network) => network.trim()));
}
