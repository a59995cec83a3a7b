import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { CookieJar, readCookie } from "../auth/cookies.ts";
import {
  type RememberedLogin,
  rememberedIn,
  type Session,
  type SessionState,
  sessionCookie,
  sessionOf,
} from "../auth/session.ts";
import { type CdnPick, cdnPick } from "../cdn/choice.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { type LanguageCode, languageOf } from "../language/language.ts";
import { Scope, type UpstreamFactory } from "../upstream/scope.ts";
import type { Brand } from "./brands.ts";
import { Instances } from "./instances.ts";
import type { Services } from "./services.ts";

/** What a context is made from, however the request came. */
export interface IncomingRequest {
  headers: IncomingHttpHeaders;
  /** False where cookies don't count. */
  bringsCookies: boolean;
  caller: { requestId: string; clientIp: string; host: string };
  trace: { traceparent: string };
  signal: AbortSignal;
}

/** Everything one request carries. Never outlives it, and nothing in it is another caller's. */
export class Context {
  readonly services: Services;
  /** Whose door the caller came to. */
  readonly brand: Brand;
  readonly language: LanguageCode;
  readonly requestId: string;
  readonly scope: Scope;
  /** The platform calls of one domain, made once per request: `upstream(gamesUpstream).byId(id)`. */
  readonly upstream: <T>(factory: UpstreamFactory<T>) => T;
  /** What the answer sets. */
  readonly cookies = new CookieJar();
  readonly #request: IncomingRequest;
  #state: SessionState;
  #cdn: CdnPick | undefined;
  #hasEnded = false;

  constructor(services: Services, request: IncomingRequest, state: SessionState) {
    const { headers, caller, trace, signal } = request;
    this.services = services;
    this.brand = services.brands.at(caller.host);
    this.#request = request;
    this.#state = state;
    this.language = languageOf(textIn(headers["x-atrium-language"]), headers["accept-language"]);
    this.requestId = caller.requestId;
    const upstreamCaller = {
      token: state.session?.token,
      language: this.language,
      requestId: caller.requestId,
      traceparent: trace.traceparent,
      clientIp: caller.clientIp === "" ? undefined : caller.clientIp,
      userAgent: headers["user-agent"]?.slice(0, 256),
    };
    this.scope = new Scope(this.brand.shared, upstreamCaller, signal, () => this.#end());
    const upstreams = new Instances(this.scope);
    this.upstream = (factory) => upstreams.get(factory);
    if (state.session === null && state.isOver) this.#dropCookie();
  }

  /** The caller's session; null for guests. */
  get session(): Session | null {
    return this.#state.session;
  }

  /** What the choice of CDNs hangs on: for guests address and browser. A login keeps it, and with it warm caches. */
  get cdnSeed(): string {
    return this.session?.cdnSeed ?? guestSeed(this.#request);
  }

  /** The CDNs of this session. */
  get cdn(): CdnPick {
    this.#cdn ??= cdnPick(this.brand.cdn, this.cdnSeed);
    return this.#cdn;
  }

  /** The caller's session, or the error that says why there is none. */
  requireSession(): Session {
    const { session } = this.#state;
    if (session === null) throw new AtriumError(this.isSessionOver ? "SESSION_EXPIRED" : "UNAUTHENTICATED");
    if (session.expiresAt > Date.now()) return session;
    this.#end();
    throw new AtriumError("SESSION_EXPIRED");
  }

  /** Whether the caller came with a session that can't be used any more: not a guest who knows to be one. */
  get isSessionOver(): boolean {
    return this.#state.session === null && this.#state.isOver;
  }

  /** From here on the request is somebody else's: a login has succeeded, or `null`, a logout. */
  switchSession(session: Session | null): void {
    this.#state = session === null ? { session, isOver: false } : { session };
    this.#cdn = undefined;
    if (this.scope.caller.token === session?.token) return;
    this.scope.caller = { ...this.scope.caller, token: session?.token };
    this.scope.forget();
  }

  /** A cookie that the caller brought, where cookies count. */
  readCookie(name: string): string | undefined {
    const { headers, bringsCookies } = this.#request;
    return bringsCookies ? readCookie(headers.cookie, name) : undefined;
  }

  /** What an earlier visit left in this browser for the login form. */
  async rememberedLogin(): Promise<RememberedLogin | null> {
    const { headers, bringsCookies } = this.#request;
    return bringsCookies ? rememberedIn(this.services.sealer, headers.cookie) : null;
  }

  /** Whether the session turned out to be over while the request was answered. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  #end(): void {
    this.#hasEnded = true;
    this.#dropCookie();
  }

  #dropCookie(): void {
    if (this.#request.headers.authorization === undefined) this.cookies.clear(sessionCookie);
  }
}

/** Opens the context of a request, and tells afterwards what it left behind. */
export async function openContext(services: Services, request: IncomingRequest) {
  const { headers, bringsCookies } = request;
  const state = await sessionOf(services.sealer, headers.authorization, bringsCookies ? headers.cookie : undefined);
  const value = new Context(services, request, state);
  return { value, cookies: () => value.cookies.lines(), upstreamCalls: () => value.scope.calls };
}

function guestSeed({ caller, headers }: IncomingRequest): string {
  return createHash("sha256")
    .update(`${caller.clientIp}\n${headers["user-agent"] ?? ""}`)
    .digest("base64url");
}

const textIn = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
