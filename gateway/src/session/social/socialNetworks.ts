import * as oidc from "openid-client";
import type { SocialProviderKind } from "../../__generated__/types.ts";
import { defineService } from "../../config/config.ts";
import { loginMethods, type SocialNetwork } from "../loginMethods.config.ts";
import type { LoginUnderWay } from "./social.model.ts";

const answerLimitSeconds = 8;

/** The path that starts a login with a network: `/auth/google/start?returnTo=/path`. */
export const startPath = (kind: SocialProviderKind) => `/auth/${kind.toLowerCase()}/start`;
/** The path that the network sends the browser back to. */
export const callbackPath = (kind: SocialProviderKind) => `/auth/${kind.toLowerCase()}/callback`;

/** Logs in with social networks by authorization code, with PKCE, state and nonce. */
export class SocialNetworks {
  readonly #networks: ReadonlyMap<SocialProviderKind, SocialNetwork>;
  readonly #found = new Map<SocialProviderKind, Promise<oidc.Configuration>>();

  constructor(networks: readonly SocialNetwork[]) {
    this.#networks = new Map(networks.map((network) => [network.kind, network]));
  }

  get kinds(): SocialProviderKind[] {
    return [...this.#networks.keys()];
  }

  /** The network's address for the browser, and the values that `finish` needs. */
  async begin(kind: SocialProviderKind, redirectUri: string): Promise<{ url: URL; underWay: LoginUnderWay }> {
    const underWay = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    const url = oidc.buildAuthorizationUrl(await this.#configuration(kind), {
      redirect_uri: redirectUri,
      scope: "openid email profile",
      state: underWay.state,
      nonce: underWay.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(underWay.verifier),
      code_challenge_method: "S256",
    });
    return { url, underWay };
  }

  /** The identity token of a finished login. Throws when any value is wrong. */
  async finish(kind: SocialProviderKind, back: URL, { state, nonce, verifier }: LoginUnderWay): Promise<string> {
    const answer = await oidc.authorizationCodeGrant(await this.#configuration(kind), back, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    if (answer.id_token === undefined) throw new Error("The network answered without an identity token.");
    return answer.id_token;
  }

  /** Discovers a network once. After a failure the next login tries again. */
  #configuration(kind: SocialProviderKind): Promise<oidc.Configuration> {
    const network = this.#networks.get(kind);
    if (network === undefined) return Promise.reject(new Error(`${kind} is not configured.`));
    const found = this.#found.getOrInsertComputed(kind, () => discover(network));
    found.catch(() => this.#found.delete(kind));
    return found;
  }
}

async function discover({ issuer, clientId, clientSecret, tokenEndpoint }: SocialNetwork): Promise<oidc.Configuration> {
  // Plain HTTP is only for the sandbox's networks on this machine. The configuration refuses it elsewhere.
  const execute = issuer.startsWith("http://") ? [oidc.allowInsecureRequests] : [];
  const options = { execute, timeout: answerLimitSeconds };
  const found = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  if (tokenEndpoint === undefined) return found;
  const { supportsPKCE: _, ...metadata } = found.serverMetadata();
  const mended = new oidc.Configuration({ ...metadata, token_endpoint: tokenEndpoint }, clientId, clientSecret);
  mended.timeout = answerLimitSeconds;
  return mended;
}

/** Whether the person cancelled the login. */
export const isCancelled = (error: unknown) =>
  error instanceof oidc.AuthorizationResponseError && error.error === "access_denied";

/** The social networks that the operator configured. */
export const socialNetworks = defineService(
  (config) => new SocialNetworks(config.section(loginMethods).socialNetworks),
);
