import type { LogInPayload, SessionDelivery } from "../__generated__/types.ts";
import {
  dayMs,
  type Remembered,
  rememberCookie,
  type Session,
  sealRemembered,
  sealSession,
  sessionCookie,
} from "../auth/session.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import { type Anchor, anchor } from "../graph/anchor.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import type { Context } from "../request/context.ts";
import { siteUpstream } from "../site/site.upstream.ts";
import type { Login } from "./session.model.ts";

/** How the session is kept. */
interface LoginOptions {
  delivery: SessionDelivery;
  /**
   * The name or number to remember, which keeps the session for a day; null forgets it. Logins without a form leave it
   * out.
   */
  remember?: Remembered | null;
}

type Payload = Omit<LogInPayload, "viewer"> & { viewer: Anchor | null };

const commonFields = {
  username: ["username"],
  countryDialingCode: ["countryDialingCode"],
  mobileNum: ["mobile"],
  password: ["password"],
  captcha: ["captcha", "text"],
  captchaId: ["captcha", "id"],
  token: ["token"],
};

/**
 * Runs a login and switches the request to its session, by cookie or by a bearer token in the payload. `fields` are
 * input paths that differ from those of `logIn`.
 */
export function logIn(
  context: Context,
  login: () => Promise<Login>,
  options: LoginOptions,
  fields: Readonly<Record<string, readonly string[]>> = {},
): Promise<Payload> {
  return mutate(async () => openSession(context, await login(), options), {
    language: context.language,
    fields: { ...commonFields, ...fields },
    refused: (refusal) => ({
      viewer: null,
      isFirstLogin: false,
      passwordChangeReason: null,
      captchaRequired: asksForCaptcha(refusal?.code, refusal?.value),
      bearerToken: null,
      expiresAt: null,
    }),
  });
}

/** Switches this request to the logged-in session. */
export async function openSession(context: Context, login: Login, { delivery, remember }: LoginOptions) {
  const session = await sessionOf(context, login);
  const sealed = await sealSession(context.services.sealer, session);
  context.switchSession(session);
  if (delivery === "COOKIE") {
    context.cookies.set(sessionCookie, sealed, remember ? dayMs / 1000 : undefined);
    if (remember === null) context.cookies.clear(rememberCookie);
    else if (remember)
      context.cookies.set(rememberCookie, await sealRemembered(context.services.sealer, remember), dayMs / 1000);
  }
  return {
    viewer: anchor,
    isFirstLogin: login.isFirstLogin,
    passwordChangeReason: await reasonOf(context, login),
    captchaRequired: false,
    bearerToken: delivery === "BEARER" ? sealed : null,
    expiresAt: new Date(session.expiresAt).toISOString(),
  };
}

/** A weak password must always be changed, an expired one only where the operator requires it. */
async function reasonOf({ upstream }: Context, { passwordChangeReason }: Login) {
  if (passwordChangeReason !== "EXPIRED") return passwordChangeReason;
  const { features } = await upstream(siteUpstream).permission();
  return features.forcedPasswordChange ? passwordChangeReason : null;
}

/** The platform's login answers only a token. The call for member info names the account of the session. */
async function sessionOf(context: Context, { token, expiresAt, lastLogin }: Login): Promise<Session> {
  const { session: before, cdnSeed } = context;
  const unnamed: Session = {
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
    return { ...unnamed, customerId, username, kind };
  } catch (error) {
    context.switchSession(before);
    throw error;
  }
}

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
