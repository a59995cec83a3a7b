import { compactDecrypt } from "jose";
import type { Config } from "../config/config.ts";
import { unavailable } from "../errors/upstreamError.ts";
import { customerService } from "./customerService.config.ts";

export interface ServiceLinksOptions {
  /** 32 bytes that the platform seals its links with; without them none can be opened. */
  key: Uint8Array | undefined;
  /** Hosts and ports that customer service may be at. */
  hosts: ReadonlySet<string>;
}

const longestAddress = 2_000;

/** Opens the sealed addresses of customer service. The key stays here, and no address leads where the operator doesn't know. */
export class ServiceLinks {
  readonly #options: ServiceLinksOptions;

  constructor(options: ServiceLinksOptions) {
    this.#options = options;
  }

  /** The address in JWE compact (`dir`, A256GCM). Throws what callers hear of as an unavailable platform. */
  async open(sealed: string): Promise<string> {
    const { key } = this.#options;
    if (key === undefined) throw unavailable("no key for service links");
    try {
      const { plaintext } = await compactDecrypt(sealed, key, {
        keyManagementAlgorithms: ["dir"],
        contentEncryptionAlgorithms: ["A256GCM"],
      });
      return this.checked(new TextDecoder().decode(plaintext));
    } catch {
      // What it says would tell of the key or of the address.
      throw unavailable("a service link that can't be opened");
    }
  }

  /** The same address, when it is one of customer service's. */
  checked(address: string): string {
    const url = address.length > longestAddress ? null : URL.parse(address);
    const isKnown = url !== null && /^https?:$/.test(url.protocol) && this.#options.hosts.has(url.host);
    if (!isKnown || url.username !== "" || url.password !== "") throw unavailable("a service link to elsewhere");
    return url.href;
  }
}

/** Opens links to customer service with the configured key. */
export const serviceLinks = (config: Config) => {
  const { linkKey, hosts } = config.section(customerService);
  return new ServiceLinks({ key: linkKey, hosts });
};
