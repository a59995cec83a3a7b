import { isLanguageCode } from "../../language/language.ts";
import type { PublicKey } from "../cipher.ts";
import { publicKeyOf } from "./ciphers.ts";
import { type Codes, compileEnvelope, type EnvelopeReader } from "./envelope.ts";
import type { CipherForm, HeaderForm, PlatformFile, ServiceLinkForm } from "./format.ts";
import { compileContentReader, compileMapping, type Reader } from "./mapping/mapping.ts";
import { didYouMean, type Place } from "./place.ts";

/** A cipher, and how its key is read. */
export interface Cipher {
  form: CipherForm;
  /** The key in the content of an answer. Throws an UpstreamError. */
  readKey(content: unknown): PublicKey;
}

/** What holds for all calls of a platform. */
export interface Platform {
  envelope: EnvelopeReader;
  codes: Codes;
  longNumbers: boolean;
  headers: HeaderForm;
  /** The platform's names of languages by ours. */
  languages: Readonly<Record<string, string>>;
  bodyAs: "json" | "form";
  /** The query of a page; undefined is ours. */
  paging: readonly (readonly [string, Reader])[] | undefined;
  ciphers: Readonly<Record<string, Cipher>>;
  bodyCiphers: ReadonlySet<string>;
  shortCiphers: ReadonlySet<string>;
  /** The cipher of what our contract encrypts, or `none`. */
  encryption: string;
  /** Whether the platform carries a change out once per key, as our contract says it. */
  knowsKeys: boolean;
  serviceLinks: ServiceLinkForm;
}

/** The cipher of our contract. It needs no entry. */
const contractCipher: CipherForm = { kind: "jwe", renewOn: "PAYLOAD_INVALID" };

/** Compiles `platform.yaml`. What is wrong with it is noted at its place. */
export function compilePlatform(file: PlatformFile, place: Place): Platform {
  const { headers = {}, languages = {}, encryption = "jwe" } = file;
  const forms = { jwe: contractCipher, ...file.ciphers };
  const ofKind = (isShort: boolean) =>
    new Set(Object.entries(forms).flatMap(([name, { kind }]) => ((kind === "rsa") === isShort ? [name] : [])));
  const [bodyCiphers, shortCiphers] = [ofKind(false), ofKind(true)];
  if (encryption !== "none" && !bodyCiphers.has(encryption))
    place
      .at("encryption")
      .problem(`there is no cipher "${encryption}" for bodies${didYouMean(encryption, bodyCiphers)}`);
  const ciphers = Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, compileCipher(name, form, place.at("ciphers", name))]),
  );
  for (const code of Object.keys(languages)) {
    if (!isLanguageCode(code)) place.at("languages", code).problem(`"${code}" is no language of ours`);
  }
  const inQuery = { direction: "request", tables: file.tables ?? {}, rsaCiphers: shortCiphers } as const;
  return {
    envelope: compileEnvelope(file.envelope, place.at("envelope"), file),
    codes: file.codes ?? {},
    longNumbers: file.longNumbers,
    headers,
    languages,
    bodyAs: file.body,
    paging:
      file.paging &&
      Object.entries(file.paging).map(([name, mapping]) => [
        name,
        compileMapping(mapping, inQuery, place.at("paging", name)),
      ]),
    ciphers,
    bodyCiphers,
    shortCiphers,
    encryption,
    knowsKeys: headers.idempotencyKey !== null,
    serviceLinks: file.serviceLinks ?? { kind: "jwe" },
  };
}

function compileCipher(name: string, form: CipherForm, place: Place): Cipher {
  if (name === "none") place.problem('"none" means no cipher: take another name');
  const { key } = form;
  if (key === undefined) return { form, readKey: publicKeyOf };
  if ("inline" in key) {
    const at = place.at("key", "inline");
    if (/PRIVATE KEY|"d"\s*:/.test(key.inline)) at.problem("this key is private: only the platform may have it");
    const known = at.try(() => publicKeyOf(key.inline));
    return { form, readKey: () => known ?? publicKeyOf(undefined) };
  }
  const read = (text: string | undefined, part: string) =>
    text === undefined ? undefined : compileContentReader(text, place.at("key", part));
  const [at, id] = [read(key.at, "at"), read(key.id, "id")];
  return { form, readKey: (content) => publicKeyOf(at?.(content), id?.(content)) };
}
