import { z } from "zod";
import type { PhoneAuthSettings } from "../__generated__/resolvers.ts";
import type { SocialNetwork } from "./socialNetworks.ts";

const here = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/;
// Plain HTTP only on this machine: what goes there opens accounts.
const safeUrl = z.url().refine((url) => url.startsWith("https://") || here.test(url), "must be https");

/** What can be set about logging in otherwise than with a password. */
export const waysInVariables = {
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

type Given = z.output<z.ZodObject<typeof waysInVariables>>;

/** The networks that were given a client; half a client stops the start. */
export function socialNetworksIn(given: Given): SocialNetwork[] {
  const network = (kind: "GOOGLE" | "FACEBOOK"): SocialNetwork[] => {
    const clientId = given[`${kind}_CLIENT_ID`];
    const clientSecret = given[`${kind}_CLIENT_SECRET`];
    if (clientId === undefined && clientSecret === undefined) return [];
    if (clientId === undefined || clientSecret === undefined)
      throw new Error(`${kind}_CLIENT_ID and ${kind}_CLIENT_SECRET belong together.`);
    const [issuer, tokenEndpoint] = [given[`${kind}_ISSUER`], given[`${kind}_TOKEN_ENDPOINT`]];
    return [{ kind, issuer, clientId, clientSecret, tokenEndpoint }];
  };
  return [...network("GOOGLE"), ...network("FACEBOOK")];
}

/** The phone-auth provider's project; null when there is none. */
export function phoneAuthIn(given: Given): PhoneAuthSettings | null {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId, FIREBASE_EMULATOR: emulator } = given;
  if (apiKey === undefined && projectId === undefined) return null;
  if (apiKey === undefined || projectId === undefined)
    throw new Error("FIREBASE_API_KEY and FIREBASE_PROJECT_ID belong together.");
  const authDomain = given.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`;
  return { apiKey, authDomain, projectId, emulatorUrl: emulator ?? null };
}
