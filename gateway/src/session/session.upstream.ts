import { z } from "zod";
import type { HumanCheckAnswerInput } from "../__generated__/resolvers.ts";
import { unavailable } from "../errors/upstreamError.ts";
import { change, changeWithHeaders, ownRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { flag, idText, instant, listOf, maybeInstant, maybeText } from "../upstream/wire.ts";
import { humanCheckFields } from "./humanCheck.ts";
import { login } from "./login.wire.ts";

/** A session as the platform lists it. */
export interface PlatformSession {
  key: string;
  startedAt: string;
  idleExpiresAt: string | null;
  expiresAt: string | null;
  device: string | null;
  ip: string | null;
  country: string | null;
  lastSeenAt: string | null;
  isCurrent: boolean;
}

/** Who wants to log in. */
/** A captcha that has been drawn, and can be listened to. */
export interface DrawnCaptcha {
  id: string;
  image: string;
  expiresAt: string;
}

export interface Credentials {
  username: string;
  password: string;
  captcha?: { id: string; text: string } | null | undefined;
  remember: boolean;
  side?: "MEMBER" | "AGENT" | null | undefined;
  humanCheck?: HumanCheckAnswerInput | null | undefined;
}

const listed = z
  .object({
    id: idText,
    device: maybeText,
    ip: maybeText,
    country: maybeText,
    createdAt: instant,
    lastSeenAt: maybeInstant,
    current: flag,
  })
  .transform(
    (row): PlatformSession => ({
      key: row.id,
      startedAt: row.createdAt,
      idleExpiresAt: null,
      expiresAt: null,
      device: row.device,
      ip: row.ip,
      country: row.country,
      lastSeenAt: row.lastSeenAt,
      isCurrent: row.current,
    }),
  );

const current = z
  .object({
    id: idText,
    startedAt: instant,
    idleExpiresAt: maybeInstant,
    expiresAt: maybeInstant,
    device: maybeText,
    ip: maybeText,
    country: maybeText,
    lastSeenAt: maybeInstant,
  })
  .transform(({ id, ...row }): PlatformSession => ({ key: id, ...row, isCurrent: true }));

const file = z
  .string()
  .max(200_000)
  .transform((text) => text.replace(/^data:(image\/png|audio\/wav);base64,/, ""))
  .pipe(z.base64());
const picture = z.union([file, z.object({ image: file }).transform(({ image }) => image)]);

const calls = {
  login: change("POST /wps/session/login", login, { encrypt: true, as: "guest" }),
  loginWithToken: change("POST /wps/session/login/token", login, { encrypt: true, as: "guest" }),
  freePlay: change("POST /wps/session/login/freeplay", login, { as: "guest" }),
  logout: change("DELETE /wps/session/logout", z.unknown()),
  captcha: changeWithHeaders("GET /wps/captcha", picture, { as: "guest" }),
  spokenCaptcha: change("GET /wps/captcha", file, { as: "guest" }),
  current: ownRead("GET /wps/session/current", current),
  list: ownRead("GET /wps/session/list", listOf(listed)),
  revoke: change("DELETE /wps/session/{id}", z.unknown()),
};

const captchaSeconds = 120;

/** The calls that open, list and close sessions. */
export const sessionUpstream = (scope: Scope) => ({
  logIn: ({ username, password, captcha, remember, side, humanCheck }: Credentials) =>
    calls.login(scope, {
      body: {
        type: "username",
        username,
        password,
        remember,
        ...(side && { side }),
        ...(captcha && { captcha: captcha.text, captchaId: captcha.id }),
        ...humanCheckFields(humanCheck),
      },
    }),
  logInWithToken: (token: string) => calls.loginWithToken(scope, { body: { token } }),
  freePlay: () => calls.freePlay(scope, { body: { os: "WEB", platform: "W" } }),
  logOut: () => calls.logout(scope),
  current: () => calls.current(scope),
  list: async () => (await calls.list(scope)).toSorted((a, b) => b.startedAt.localeCompare(a.startedAt)),
  /** The platform tells of the current session when it ends, and only in the list where it is from. */
  async described(session: PlatformSession): Promise<PlatformSession> {
    if (session.device !== null || session.ip !== null) return session;
    return (await calls.list(scope)).find(({ key }) => key === session.key) ?? session;
  },
  revoke: (id: string) => calls.revoke(scope, { path: { id } }),

  async captcha(): Promise<DrawnCaptcha> {
    const { value, headers } = await calls.captcha(scope);
    const id = headers["x-captcha-id"];
    if (typeof id !== "string" || id.length > 200) throw unavailable("a captcha without an id", 200);
    const expiresAt = new Date(Date.now() + captchaSeconds * 1000).toISOString();
    return { id, image: `data:image/png;base64,${value}`, expiresAt };
  },
  spokenCaptcha: async (id: string) =>
    `data:audio/wav;base64,${await calls.spokenCaptcha(scope, { query: { audio: 1, captchaId: id } })}`,
});
