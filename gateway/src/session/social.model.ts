import type { SocialProviderKind } from "../__generated__/types.ts";
/** A social network with OpenID Connect, and the gateway's client there. */
export interface SocialNetwork {
  kind: SocialProviderKind;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For networks whose discovery document lacks it. */
  tokenEndpoint: string | undefined;
}

/** The values that are needed to finish a login. The browser keeps them sealed. */
export interface LoginUnderWay {
  state: string;
  nonce: string;
  verifier: string;
}
