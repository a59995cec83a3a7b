import type { Caller } from "./caller.ts";

/** A step-up token of that session, by the password: that of the seeded accounts by default. */
export async function stepUpOf(caller: Caller, token: string, secret = "Atrium!2026"): Promise<string> {
  const sealed = { method: "PASSWORD", secret };
  return (await caller.post<{ stepUpToken: string }>("/wps/member/stepUp", { token, sealed })).value.stepUpToken;
}
