import { compactDecrypt } from "jose";
import type { Config } from "../config/config.ts";
import { unavailable } from "../errors/upstreamError.ts";
import { customerService } from "./customerService.config.ts";

export interface ServiceLinksOptions {
  /** The platform seals links with these 32 bytes. Without them no link can be opened. */
  key: Uint8Array | undefined;
  /** Hosts and ports of customer service. */
  hosts: ReadonlySet<string>;
}

const longestAddress = 2_000;

/**
 * Opens the sealed links to customer service. The key stays in the gateway, and only addresses of the configured hosts
 * are accepted.
 */
export class ServiceLinks {
  readonly #options: ServiceLinksOptions;

  constructor(options: ServiceLinksOptions) {
    this.#options = options;
  }

  /**
   * The address of a link in JWE compact (`dir`, A256GCM). A link that can't be opened counts as a failure of the
   * platform.
   */
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
      // Leave out the error's message: it could reveal the key or the address.
      throw unavailable("a service link that can't be opened");
    }
  }

  /** The same address, if its host is one of customer service. */
  checked(address: string): string {
    const url = address.length > longestAddress ? null : URL.parse(address);
    const isKnown = url !== null && /^https?:$/.test(url.protocol) && this.#options.hosts.has(url.host);
    if (!isKnown || url.username !== "" || url.password !== "") throw unavailable("a service link to an unknown host");
    return url.href;
  }
}

/** Opens links to customer service with the configured key. */
export const serviceLinks = (config: Config) => {
  const { linkKey, hosts } = config.section(customerService);
  return new ServiceLinks({ key: linkKey, hosts });
};
