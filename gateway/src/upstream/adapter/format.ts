import { z } from "zod";

/**
 * The files of an adapter, `docs/adapter.md` explains them: `platform.yaml`, and further files `*.yaml` with the calls of a
 * domain each. Texts in them are checked when they are compiled; this is their outer form.
 */

const name = z.string().min(1).max(200);

/** Text that says where a value stands and how it is converted: `a.b ?? c | minor(2)`. `=text` is a constant. */
const mappingText = z.string().max(500);
const scalar = z.union([mappingText, z.number(), z.boolean(), z.null()]);

/** A value in the rare language: JMESPath over a value of the answer, or over those of our call. Then conversions. */
const expression = z.strictObject({ expression: z.string().min(1).max(2_000), convert: mappingText.optional() });

export interface FieldsMapping {
  readonly [field: string]: Mapping;
}
export interface PartMapping {
  /** Where a list stands, or an object: a mapping text. */
  readonly each?: string | undefined;
  readonly within?: string | undefined;
  /** A row of the list, or the object. Its paths begin there. */
  readonly item: Mapping;
}
/**
 * How one value is made. Numbers, booleans and null are constants; an object has its fields; `each` makes a list, and `within`
 * an object that is missing where the platform's is.
 */
export type Mapping = string | number | boolean | null | z.infer<typeof expression> | PartMapping | FieldsMapping;

const mapping: z.ZodType<Mapping> = z.lazy(() =>
  z.union([
    scalar,
    expression,
    z.strictObject({ each: mappingText, item: mapping }),
    z.strictObject({ within: mappingText, item: mapping }),
    z.record(name, mapping),
  ]),
);
const namedValues = z.record(name, z.union([scalar, expression]));

/** A call of the platform's: method and path, with placeholders in braces. */
const request = z
  .string()
  .max(500)
  .regex(/^(GET|POST|PUT|PATCH|DELETE|HEAD) \/\S*$/, 'must be a method and a path, like "GET /api/games/{id}"');
/** A function of a file beside this one. */
const functionName = z
  .string()
  .max(300)
  .regex(/^\.\/[\w./-]+\.ts#\w+$/, 'must be a file and a name, like "./wallet.ts#transfer"');
/** A code of ours, like LOGIN_FAILED. */
const ourCode = z.string().regex(/^[A-Z][A-Z0-9_]{1,63}$/, "must be a code of ours, like LOGIN_FAILED");
/** Codes of ours by the platform's. */
const codes = z.record(name, ourCode);

const value = z.union([z.string(), z.number(), z.boolean()]);

/** Where the parts of an answer stand. Paths begin at the whole body. */
const envelope = z.strictObject({
  /** `status`: only the HTTP status says whether it succeeded. Otherwise a value, which is one of the given ones. */
  success: z.union([z.literal("status"), z.strictObject({ at: mappingText, is: z.array(value).min(1).max(20) })]),
  /** The content. `.` is the whole body. */
  value: mappingText,
  message: mappingText.optional(),
  code: mappingText.optional(),
  /** Refusals of single fields: a list of objects with a name and a rule, or an object of rules by name. */
  fields: z.strictObject({ at: mappingText, field: mappingText.optional(), rule: mappingText.optional() }).optional(),
});

const header = z.string().regex(/^[\w-]{1,100}$/, "must be the name of a header");
const maybeHeader = header.nullable();

/** Headers by name; null is not sent. Those that are left out are sent as to our own platform. */
const headers = z.strictObject({
  token: z
    .union([
      z.strictObject({ header, prefix: z.string().max(40).default("") }),
      z.strictObject({ cookie: z.string().regex(/^[\w-]{1,100}$/) }),
    ])
    .nullable()
    .optional(),
  merchant: maybeHeader.optional(),
  language: maybeHeader.optional(),
  device: z
    .strictObject({ header, value: z.string().max(100) })
    .nullable()
    .optional(),
  requestId: maybeHeader.optional(),
  traceparent: maybeHeader.optional(),
  clientIp: maybeHeader.optional(),
  userAgent: maybeHeader.optional(),
  deviceMark: maybeHeader.optional(),
  background: maybeHeader.optional(),
  idempotencyKey: maybeHeader.optional(),
  /** Sent with every call, as they are. No place for secrets. */
  constants: z.record(header, z.string().max(500)).optional(),
});

const encoding = z.enum(["base64", "base64url", "hex"]);
/** The platform's public RSA key. */
const key = z.union([
  z.strictObject({
    call: request,
    /** Where it stands in the content: PEM, base64 of its bytes, or a JWK. */
    at: mappingText,
    /** Where its name stands, for `keyId`. */
    id: mappingText.optional(),
  }),
  z.strictObject({ inline: z.string().max(10_000) }),
]);
const bodyCipher = {
  key,
  /** The code of ours that says that the key has changed. It is asked for once more then. */
  renewOn: ourCode.default("PAYLOAD_INVALID"),
};
const place = z.union([z.strictObject({ field: name }), z.strictObject({ header })]);
const padding = z.enum(["oaep-sha256", "oaep-sha1", "pkcs1"]).default("oaep-sha256");

/** AES with a new key for each body, which is encrypted with the platform's RSA key. */
const aes = {
  ...bodyCipher,
  bits: z.union([z.literal(128), z.literal(192), z.literal(256)]).default(256),
  encoding: encoding.default("base64"),
  padding,
  /** What RSA encrypts: the bytes of the AES key, or their text. */
  wraps: z.enum(["bytes", "base64", "hex"]).default("bytes"),
  wrappedKey: place,
  /** `prefix`: before the data. */
  iv: z.union([place, z.literal("prefix")]),
  /** `body`: the whole body is the encrypted text. */
  data: z.union([place, z.literal("body")]),
  keyId: place.optional(),
};

const cipher = z.discriminatedUnion("kind", [
  /** JWE compact, RSA-OAEP-256 and A256GCM. Without a key, our call `GET /wps/system/encryptionKey` has it. */
  z.strictObject({ kind: z.literal("jwe"), ...bodyCipher, key: key.optional() }),
  /** `tag`: its place, or `append` for behind the data. */
  z.strictObject({ kind: z.literal("aes-gcm"), ...aes, tag: z.union([place, z.literal("append")]).default("append") }),
  z.strictObject({ kind: z.literal("aes-cbc"), ...aes }),
  /** For the conversion `rsa(name)` of short fields. */
  z.strictObject({ kind: z.literal("rsa"), ...bodyCipher, padding, encoding: encoding.default("base64") }),
]);

/** Links to customer service. The key is SERVICE_LINK_KEY. */
const serviceLinks = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("jwe") }),
  /** IV, encrypted link and (GCM) tag in one text. */
  z.strictObject({ kind: z.enum(["aes-gcm", "aes-cbc"]), encoding: encoding.default("base64") }),
  /** The links are not encrypted. */
  z.strictObject({ kind: z.literal("none") }),
]);

/** Values of ours by the platform's. Conversions read them in both directions. */
const tables = z.record(name, z.record(z.string().max(200), value));

const host = z.enum(["wps", "lgw"]);

/** One call of ours. Without a key, it is done as to our own platform, in the platform's envelope and with its headers. */
export const callEntry = z.strictObject({
  /** The platform does not have it: what needs it is left out of the site. */
  missing: z.literal(true).optional(),
  /** A function that does the whole call. */
  function: functionName.optional(),
  request: request.optional(),
  /** At which of our two addresses it is; without it, where our call is. */
  host: host.optional(),
  /** Values of the placeholders; one that is not here has our value with its name. */
  path: namedValues.optional(),
  /** With one of these three, only what they name is sent. Without them all our values go where we send them. */
  query: namedValues.optional(),
  body: mapping.optional(),
  form: namedValues.optional(),
  header: z.record(header, z.union([scalar, expression])).optional(),
  /** `none`: the platform knows no key, so the gateway must not repeat the call by itself. */
  idempotency: z
    .union([
      z.literal("none"),
      z.strictObject({ header }),
      z.strictObject({ body: name }),
      z.strictObject({ query: name }),
    ])
    .optional(),
  /** The name of a cipher, or whether the usual one is used. */
  encrypted: z.union([z.boolean(), name]).optional(),
  envelope: z.union([envelope, z.literal("none")]).optional(),
  codes: codes.optional(),
  /** Our answer. Without it the content is our answer. */
  answer: mapping.optional(),
  /** Headers that we read, by our name. */
  answerHeaders: z.record(header, z.union([scalar, expression])).optional(),
});

/** Entries by our name of the call, like `GET /wps/v2/wallets/balance`. */
const calls = z.record(z.string(), callEntry);

/** A file of a domain. */
export const domainFile = z.strictObject({ tables: tables.optional(), calls: calls.optional() });

/** `platform.yaml`. */
export const platformFile = z.strictObject({
  envelope: envelope.optional(),
  codes: codes.optional(),
  /** Whether answers have whole numbers beyond 2^53, as ids may be. They are read as texts then. */
  longNumbers: z.boolean().default(false),
  headers: headers.optional(),
  /** The platform's names of languages by ours. */
  languages: z.record(z.string(), z.string().max(40)).optional(),
  /** How bodies are sent that no `body` or `form` describes. */
  body: z.enum(["json", "form"]).default("json"),
  /** Added to the query of every call of ours with `pageNo`, in place of our `pageNo` and `pageSize`. */
  paging: namedValues.optional(),
  ciphers: z.record(name, cipher).optional(),
  /** What calls use that our contract encrypts: a cipher's name, or `none`. */
  encryption: name.optional(),
  serviceLinks: serviceLinks.optional(),
  /** Calls of ours without an entry: `same` as ours, or `missing`. */
  others: z.enum(["same", "missing"]).default("same"),
  tables: tables.optional(),
  calls: calls.optional(),
});

export type PlatformFile = z.output<typeof platformFile>;
export type DomainFile = z.output<typeof domainFile>;
export type CallAdapter = z.output<typeof callEntry>;
export type EnvelopeForm = z.output<typeof envelope>;
export type CipherForm = z.output<typeof cipher>;
export type HeaderForm = z.output<typeof headers>;
export type ServiceLinkForm = z.output<typeof serviceLinks>;

/** All keys that files may have, for proposals. */
export const knownKeys: ReadonlySet<string> = new Set(
  [platformFile, callEntry, envelope, headers].flatMap(({ shape }) => Object.keys(shape)),
);
