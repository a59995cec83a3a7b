import { randomUUID } from "node:crypto";
import { CompactEncrypt, importJWK, type JWK } from "jose";
import type { Sandbox } from "../server.ts";

/** Answer of a call; the test chooses the type `Value`. */
export interface Answer<Value> {
  status: number;
  headers: Headers;
  success: boolean;
  code: string;
  message: string;
  value: Value;
  fields?: { field: string; rule: string; min?: number; max?: number; sign?: string }[];
}

interface Request {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent encrypted. */
  sealed?: unknown;
  /** The key of a change. */
  key?: string;
  headers?: Record<string, string>;
}

interface Header {
  alg?: string;
  cty?: string;
  enc?: string;
  kid?: string;
  /** Epoch seconds. */
  iat?: number;
  jti?: string;
}

/** Calls a sandbox over HTTP, as a gateway would. */
export class Caller {
  readonly #origin: string;

  constructor({ origin }: Pick<Sandbox, "origin">) {
    this.#origin = origin;
  }

  async call<Value = unknown>(method: string, path: string, request: Request = {}): Promise<Answer<Value>> {
    const { token, body, sealed, key, headers } = request;
    const payload = sealed === undefined ? body && JSON.stringify(body) : await this.seal(sealed);
    const answer = await fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        "content-type": sealed === undefined ? "application/json" : "application/jose",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { "Idempotency-Key": key }),
        ...headers,
      },
      ...(typeof payload === "string" && { body: payload }),
    });
    return { ...JSON.parse(await answer.text()), status: answer.status, headers: answer.headers };
  }

  get<Value = unknown>(path: string, request?: Request) {
    return this.call<Value>("GET", path, request);
  }

  /** The value of an answer. */
  async read<Value = unknown>(path: string, request?: Request): Promise<Value> {
    return (await this.get<Value>(path, request)).value;
  }

  post<Value = unknown>(path: string, request?: Request) {
    return this.call<Value>("POST", path, request);
  }

  /** A step-up token of that session, by the password: that of the seeded accounts by default. */
  async stepUpToken(token: string, secret = "Atrium!2026"): Promise<string> {
    const sealed = { method: "PASSWORD", secret };
    return (await this.post<{ stepUpToken: string }>("/wps/member/stepUp", { token, sealed })).value.stepUpToken;
  }

  async publicKeys(): Promise<JWK[]> {
    const answer = await fetch(`${this.#origin}/wps/system/encryptionKey`);
    return JSON.parse(await answer.text()).keys;
  }

  /** Encrypts a body as the platform requires; `changes` makes it invalid. */
  async seal(body: unknown, changes: Header = {}): Promise<string> {
    const [jwk = {}] = await this.publicKeys();
    const alg = changes.alg ?? "RSA-OAEP-256";
    const header = { kid: jwk.kid, cty: "json", enc: "A256GCM", iat: Math.floor(Date.now() / 1000), jti: randomUUID() };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader({ ...header, ...changes, alg })
      .encrypt(await importJWK({ ...jwk, alg }, alg));
  }
}
