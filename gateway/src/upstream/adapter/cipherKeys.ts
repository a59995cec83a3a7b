import { entryOf } from "../../basics/entryOf.ts";
import { unavailable } from "../../errors/upstreamError.ts";
import type { PublicKey } from "../cipher.ts";
import type { Answer } from "../http/outgoing.ts";
import { RenewedKey } from "../renewedKey.ts";
import { type Body, writtenBody } from "./bodies.ts";
import { type Sealed, seal, sealShort } from "./ciphers.ts";
import type { Encrypt } from "./mapping/conversions.ts";
import type { Cipher } from "./platform.ts";

/** Where keys come from. */
interface KeySources {
  /** The key that our contract describes. */
  ofContract(): Promise<PublicKey>;
  /** The content of an answer of the platform, by method and path. */
  at(request: string): Promise<unknown>;
}

/** Encrypts with keys that are at hand. */
interface Sealing {
  sealText: Encrypt;
  sealBody(cipher: string, body: Body): Promise<Sealed>;
}

/** The platform's keys of an adapter's ciphers, for one brand. */
export class CipherKeys {
  readonly #ciphers: Readonly<Record<string, Cipher>>;
  readonly #sources: KeySources;
  readonly #keys = new Map<string, RenewedKey<PublicKey>>();

  constructor(ciphers: Readonly<Record<string, Cipher>>, sources: KeySources) {
    this.#ciphers = ciphers;
    this.#sources = sources;
  }

  /** Sends something with the keys of these ciphers. When the platform has other keys by now, it is sent once more. */
  using(names: readonly string[], send: (sealing: Sealing) => Promise<Answer>): Promise<Answer> {
    return this.#with(names, {}, (keys) => {
      const keyOf = (name: string) => entryOf(keys, name) ?? unknownCipher(name);
      return send({
        sealText: (name, text) => {
          const { form } = this.#cipher(name);
          return form.kind === "rsa" ? sealShort(text, form, keyOf(name)) : unknownCipher(name);
        },
        sealBody: async (name, body) => {
          const { form } = this.#cipher(name);
          if (form.kind === "rsa") return unknownCipher(name);
          return seal(writtenBody(body)?.text.toString() ?? "", form, keyOf(name));
        },
      });
    });
  }

  #with(
    [name, ...others]: readonly string[],
    keys: Readonly<Record<string, PublicKey>>,
    send: (keys: Readonly<Record<string, PublicKey>>) => Promise<Answer>,
  ): Promise<Answer> {
    if (name === undefined) return send(keys);
    return this.#key(name).sending((key) => this.#with(others, { ...keys, [name]: key }, send));
  }

  #key(name: string): RenewedKey<PublicKey> {
    return this.#keys.getOrInsertComputed(name, () => {
      const { form, readKey } = this.#cipher(name);
      const fetchKey = async (): Promise<PublicKey> => {
        if (form.key === undefined) return this.#sources.ofContract();
        return readKey("call" in form.key ? await this.#sources.at(form.key.call) : undefined);
      };
      return new RenewedKey(fetchKey, form.renewOn);
    });
  }

  #cipher(name: string): Cipher {
    return entryOf(this.#ciphers, name) ?? unknownCipher(name);
  }
}

/** Only a function's `encrypted` can name one that the adapter does not have. */
function unknownCipher(name: string): never {
  throw unavailable(`the adapter has no cipher "${name.slice(0, 40)}" of that kind`);
}
