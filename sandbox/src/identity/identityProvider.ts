import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import type Provider from "oidc-provider";
import type { interactionPolicy } from "oidc-provider";
import { identityOf, type Network } from "./identities.ts";
import { memoryAdapters } from "./memoryAdapter.ts";

/** The OAuth client that may use these networks. */
export interface IdentityClient {
  id: string;
  secret: string;
}

interface ProviderOptions {
  issuer: string;
  network: Network;
  client: IdentityClient;
}

/**
 * An OpenID Connect provider that stands in for a social network. Each login asks which user to be, and nothing else.
 */
export async function createIdentityProvider({ issuer, network, client }: ProviderOptions): Promise<Provider> {
  // Loaded on demand: only social logins need it, and it takes long to load.
  const { default: OidcProvider, interactionPolicy: policies } = await import("oidc-provider");
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const provider = new OidcProvider(issuer, {
    adapter: memoryAdapters(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`http://localhost/auth/${network.toLowerCase()}/callback`],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: network.toLowerCase() }] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // The platform reads the identity token only, so it must hold all claims.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: alwaysAsking(policies),
      url: (_ctx, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}`,
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 60, AuthorizationCode: 60, IdToken: 300 },
    findAccount: (_ctx, sub) => {
      const { name, email } = identityOf(network, sub);
      return { accountId: sub, claims: () => ({ sub, name, email, email_verified: true }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  // A gateway on this machine may listen on any port.
  provider.Client.prototype.redirectUriAllowed = (address: string) => {
    const url = URL.parse(address);
    const isLocal = url !== null && ["localhost", "127.0.0.1"].includes(url.hostname);
    return isLocal && url.protocol === "http:" && url.pathname === `/auth/${network.toLowerCase()}/callback`;
  };
  return provider;
}

function alwaysAsking({ base, Check }: typeof interactionPolicy): interactionPolicy.DefaultPolicy {
  const policy = base();
  policy.remove("consent");
  const choice = new Check("identity_choice", "who to be has to be chosen", ({ oidc }) =>
    oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get("login")?.checks.add(choice);
  return policy;
}
