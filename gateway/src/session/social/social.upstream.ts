import { z } from "zod";
import type { SocialProviderKind } from "../../__generated__/types.ts";
import { UpstreamError } from "../../errors/upstreamError.ts";
import { change } from "../../upstream/calls.ts";
import { defineUpstream } from "../../upstream/scope.ts";
import { loginAnswer } from "../login.wire.ts";

const calls = {
  login: change("POST /wps/session/login/social", loginAnswer, { encrypt: true, as: "guest" }),
};

const notLinked = z.object({ registerTicket: z.string().min(8).max(1_000) });

/** A social network's proof of an identity. */
export interface SocialProof {
  provider: SocialProviderKind;
  idToken: string;
  nonce: string;
}

/** The platform call that logs in with a social account. */
export const socialUpstream = defineUpstream((scope) => ({
  logIn: ({ provider, idToken, nonce }: SocialProof) => calls.login(scope, { body: { provider, idToken, nonce } }),
}));

/** The registration ticket of a refusal, when the social account is only not linked yet. */
export function registerTicketIn(error: unknown): string | undefined {
  if (!(error instanceof UpstreamError) || error.code !== "SOCIAL_NOT_LINKED") return undefined;
  return notLinked.safeParse(error.value).data?.registerTicket;
}
