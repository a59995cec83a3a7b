import { isIP } from "node:net";
import { z } from "zod";
import type { PhoneAuthSettings, SocialProviderKind } from "../__generated__/types.ts";
import { isPublicAddress } from "../basics/publicAddress.ts";
import { defineService } from "../config/config.ts";
import { ConfigError, type ConfigSection, readVariables } from "../config/section.ts";

const here = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/;
// Plain HTTP is allowed on this machine only, because these addresses decide who can log in.
const safeUrl = z.url().refine((url) => url.startsWith("https://") || here.test(url), "must be https");

const variables = {
  GOOGLE_ISSUER: safeUrl.default("https://accounts.google.com"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_TOKEN_ENDPOINT: safeUrl.optional(),
  FACEBOOK_ISSUER: safeUrl.default("https://www.facebook.com"),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_TOKEN_ENDPOINT: safeUrl.optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]{3,253}$/)
    .optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{3,60}$/)
    .optional(),
  FIREBASE_EMULATOR: safeUrl.optional(),
} as const;

type Given = z.output<z.ZodObject<typeof variables>>;

/** A social network with OpenID Connect, and the gateway's client there. */
export interface SocialNetwork {
  kind: SocialProviderKind;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For networks with a discovery document that lacks it. */
  tokenEndpoint: string | undefined;
}

/** Settings of the login methods besides the password. */
export interface LoginMethods {
  socialNetworks: readonly SocialNetwork[];
  /** The Firebase project that verifies phone numbers; null for none. */
  phoneAuth: PhoneAuthSettings | null;
}

export const loginMethods: ConfigSection<LoginMethods> = (environment, { profile }) => {
  const given = readVariables(variables, environment);
  if (profile === "player") refuseImitations(given);
  return { socialNetworks: socialNetworksIn(given), phoneAuth: phoneAuthIn(given) };
};

const providers = ["GOOGLE_ISSUER", "GOOGLE_TOKEN_ENDPOINT", "FACEBOOK_ISSUER", "FACEBOOK_TOKEN_ENDPOINT"] as const;

/** For the public nothing may decide who logs in that anybody can answer for: an imitated network, or Firebase's emulator. */
function refuseImitations(given: Given): void {
  const isImitation = (address: string) => {
    const host = new URL(address).hostname.replace(/^\[|\]$/g, "");
    return here.test(address) || host === "localhost" || (isIP(host) !== 0 && !isPublicAddress(host));
  };
  const problems = providers
    .filter((name) => isImitation(given[name] ?? "https://none.example"))
    .map((name) => `${name}: the player profile accepts no social network on this machine or in a private network.`);
  if (given.FIREBASE_EMULATOR !== undefined)
    problems.push("FIREBASE_EMULATOR: the player profile accepts no emulator, which confirms any phone number.");
  if (problems.length > 0) throw new ConfigError(problems);
}

/** The networks with a client id and secret. Only one of both is an error. */
function socialNetworksIn(given: Given): SocialNetwork[] {
  const network = (kind: "GOOGLE" | "FACEBOOK"): SocialNetwork[] => {
    const clientId = given[`${kind}_CLIENT_ID`];
    const clientSecret = given[`${kind}_CLIENT_SECRET`];
    if (clientId === undefined && clientSecret === undefined) return [];
    if (clientId === undefined || clientSecret === undefined)
      throw new ConfigError([`${kind}_CLIENT_ID and ${kind}_CLIENT_SECRET belong together.`]);
    const [issuer, tokenEndpoint] = [given[`${kind}_ISSUER`], given[`${kind}_TOKEN_ENDPOINT`]];
    return [{ kind, issuer, clientId, clientSecret, tokenEndpoint }];
  };
  return [...network("GOOGLE"), ...network("FACEBOOK")];
}

/** The Firebase project that verifies phone numbers; null for none. */
function phoneAuthIn(given: Given): PhoneAuthSettings | null {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId, FIREBASE_EMULATOR: emulator } = given;
  if (apiKey === undefined && projectId === undefined) return null;
  if (apiKey === undefined || projectId === undefined)
    throw new ConfigError(["FIREBASE_API_KEY and FIREBASE_PROJECT_ID belong together."]);
  const authDomain = given.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`;
  return { apiKey, authDomain, projectId, emulatorUrl: emulator ?? null };
}

/** The Firebase project that verifies phone numbers; null for none. */
export const phoneAuth = defineService((config) => config.section(loginMethods).phoneAuth);
