import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose";

/** An identity provider did not give its public keys: nothing is known about the token. */
export class KeysUnavailable extends Error {}

const keySets = new Map<string, JWTVerifyGetKey>();

/** Codes of the provider's failures. The others are about the token. */
const OUTAGES = new Set([errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code]);
const isOutage = (error: unknown) => !(error instanceof errors.JOSEError) || OUTAGES.has(error.code);

/** The public keys at an address, fetched when a token needs them and kept. Throws `KeysUnavailable`. */
export function remoteKeys(address: string): JWTVerifyGetKey {
  const keySet = keySets.getOrInsertComputed(address, () => createRemoteJWKSet(new URL(address)));
  return async (header, token) => {
    try {
      return await keySet(header, token);
    } catch (error) {
      throw isOutage(error) ? new KeysUnavailable() : error;
    }
  };
}
