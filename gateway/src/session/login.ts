import { randomUUID } from "node:crypto";
import type { LogInPayload, SessionDelivery } from "../__generated__/types.ts";
import { type Remembered, rememberCookie, sealRemembered } from "../auth/remembered.ts";
import { dayMs, type Session } from "../auth/session.ts";
import { setSessionCookie } from "../auth/sessionCookies.ts";
import { InputRefusal, mutate, sameNames } from "../errors/mutate.ts";
import { type Anchor, anchor } from "../graph/anchor.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import type { Context } from "../request/context.ts";
import { siteUpstream } from "../site/site.upstream.ts";
import { endAtPlatform, isRefusal } from "./endAtPlatform.ts";
import { type LoginAccount, withDelay } from "./failedLogins.ts";
import { keepDevice, showDevice } from "./knownDevice.ts";
import { forgetChallenge, giveChallenge } from "./secondFactor/challenge.ts";
import type { Login, UnfinishedLogin } from "./session.model.ts";
import { keepLogin, takeLogin } from "./unfinishedLogins.ts";

/** How the session is kept. */
interface Keeping {
  delivery: SessionDelivery;
  /**
   * The name or number to remember, which keeps the session for a day; null forgets it. Logins without a form leave it
   * out.
   */
  remember?: Remembered | null;
  /** The name or number that was typed, if any. */
  account?: string | null;
}

/** One way to log in. */
interface LoginMethod extends LoginAccount, Omit<Keeping, "account"> {
  /** The input that proves the identity. The same proof continues a login that could not be finished. Null: none. */
  proof: readonly string[] | null;
  /** Null when the platform did what was asked, and can't be logged in to for it. */
  logIn(): Promise<Login | UnfinishedLogin | null>;
  /** Input paths that differ from those of `logIn`, by the platform's field names. */
  fields?: Readonly<Record<string, readonly string[]>>;
}

type Payload = Omit<LogInPayload, "viewer"> & { viewer: Anchor | null };

const commonFields = {
  ...sameNames("username", "countryDialingCode", "password", "token"),
  mobileNum: ["mobile"],
  captcha: ["captcha", "text"],
  captchaId: ["captcha", "id"],
};

/** Runs a login and switches the request to its session, by cookie or by a bearer token in the payload. */
export function logIn(context: Context, method: LoginMethod): Promise<Payload> {
  return mutate(
    {
      language: context.language,
      fields: { ...commonFields, ...method.fields },
      refused: (refusal) => ({
        ...noSession,
        captchaRequired: asksForCaptcha(refusal?.code, refusal?.value),
        secondFactor: null,
      }),
    },
    () => finishedLogin(context, method),
  );
}

const noSession = {
  viewer: null,
  isFirstLogin: false,
  passwordChangeReason: null,
  captchaRequired: false,
  bearerToken: null,
  expiresAt: null,
};

async function finishedLogin(context: Context, method: LoginMethod) {
  const { proof } = method;
  const device = await showDevice(context);
  const attempt = proof === null ? null : JSON.stringify([method.method, ...proof]);
  const kept = attempt === null ? null : await takeLogin(context, attempt);
  const login = kept ?? (await withDelay(context, method, device, method.logIn));
  if (login === null) return { ...noSession, secondFactor: null };
  if ("mfaToken" in login) {
    const { remember, delivery } = method;
    return { ...noSession, secondFactor: await giveChallenge(context, { login, remember, delivery }) };
  }
  try {
    return { ...(await switchToSession(context, login, method)), secondFactor: null };
  } catch (error) {
    if (attempt === null || isRefusal(error)) await endLogin(context, login);
    else await keepLogin(context, attempt, login);
    throw error;
  }
}

/** Switches this request to the session of a login without a form, or keeps the login for its second factor. */
export async function continueLogin(
  context: Context,
  login: Login | UnfinishedLogin,
): Promise<"session" | "secondFactor"> {
  if ("mfaToken" in login) {
    await giveChallenge(context, { login, delivery: "COOKIE" });
    return "secondFactor";
  }
  await openSession(context, login, { delivery: "COOKIE" });
  return "session";
}

/** Switches this request to the logged-in session. When that fails, the session is logged out at the platform. */
export async function openSession(context: Context, login: Login, keeping: Keeping) {
  try {
    return await switchToSession(context, login, keeping);
  } catch (error) {
    await endLogin(context, login);
    throw error;
  }
}

async function switchToSession(context: Context, login: Login, { delivery, remember, account = null }: Keeping) {
  const { services, brand, cookies, sentSession: sent, hasBearer } = context.uncached();
  const { sealer, sessions } = services;
  const { session: before, scope } = context;
  const { session, passwordChangeReason } = await describedLogin(context, login);
  const sealed = await sessions.seal(session);
  context.switchSession(session);
  if (delivery === "COOKIE") {
    setSessionCookie(cookies, sealed, remember ? dayMs / 1000 : undefined);
    forgetChallenge(context);
    await keepDevice(context, { session, account, mark: login.deviceMark });
    if (remember === null) cookies.clear(rememberCookie);
    else if (remember) {
      const sealedName = await sealRemembered(sealer, session.brand, remember);
      cookies.set(rememberCookie, sealedName, dayMs / 1000);
    }
  }
  // A cookie replaces the cookie's session. A bearer token replaces that of the bearer that the caller sent.
  if (sent !== null && hasBearer === (delivery === "BEARER")) {
    await Promise.all([sessions.replace(sent), before && endAtPlatform(brand.shared, scope.caller, before.token)]);
  }
  return {
    viewer: anchor,
    isFirstLogin: login.isFirstLogin,
    passwordChangeReason,
    captchaRequired: false,
    bearerToken: delivery === "BEARER" ? sealed : null,
    expiresAt: new Date(session.expiresAt).toISOString(),
  };
}

/** The platform's login answers only a token. The call for member info names the account of the session. */
async function describedLogin(context: Context, login: Login) {
  const { session: before, cdnSeed } = context;
  const { token, expiresAt, lastLogin } = login;
  const unnamed: Session = {
    id: randomUUID(),
    brand: context.uncached().brand.key.merchant,
    token,
    customerId: "",
    username: "",
    kind: "UNKNOWN",
    expiresAt: expiresAt === null ? Date.now() + dayMs : Date.parse(expiresAt),
    cdnSeed,
    lastLogin,
  };
  context.switchSession(unnamed);
  try {
    const { customerId, username, kind } = await context.upstream(memberUpstream).info();
    const passwordChangeReason = await reasonOf(context, login);
    return { session: { ...unnamed, customerId, username, kind }, passwordChangeReason };
  } catch (error) {
    context.switchSession(before);
    throw error;
  }
}

/** A weak password must always be changed, an expired one only where the operator requires it. */
async function reasonOf({ upstream }: Context, { passwordChangeReason }: Login) {
  if (passwordChangeReason !== "EXPIRED") return passwordChangeReason;
  const { features } = await upstream(siteUpstream).permission();
  return features.forcedPasswordChange ? passwordChangeReason : null;
}

const endLogin = (context: Context, { token }: Login) =>
  endAtPlatform(context.uncached().brand.shared, context.scope.caller, token);

/** Refuses a text that can't be a user name, before it is sent. */
export function assertUsername(username: string): void {
  if (username === "" || username.length > 64 || username.includes("\0"))
    throw new InputRefusal("VALIDATION_FAILED", ["username"]);
}

/** Refuses texts that can't be a user name and password, before they are encrypted and sent. */
export function assertCredentials({ username, password }: { username: string; password: string }): void {
  assertUsername(username);
  if (password === "" || password.length > 256 || password.includes("\0"))
    throw new InputRefusal("VALIDATION_FAILED", ["password"]);
}

/** Refuses a text that can't be a one-time token. The platform's tokens are short. */
export function assertToken({ token }: { token: string }): void {
  if (!/^[\w.~-]{8,512}$/.test(token)) throw new InputRefusal("LOGIN_TOKEN_INVALID", ["token"]);
}

function asksForCaptcha(code: string | undefined, value: unknown): boolean {
  if (code === "CAPTCHA_REQUIRED" || code === "CAPTCHA_INVALID") return true;
  return typeof value === "object" && value !== null && "captcha" in value && value.captcha === true;
}
