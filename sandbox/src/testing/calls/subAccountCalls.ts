import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Caller } from "../caller.ts";

/** Calls about sub-accounts, as an agent who has proven to be the agent. */
export function subAccountCalls(caller: Caller, token: string, stepUpToken: string) {
  const send = (call: string, sealed: object, as = token, key: string = randomUUID()) =>
    caller.post<{ account: string; password: string | null }>(`/wps/relay/ACS_subAccount${call}`, {
      token: as,
      sealed,
      key,
    });
  const create = (account: string, rights: string[], key?: string) =>
    send("Create", { account, rights, stepUpToken }, token, key);
  const update = (account: string, changes: object) => send("Update", { account, stepUpToken, ...changes });
  const logIn = (username: string, password: string) =>
    caller.post<{ token: string; passwordExpired: boolean; mfaToken: string }>("/wps/session/login", {
      sealed: { username, password, hvProvider: "none" },
    });
  /** Makes a sub-account, and changes its first password. */
  async function made(account: string, rights: string[]): Promise<string> {
    const { password } = (await create(account, rights)).value;
    const as = (await logIn(account, password ?? "")).value.token;
    const newPassword = "Lotus!4821";
    const sealed = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
    expect((await caller.post("/wps/member/password", { token: as, sealed })).code).toBe("OK");
    return as;
  }
  const answerOf = async (path: string, as: string) => (await caller.get(`/wps/relay/${path}`, { token: as })).code;
  return { send, create, update, logIn, made, answerOf };
}
