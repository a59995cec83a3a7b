import { hash } from "node:crypto";
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
import type { Partner } from "../partners/partner.ts";
import { missedBy } from "../push/resume.ts";
import { type Definition, Instances } from "../upstream/instances.ts";
import { Ledger, type LedgerEntry } from "../upstream/ledger.ts";
import { Scope } from "../upstream/scope.ts";
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
  /** The partner that sent the request with its key. */
  partner?: Partner | undefined;
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

/** The parts of a request that a kept answer must not depend on. */
class Uncached {
  readonly services: Services;
  /** The brand of the requested host. */
  readonly brand: Brand;
  /** Cookies that the answer sets. */
  readonly cookies = new CookieJar();
  /** The session that the caller sent, also when it is over. */
  readonly sentSession: Session | null;
  /** Whether a platform call of this request found the session over. */
  hasEnded = false;
  readonly #request: IncomingRequest;

  constructor(services: Services, request: IncomingRequest, sentSession: Session | null) {
    this.services = services;
    this.brand = services.brands.at(request.caller.host);
    this.sentSession = sentSession;
    this.#request = request;
  }

  get requestId(): string {
    return this.#request.caller.requestId;
  }

  /** Whether the caller's session came as a bearer token, not as a cookie. */
  get hasBearer(): boolean {
    return this.#request.headers.authorization !== undefined;
  }

  /** Milliseconds for which the client had no event stream before this one; 0 for a first stream. */
  get missedMs(): number {
    return missedBy(this.#request.headers).ms;
  }

  /** The sender's budget; undefined when there is none. */
  get budget(): BudgetReport | undefined {
    return this.#request.spending?.();
  }

  /** The partner that sent the request with its key; undefined for all others, also for pages of a partner. */
  get partner(): Partner | undefined {
    return this.#request.partner;
  }

  /** The value of a request cookie, unless cookies are ignored. */
  readCookie(name: string): string | undefined {
    const { headers, bringsCookies } = this.#request;
    return bringsCookies ? readCookie(headers.cookie, name) : undefined;
  }

  /** The name or number of an earlier login, for the login form. */
  async rememberedLogin(): Promise<RememberedLogin | null> {
    const { headers, bringsCookies } = this.#request;
    return bringsCookies ? rememberedIn(this.services.sealer, this.brand.key.merchant, headers.cookie) : null;
  }
}

/**
 * Everything that belongs to one request. It is never shared between requests.
 *
 * An answer may be kept for its session (see `ownReads`) when it depends on the session, the language, the CDNs of
 * pictures and noted reads. It is not kept when a resolver calls `uncached` or switches the session.
 */
export class Context {
  readonly language: LanguageCode;
  readonly scope: Scope;
  /** The platform calls of one domain, made once per request: `upstream(gamesUpstream).byId(id)`. */
  readonly upstream: <T>(definition: Definition<Scope, T>) => T;
  readonly #uncached: Uncached;
  readonly #request: IncomingRequest;
  #state: SessionState;
  #cdn: CdnPick | undefined;

  constructor(services: Services, request: IncomingRequest, state: SessionState) {
    const { headers, caller, trace, signal } = request;
    this.#uncached = new Uncached(services, request, state.session ?? state.over ?? null);
    this.#request = request;
    this.#state = state;
    this.language = languageOf(headers["x-atrium-language"], headers["accept-language"]);
    const upstreamCaller = {
      token: state.session?.token,
      language: this.language,
      requestId: caller.requestId,
      traceparent: trace.traceparent,
      clientIp: caller.clientIp === "" ? undefined : caller.clientIp,
      userAgent: headers["user-agent"]?.slice(0, 256),
    };
    this.scope = new Scope(this.#uncached.brand.shared, upstreamCaller, signal, () => this.#end());
    if (request.keepsLedger) this.scope.ledger = new Ledger();
    const upstreams = new Instances(this.scope);
    // V8 allocates a function that is written right behind `this.x =` in the old space. It would keep each request in
    // memory until the next full collection.
    const upstream = <T>(definition: Definition<Scope, T>) => upstreams.get(definition);
    this.upstream = upstream;
    if (state.session === null && state.refusal !== null) this.#dropCookie();
  }

  /** The rest of the request. The answer that needs it is not kept. */
  uncached(): Uncached {
    this.scope.notes?.forbidKeeping();
    return this.#uncached;
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
    this.#cdn ??= cdnPick(this.#uncached.brand.cdn, this.cdnSeed, () => this.scope.notes?.forbidKeeping());
    return this.#cdn;
  }

  /** The caller's session. Throws the error that says why there is none. */
  requireSession(): Session {
    const { session } = this.#state;
    if (session === null) throw new AtriumError(this.refusal ?? "UNAUTHENTICATED");
    if (!this.#uncached.services.sessions.isOver(session)) return session;
    this.#end();
    throw new AtriumError("SESSION_EXPIRED");
  }

  /** Why the session that the caller sent is not accepted. Null for guests and members. */
  get refusal(): SessionRefusal | null {
    return this.#state.session === null ? this.#state.refusal : null;
  }

  /** Switches this request to the logged-in session, or with `null` to a guest. Its answer is not kept. */
  switchSession(session: Session | null): void {
    this.scope.notes?.forbidKeeping();
    this.#state = session === null ? { session, refusal: null } : { session };
    this.#cdn = undefined;
    if (this.scope.caller.token === session?.token) return;
    this.scope.caller = { ...this.scope.caller, token: session?.token };
    this.scope.forget();
  }

  #end(): void {
    this.#uncached.hasEnded = true;
    this.#dropCookie();
  }

  /** Lets the browser forget the sent session. When it has logged in again meanwhile, its cookie is a newer one. */
  #dropCookie(): void {
    const { services, sentSession, hasBearer, cookies } = this.#uncached;
    const isReplaced = sentSession !== null && services.sessions.isReplaced(sentSession);
    if (!hasBearer && !isReplaced) clearSessionCookie(cookies);
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
    return this.value.uncached().cookies.lines();
  }

  upstreamCalls(): number {
    return this.value.scope.calls;
  }

  ledger(): readonly LedgerEntry[] | undefined {
    return this.value.scope.ledger?.entries;
  }

  staleSince(): number | undefined {
    return this.value.scope.footprint.staleSince;
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
const guestSeeds = new LRUCache({ max: 2_000, memoMethod: (guest: string) => hash("sha256", guest, "base64url") });

function guestSeed({ caller, headers }: IncomingRequest): string {
  return guestSeeds.memo(`${caller.clientIp}\n${headers["user-agent"]?.slice(0, 256) ?? ""}`);
}
