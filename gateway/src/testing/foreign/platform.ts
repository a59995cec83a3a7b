import {
  constants,
  createDecipheriv,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
  randomUUID,
} from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { CompactEncrypt, importJWK } from "jose";
import { isRecord } from "../../basics/isRecord.ts";
import { type ForeignCall, fieldsOf, foreignCalls, inOurFields, inTheirFields, ourWord, theirWord } from "./api.ts";

type Values = Readonly<Record<string, unknown>>;
const record = (value: unknown): Values => (isRecord(value) ? value : {});
const numberOf = (code: unknown) => Number(theirWord("codes", code) ?? 50000);

/** The answer to a request, with its HTTP status. */
interface Said {
  status: number;
  code: number;
  data?: unknown;
  msg?: unknown;
  errors?: unknown;
}

const routes = Object.entries(foreignCalls).map(([name, call]) => ({
  call,
  form: new RegExp(`^${name.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
}));

/**
 * An operator's old platform: a proxy before a sandbox that speaks quite another API. Its paths and names are its own, amounts
 * are hundredths, times are seconds, pages count from 0, refusals are numbers with status 200, and secret bodies are
 * encrypted with AES-GCM. It has no event stream.
 */
export async function openForeignPlatform(sandboxOrigin: string, port = 0) {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = { public_pem: publicKey.export({ type: "spki", format: "pem" }) };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Said> {
    const url = new URL(request.url ?? "/", "http://platform");
    const name = `${request.method} ${url.pathname}`;
    if (name === "GET /api/v1/crypto/rsa") return { status: 200, code: 0, data: key };
    const route = routes.find(({ form }) => form.test(name));
    if (route === undefined) return { status: 404, code: 40400, msg: "No such address." };
    const { call, form } = route;
    const sent = await text(request);
    const body = record(sent === "" ? {} : JSON.parse(sent));
    const opened = call.sealed ? openedBody(body, request.headers["x-enc-key"], privateKey) : body;
    if (opened === undefined)
      return { status: 200, code: numberOf("PAYLOAD_INVALID"), msg: "The body can't be decrypted." };
    const inPath = Object.entries(form.exec(name)?.groups ?? {}).map(([step, value]) => [
      step,
      decodeURIComponent(value),
    ]);
    const values = { ...Object.fromEntries(url.searchParams), ...opened, ...Object.fromEntries(inPath) };
    const answered = await ask(sandboxOrigin, request, call, values);
    const captchaId = answered.headers.get("x-captcha-id");
    if (captchaId !== null) response.setHeader("X-Verify-Id", captchaId);
    return said(record(await answered.json()), call);
  }

  const server = createServer((request, response) => {
    if (request.url?.startsWith("/img/")) {
      response.writeHead(302, { location: `${sandboxOrigin}${request.url}` }).end();
      return;
    }
    const say = ({ status, ...body }: Said) =>
      response
        .writeHead(status, { "content-type": "application/json; charset=utf-8" })
        .end(JSON.stringify({ data: null, msg: "", ...body }));
    answer(request, response).then(say, () => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The platform has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The values of an encrypted body: `payload` has the IV, the data and the tag; the header has the key. */
function openedBody({ payload }: Values, wrapped: unknown, privateKey: KeyObject): Values | undefined {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const rsa = { key: privateKey, padding, oaepHash: "sha256" };
    const data = Buffer.from(String(payload), "base64");
    const aes = privateDecrypt(rsa, Buffer.from(String(wrapped), "base64"));
    const decipher = createDecipheriv("aes-256-gcm", aes, data.subarray(0, 12)).setAuthTag(data.subarray(-16));
    return record(JSON.parse(`${decipher.update(data.subarray(12, -16))}${decipher.final()}`));
  } catch {
    return undefined;
  }
}

/** Asks the sandbox for a call, with the headers that both platforms understand. */
async function ask(
  origin: string,
  { headers }: IncomingMessage,
  { ours: name, asks, always, sealed }: ForeignCall,
  values: Values,
) {
  const [method = "", form = ""] = name.split(" ");
  const ours = { ...inOurFields(values, asks), ...always };
  const path = form.replaceAll(/\{(\w+)\}/g, (_, step: string) => encodeURIComponent(String(ours[step])));
  const hasBody = method !== "GET" && method !== "DELETE";
  const query = new URLSearchParams(Object.entries(hasBody ? {} : ours).map(([key, value]) => [key, String(value)]));
  const sent = {
    merchant: "atrium",
    device: "WEB",
    language: `${ourWord("locales", headers["x-locale"]) ?? "EN"}`,
    authorization: headers["x-auth-token"] && `Bearer ${headers["x-auth-token"]}`,
    "idempotency-key": headers["x-once"],
    "content-type": hasBody ? `application/${sealed ? "jose" : "json"}` : undefined,
    "x-forwarded-for": headers["x-forwarded-for"],
    "user-agent": headers["user-agent"],
  };
  return fetch(`${origin}${path}?${query}`, {
    method,
    headers: Object.entries(sent).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
    ...(hasBody && { body: sealed ? await sealedBody(origin, ours) : JSON.stringify(ours) }),
  });
}

/** The body that our sandbox decrypts. */
async function sealedBody(origin: string, values: Values): Promise<string> {
  const { keys } = await (await fetch(`${origin}/wps/system/encryptionKey`)).json();
  const [{ kty, n, e, kid }] = keys;
  const iat = Math.floor(Date.now() / 1000);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(values)))
    .setProtectedHeader({ alg: "RSA-OAEP-256", enc: "A256GCM", kid, cty: "json", iat, jti: randomUUID() })
    .encrypt(await importJWK({ kty, n, e }, "RSA-OAEP-256"));
}

/** The sandbox's answer in the foreign platform's words. */
function said({ success, value, code, message, fields }: Values, call: ForeignCall): Said {
  if (success === true) return { status: 200, code: 0, data: dataOf(value, call) };
  const inValue = record(value);
  const refused = fields ?? inValue.fields;
  const names = fieldsOf(call.asks);
  return {
    status: 200,
    code: numberOf(code),
    msg: message,
    ...(inValue.captcha === true && { data: { need_verify: 1 } }),
    ...(Array.isArray(refused) && {
      errors: refused.map(({ field, rule }) => ({
        name: names.find(({ ours }) => ours === field)?.theirs ?? field,
        rule,
      })),
    }),
  };
}

function dataOf(value: unknown, { ours, answers }: ForeignCall): unknown {
  if (ours === "GET /wps/captcha") return { picture: value };
  if (ours === "GET /wps/system/permission") return siteOf(record(value));
  if (ours === "GET /wps/system/setting/register") return formOf(record(record(value).register));
  if (answers === "") return null;
  // A list that stands alone has no name by which its fields can say where it is.
  return inTheirFields(Array.isArray(value) ? { list: value } : value, answers);
}

function siteOf({ whitelabel, brand, imageCDNs, languages, currencies, ageMinimum }: Values): Values {
  const locales = Array.isArray(languages) ? languages.map((code) => theirWord("locales", code)) : [];
  const shown = { site_name: record(brand).name, time_zone: record(brand).timeZone, min_age: ageMinimum };
  return { ...shown, image_hosts: imageCDNs, locales, currencies, modules: modulesOf(whitelabel) };
}

/** Our tree of features as a flat list. */
const modulesOf = (tree: unknown): unknown[] =>
  (Array.isArray(tree) ? tree : []).flatMap(({ modId, enabled, childrenNodes }) => [
    { key: modId, on: enabled === true ? 1 : 0 },
    ...modulesOf(childrenNodes),
  ]);

/** The form for a new account: our record of fields as a list. */
const formOf = (form: Values): Values => ({
  fields: Object.entries(form).map(([name, row]) => ({
    name: name === "username" ? "user_name" : name,
    ...record(inTheirFields(row, "...setting")),
  })),
});
