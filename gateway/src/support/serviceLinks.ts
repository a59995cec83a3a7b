import { createDecipheriv } from "node:crypto";
import { compactDecrypt } from "jose";
import { defineService } from "../config/config.ts";
import { unavailable } from "../errors/upstreamError.ts";
import type { ServiceLinkForm } from "../upstream/adapter/format.ts";
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
   * The address of a link: JWE compact (`dir`, A256GCM), or as the platform's adapter says. A link that can't be opened
   * counts as a failure of the platform.
   */
  async open(sealed: string, form: ServiceLinkForm = { kind: "jwe" }): Promise<string> {
    const { key } = this.#options;
    if (form.kind === "none") return this.checked(sealed);
    if (key === undefined) throw unavailable("no key for service links");
    try {
      return this.checked(await (form.kind === "jwe" ? openJwe(sealed, key) : openAes(sealed, key, form)));
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

async function openJwe(sealed: string, key: Uint8Array): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: ["dir"],
    contentEncryptionAlgorithms: ["A256GCM"],
  });
  return new TextDecoder().decode(plaintext);
}

/** IV, data and (GCM) tag in one text. */
function openAes(sealed: string, key: Uint8Array, { kind, encoding }: AesLinks): string {
  const bytes = Buffer.from(sealed, encoding);
  if (kind === "aes-cbc") {
    const cipher = createDecipheriv("aes-256-cbc", key, bytes.subarray(0, 16));
    return Buffer.concat([cipher.update(bytes.subarray(16)), cipher.final()]).toString("utf8");
  }
  const cipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12), { authTagLength: 16 });
  cipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString("utf8");
}

type AesLinks = Extract<ServiceLinkForm, { encoding: string }>;

/** Opens links to customer service with the configured key. */
export const serviceLinks = defineService((config) => {
  const { linkKey, hosts } = config.section(customerService);
  return new ServiceLinks({ key: linkKey, hosts });
});
