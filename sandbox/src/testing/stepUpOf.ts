import type { Caller } from "./caller.ts";

/** A step-up token of that session, by the password of the seeded accounts. */
export async function stepUpOf(caller: Caller, token: string): Promise<string> {
  const sealed = { method: "PASSWORD", secret: "Atrium!2026" };
  return (await caller.post<{ stepUpToken: string }>("/wps/member/stepUp", { token, sealed })).value.stepUpToken;
}
