import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { CompactEncrypt, importJWK } from "jose";
import { isRecord } from "../../lookup/isRecord.ts";
import type { ForeignCall, ForeignCalls } from "./call.ts";
import { numberOf } from "./errors.ts";
import { memberCalls } from "./memberCalls.ts";
import { locales } from "./rows.ts";
import { siteCalls } from "./siteCalls.ts";
import { inOurFields, inTheirFields } from "./words.ts";

const calls: ForeignCalls = { ...siteCalls, ...memberCalls };
type Values = Readonly<Record<string, unknown>>;

/** A refusal in the foreign platform's envelope. */
class Refusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A route: the placeholders of its path match a step each. */
const routes = Object.entries(calls).map(([name, call]) => {
  const [method = "", path = ""] = name.split(" ");
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, placeholder = ""]) => placeholder);
  return { method, call, names, form: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`) };
});

/**
 * An operator's old platform: a proxy before a sandbox that speaks quite another API. Its paths and names are its own, amounts
 * are hundredths, times are seconds, pages count from 0, refusals are numbers with status 200, and secret bodies are
 * encrypted with AES-GCM. It has no event stream.
 */
export async function openForeignPlatform(sandboxOrigin: string, port = 0) {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" });

  /** The values of an encrypted body: `payload` has the IV, the data and the tag; the header has the key. */
  function opened(body: Values, wrapped: unknown): Values {
    try {
      const padding = constants.RSA_PKCS1_OAEP_PADDING;
      const key = privateDecrypt(
        { key: privateKey, padding, oaepHash: "sha256" },
        Buffer.from(String(wrapped), "base64"),
      );
      const data = Buffer.from(String(body.payload), "base64");
      const decipher = createDecipheriv("aes-256-gcm", key, data.subarray(0, 12));
      decipher.setAuthTag(data.subarray(-16));
      const parsed: unknown = JSON.parse(`${decipher.update(data.subarray(12, -16))}${decipher.final()}`);
      return isRecord(parsed) ? parsed : {};
    } catch {
      throw new Refusal(numberOf("PAYLOAD_INVALID"), "The body can't be decrypted.");
    }
  }

  /** The parameters of a request, wherever they stand. */
  async function valuesOf(request: IncomingMessage, url: URL, call: ForeignCall, inPath: Values): Promise<Values> {
    const sent = (await buffer(request)).toString();
    const parsed: unknown = sent === "" ? {} : JSON.parse(sent);
    const body = isRecord(parsed) ? parsed : {};
    const values = call.isSealed ? opened(body, request.headers["x-enc-key"]) : body;
    return { ...Object.fromEntries(url.searchParams), ...values, ...inPath };
  }

  /** The body that our sandbox decrypts. */
  async function sealed(values: Values): Promise<string> {
    const { keys } = await (await fetch(`${sandboxOrigin}/wps/system/encryptionKey`)).json();
    const [{ kty, n, e, kid }] = keys;
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(values)))
      .setProtectedHeader({
        alg: "RSA-OAEP-256",
        enc: "A256GCM",
        kid,
        cty: "json",
        iat: Math.floor(Date.now() / 1000),
        jti: randomUUID(),
      })
      .encrypt(await importJWK({ kty, n, e }, "RSA-OAEP-256"));
  }

  /** Asks the sandbox for a call. */
  async function ask(request: IncomingMessage, call: ForeignCall, values: Values) {
    const { "x-auth-token": token, "x-locale": tag, "x-once": key } = request.headers;
    const language = String(locales[String(tag)] ?? "EN");
    const ours: Record<string, unknown> = { ...inOurFields(values, call.asks), ...call.always };
    if (typeof ours.language === "string") ours.language = locales[ours.language];
    const [method = "", form = ""] = call.ours.split(" ");
    const path = form.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = encodeURIComponent(String(ours[name]));
      delete ours[name];
      return value;
    });
    const hasBody = method !== "GET" && method !== "DELETE";
    const query = hasBody ? "" : `?${new URLSearchParams(Object.entries(ours).map(([k, v]) => [k, String(v)]))}`;
    return fetch(`${sandboxOrigin}${path}${query}`, {
      method,
      headers: {
        merchant: "atrium",
        device: "WEB",
        language,
        ...(typeof token === "string" && { authorization: `Bearer ${token}` }),
        ...(typeof key === "string" && { "idempotency-key": key }),
        ...(hasBody && { "content-type": call.isSealed ? "application/jose" : "application/json" }),
        ...passed(request),
      },
      ...(hasBody && { body: call.isSealed ? await sealed(ours) : JSON.stringify(ours) }),
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET" } = request;
    const url = new URL(request.url ?? "/", "http://platform");
    if (url.pathname.startsWith("/img/")) {
      const picture = await fetch(`${sandboxOrigin}${url.pathname}${url.search}`);
      const type = picture.headers.get("content-type") ?? "image/svg+xml";
      response.writeHead(picture.status, { "content-type": type }).end(Buffer.from(await picture.arrayBuffer()));
      return;
    }
    if (`${method} ${url.pathname}` === "GET /api/v1/crypto/rsa") {
      say(response, 200, { code: 0, data: { public_pem: pem }, msg: "" });
      return;
    }
    const route = routes.find((one) => one.method === method && one.form.test(url.pathname));
    if (route === undefined) throw new Refusal(numberOf("NOT_FOUND"), "No such address.");
    const { call, names, form } = route;
    const steps = form.exec(url.pathname)?.slice(1) ?? [];
    const inPath = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(steps[index] ?? "")]));
    const answered = await ask(request, call, await valuesOf(request, url, call, inPath));
    const captchaId = answered.headers.get("x-captcha-id");
    if (captchaId !== null) response.setHeader("X-Verify-Id", captchaId);
    const body: unknown = await answered.json();
    if (!isRecord(body)) throw new Refusal(50000, "No answer.");
    if (body.success !== true) {
      const value = isRecord(body.value) ? body.value : {};
      const data = value.captcha === true ? { need_verify: 1 } : null;
      const errors = fieldsOf(body.fields ?? value.fields, call);
      say(response, 200, { code: numberOf(body.code), data, msg: body.message, ...(errors.length > 0 && { errors }) });
      return;
    }
    say(response, 200, { code: 0, data: said(body.value, call), msg: "" });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (!(error instanceof Refusal)) return response.destroy();
      return say(response, error.code === 40400 ? 404 : 200, { code: error.code, data: null, msg: error.message });
    });
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

/** The refused fields, by their names. */
function fieldsOf(refused: unknown, { asks }: ForeignCall) {
  const names = new Map(Object.entries(asks).map(([theirs, said]) => [[said].flat()[0], theirs]));
  return (Array.isArray(refused) ? refused.filter(isRecord) : []).map(({ field, rule }) => ({
    name: names.get(String(field)) ?? field,
    rule,
  }));
}

function said(value: unknown, { answers }: ForeignCall): unknown {
  if (typeof answers === "function") return answers(value);
  // A list that stands alone has no name by which its fields can say where it is.
  return inTheirFields(Array.isArray(value) ? { list: value } : value, answers);
}

/** Headers that both platforms understand. */
const passed = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    ["x-forwarded-for", "user-agent"].flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
