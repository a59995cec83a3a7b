import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { CookieJar, readCookie } from "../auth/cookies.ts";
import { type RememberedLogin, rememberedIn } from "../auth/remembered.ts";
import { isRealAccount } from "../auth/rights.ts";
import type { Session, SessionRefusal, SessionState } from "../auth/session.ts";
import { clearSessionCookie } from "../auth/sessionCookies.ts";
import { type CdnPick, cdnPick } from "../cdn/choice.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { type LanguageCode, languageOf } from "../language/language.ts";
import { Instances } from "../upstream/instances.ts";
import { Ledger, type LedgerEntry } from "../upstream/ledger.ts";
import { Scope, type UpstreamFactory } from "../upstream/scope.ts";
import type { Brand } from "./brands.ts";
import type { Services } from "./services.ts";

/** The parts of a request that its context is made from. */
export interface IncomingRequest {
  headers: IncomingHttpHeaders;
  /** False when the request's cookies must be ignored. */
  bringsCookies: boolean;
  caller: { requestId: string; clientIp: string; host: string };
  trace: { traceparent: string };
  signal: AbortSignal;
  /** Whether a developer asked for the calls that the request causes. */
  keepsLedger?: boolean;
  /** What the request took from its sender's budget so far. */
  spending?(): BudgetReport | undefined;
}

/** A sender's budget after a request. */
export interface BudgetReport {
  /** Points of this request. */
  cost: number;
  limit: number;
  remaining: number;
  /** Milliseconds until nothing is used. */
  resetMs: number;
}

const longestMissedMs = 86_400_000;

/**
 * Everything that belongs to one request. It is never shared between requests.
 *
 * An answer may be kept for its session (see `ownReads`) when it depends on the session, the language, the CDNs of
 * pictures and noted reads. It is not kept when a resolver asks the context for anything else.
 */
export class Context {
  readonly language: LanguageCode;
  readonly scope: Scope;
  /** The platform calls of one domain, made once per request: `upstream(gamesUpstream).byId(id)`. */
  readonly upstream: <T>(factory: UpstreamFactory<T>) => T;
  readonly #services: Services;
  readonly #brand: Brand;
  readonly #cookies = new CookieJar();
  readonly #request: IncomingRequest;
  readonly #sent: Session | null;
  #state: SessionState;
  #cdn: CdnPick | undefined;
  #hasEnded = false;

  constructor(services: Services, request: IncomingRequest, state: SessionState) {
    const { headers, caller, trace, signal } = request;
    this.#services = services;
    this.#brand = services.brands.at(caller.host);
    this.#request = request;
    this.#state = state;
    this.#sent = state.session ?? state.over ?? null;
    this.language = languageOf(textIn(headers["x-atrium-language"]), headers["accept-language"]);
    const upstreamCaller = {
      token: state.session?.token,
      language: this.language,
      requestId: caller.requestId,
      traceparent: trace.traceparent,
      clientIp: caller.clientIp === "" ? undefined : caller.clientIp,
      userAgent: headers["user-agent"]?.slice(0, 256),
    };
    this.scope = new Scope(this.#brand.shared, upstreamCaller, signal, () => this.#end());
    if (request.keepsLedger) this.scope.ledger = new Ledger();
    const upstreams = new Instances(this.scope);
    // V8 allocates a function that is written right behind `this.x =` in the old space. It would keep each request in
    // memory until the next full collection.
    const upstream = <T>(factory: UpstreamFactory<T>) => upstreams.get(factory);
    this.upstream = upstream;
    if (state.session === null && state.refusal !== null) this.#dropCookie();
  }

  get services(): Services {
    return this.#withoutKeeping().#services;
  }

  /** The brand of the requested host. */
  get brand(): Brand {
    return this.#withoutKeeping().#brand;
  }

  get requestId(): string {
    return this.#withoutKeeping().#request.caller.requestId;
  }

  /** Cookies that the answer sets. */
  get cookies(): CookieJar {
    return this.#withoutKeeping().#cookies;
  }

  /** The caller's session; null for guests. */
  get session(): Session | null {
    return this.#state.session;
  }

  /**
   * Chooses the CDNs. For guests it is derived from address and browser. A login keeps it, so that browser caches stay
   * warm.
   */
  get cdnSeed(): string {
    return this.session?.cdnSeed ?? guestSeed(this.#request);
  }

  /** The CDNs of this session. */
  get cdn(): CdnPick {
    this.#cdn ??= cdnPick(this.#brand.cdn, this.cdnSeed, () => this.scope.notes?.forbidKeeping());
    return this.#cdn;
  }

  /** The session that the caller sent, also when it is over. */
  get sentSession(): Session | null {
    return this.#withoutKeeping().#sent;
  }

  /** The caller's session. Throws the error that says why there is none. */
  requireSession(): Session {
    const { session } = this.#state;
    if (session === null) throw new AtriumError(this.refusal ?? "UNAUTHENTICATED");
    if (!this.#services.sessions.isOver(session)) return session;
    this.#end();
    throw new AtriumError("SESSION_EXPIRED");
  }

  /** Why the session that the caller sent is not accepted. Null for guests and members. */
  get refusal(): SessionRefusal | null {
    return this.#state.session === null ? this.#state.refusal : null;
  }

  /** Whether the caller's session came as a bearer token, not as a cookie. */
  get hasBearer(): boolean {
    return this.#withoutKeeping().#request.headers.authorization !== undefined;
  }

  /** Switches this request to the logged-in session, or with `null` to a guest. */
  switchSession(session: Session | null): void {
    this.#withoutKeeping();
    this.#state = session === null ? { session, refusal: null } : { session };
    this.#cdn = undefined;
    if (this.scope.caller.token === session?.token) return;
    this.scope.caller = { ...this.scope.caller, token: session?.token };
    this.scope.forget();
  }

  /** Milliseconds for which the client had no event stream before this one; 0 for a first stream. */
  get missedMs(): number {
    const given = Number(textIn(this.#withoutKeeping().#request.headers["x-atrium-missed-ms"]));
    return given > 0 ? Math.min(given, longestMissedMs) : 0;
  }

  /** The value of a request cookie, unless cookies are ignored. */
  readCookie(name: string): string | undefined {
    const { headers, bringsCookies } = this.#withoutKeeping().#request;
    return bringsCookies ? readCookie(headers.cookie, name) : undefined;
  }

  /** The name or number of an earlier login, for the login form. */
  async rememberedLogin(): Promise<RememberedLogin | null> {
    const { headers, bringsCookies } = this.#withoutKeeping().#request;
    return bringsCookies ? rememberedIn(this.#services.sealer, this.#brand.key.merchant, headers.cookie) : null;
  }

  /** The sender's budget; undefined when there is none. */
  get budget(): BudgetReport | undefined {
    return this.#withoutKeeping().#request.spending?.();
  }

  /** Whether a platform call of this request found the session over. */
  get hasEnded(): boolean {
    return this.#withoutKeeping().#hasEnded;
  }

  /** This context, for something that a kept answer must not depend on. */
  #withoutKeeping(): this {
    this.scope.notes?.forbidKeeping();
    return this;
  }

  #end(): void {
    this.#hasEnded = true;
    this.#dropCookie();
  }

  /** Lets the browser forget the sent session. When it has logged in again meanwhile, its cookie is a newer one. */
  #dropCookie(): void {
    const isReplaced = this.#sent !== null && this.#services.sessions.isReplaced(this.#sent);
    if (this.#request.headers.authorization === undefined && !isReplaced) clearSessionCookie(this.#cookies);
  }
}

/** A context, and what the request's use of it produced. */
class Opened {
  readonly value: Context;

  constructor(value: Context) {
    this.value = value;
  }

  /** The account of a member. Anybody can have as many trial accounts as they like, so they count as guests. */
  get account(): string | undefined {
    const { session, scope } = this.value;
    const isMember = session !== null && isRealAccount(session.kind);
    return isMember ? `${scope.shared.brand.merchant}:${session.customerId}` : undefined;
  }

  cookies(): readonly string[] {
    return this.value.cookies.lines();
  }

  upstreamCalls(): number {
    return this.value.scope.calls;
  }

  ledger(): readonly LedgerEntry[] | undefined {
    return this.value.scope.ledger?.entries;
  }

  sessionKey(): string | undefined {
    return this.value.session?.id;
  }
}

/** Opens the context of a request. A promise only for a session that was not opened lately. */
export function openContext(services: Services, request: IncomingRequest): Opened | Promise<Opened> {
  const { headers, bringsCookies } = request;
  const sent = { authorization: headers.authorization, cookie: bringsCookies ? headers.cookie : undefined };
  const state = services.sessions.open(sent, services.brands.at(request.caller.host).key.merchant);
  return state instanceof Promise ? openLater(services, request, state) : openWith(services, request, state);
}

async function openLater(services: Services, request: IncomingRequest, state: Promise<SessionState>): Promise<Opened> {
  return openWith(services, request, await state);
}

function openWith(services: Services, request: IncomingRequest, state: SessionState): Opened {
  const value = new Context(services, request, state);
  // A browser opens event streams again by itself, so only other requests show that a person is there.
  const isStream = request.headers.accept?.includes("text/event-stream") ?? false;
  if (value.session !== null && !isStream) services.push.noteActivity(value.session);
  return new Opened(value);
}

/** Seeds of the latest guests, because hashing is a noticeable part of a request that the cache answers. */
const guestSeeds = new LRUCache<string, string>({ max: 2_000 });

function guestSeed({ caller, headers }: IncomingRequest): string {
  const guest = `${caller.clientIp}\n${headers["user-agent"]?.slice(0, 256) ?? ""}`;
  const known = guestSeeds.get(guest);
  if (known !== undefined) return known;
  const seed = createHash("sha256").update(guest).digest("base64url");
  guestSeeds.set(guest, seed);
  return seed;
}

const textIn = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
