import { type AddressInfo, isIPv6 } from "node:net";
import { request } from "undici";

/** A host of the gateway, and the languages of its brand. */
interface Site {
  host: string;
  languages(): Promise<readonly string[]>;
}

/** Data of a new process takes longer than the 300 ms that a visitor's page waits for it. */
const visitLimitMs = 5_000;

/**
 * Asks this gateway for the home page of each site in each language, one after the other. So a new process has compiled
 * and cached what a page needs before most visitors come. Where that fails, visitors wait for their data themselves.
 */
export async function visitHomePages({ address, port }: AddressInfo, sites: readonly Site[]): Promise<void> {
  const origin = `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
  for (const { host, languages } of sites) {
    for (const language of await languages().catch(() => [])) {
      await visit(origin, { host, accept: "text/html", cookie: `lang=${language}` }).catch(() => undefined);
    }
  }
}

async function visit(origin: string, headers: Record<string, string>): Promise<void> {
  const { body } = await request(`${origin}/`, { headers, signal: AbortSignal.timeout(visitLimitMs) });
  await body.dump();
}
