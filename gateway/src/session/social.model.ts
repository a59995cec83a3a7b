import type { SocialProviderKind } from "../__generated__/types.ts";
/** A social network that speaks OpenID Connect, and who we are to it. */
export interface SocialNetwork {
  kind: SocialProviderKind;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For a network whose own description leaves it out. */
  tokenEndpoint: string | undefined;
}

/** What a login that was begun must be finished with: for the browser to keep, sealed. */
export interface LoginUnderWay {
  state: string;
  nonce: string;
  verifier: string;
}
