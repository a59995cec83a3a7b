import { z } from "zod";
import type { HumanCheckAnswerInput } from "../__generated__/types.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, changeWithHeaders, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { listOf } from "../upstream/wire.ts";
import { captchaFields, unnamedCaptcha } from "./captcha.ts";
import { humanCheckFields } from "./humanCheck.ts";
import { login, loginAnswer } from "./login.wire.ts";
import type { CaptchaModel } from "./session.model.ts";
import {
  current,
  file,
  historyPage,
  type LoginRecordModel,
  listed,
  picture,
  revoked,
  type SessionModel,
} from "./session.wire.ts";

/** The input of a login with a password. */

export interface Credentials {
  username: string;
  password: string;
  captcha?: { id: string; text: string } | null | undefined;
  remember: boolean;
  side?: "MEMBER" | "AGENT" | null | undefined;
  humanCheck?: HumanCheckAnswerInput | null | undefined;
}

const calls = {
  login: change("POST /wps/session/login", loginAnswer, { encrypt: true, as: "guest", refusedAs: "LOGIN_FAILED" }),
  loginWithToken: change("POST /wps/session/login/token", loginAnswer, { encrypt: true, as: "guest" }),
  finishLogin: change("POST /wps/session/login/mfa", login, { encrypt: true, as: "guest" }),
  freePlay: change("POST /wps/session/login/freeplay", login, { as: "guest" }),
  logout: change("DELETE /wps/session/logout", z.unknown()),
  captcha: changeWithHeaders("GET /wps/captcha", picture, { as: "guest" }),
  spokenCaptcha: change("GET /wps/captcha", file, { as: "guest" }),
  current: ownRead("GET /wps/session/current", current),
  list: ownRead("GET /wps/session/list", listOf(listed)),
  revoke: change("DELETE /wps/session/{id}", z.unknown()),
  revokeOthers: change("DELETE /wps/session/others", revoked),
  history: ownRead("GET /wps/session/history", historyPage),
};

const captchaSeconds = 120;

/** The platform calls that open, list and close sessions. */
export const sessionUpstream = defineUpstream((scope) => ({
  logIn: ({ username, password, captcha, remember, side, humanCheck }: Credentials) =>
    calls.login(scope, {
      body: {
        type: "username",
        username,
        password,
        remember,
        ...(side && { side }),
        ...captchaFields(captcha),
        ...humanCheckFields(humanCheck),
      },
    }),
  logInWithToken: (token: string) => calls.loginWithToken(scope, { body: { token } }),
  finishLogin: (mfaToken: string, code: string) => calls.finishLogin(scope, { body: { mfaToken, code } }),
  freePlay: (humanCheck: HumanCheckAnswerInput | null | undefined) =>
    calls.freePlay(scope, { body: { os: "WEB", platform: "W", ...humanCheckFields(humanCheck) } }),
  logOut: () => calls.logout(scope),
  current: () => calls.current(scope),
  list: async () => (await calls.list(scope)).toSorted((a, b) => b.startedAt.localeCompare(a.startedAt)),
  /**
   * Reads a session's device and address. The platform sends those of the current session only in the list of sessions.
   */
  async described(session: SessionModel): Promise<SessionModel> {
    if (session.device !== null || session.ip !== null) return session;
    const listed = await calls.list(scope).catch(unlessAbsent([]));
    return listed.find(({ internalID }) => internalID === session.internalID) ?? session;
  },
  revokeOthers: () => calls.revokeOthers(scope),
  history: (page: PageArgs): Promise<Page<LoginRecordModel>> => calls.history(scope, { query: { ...page } }),
  revoke: (id: string) => calls.revoke(scope, { path: { id } }),

  async captcha(): Promise<CaptchaModel> {
    const { value, headers } = await calls.captcha(scope);
    const sent = headers["x-captcha-id"];
    const id = typeof sent === "string" && sent.length <= 200 ? sent : unnamedCaptcha;
    const expiresAt = new Date(Date.now() + captchaSeconds * 1000).toISOString();
    return { id, image: `data:image/png;base64,${value}`, expiresAt };
  },
  spokenCaptcha: async (id: string) =>
    `data:audio/wav;base64,${await calls.spokenCaptcha(scope, { query: { audio: 1, captchaId: id } })}`,
}));
