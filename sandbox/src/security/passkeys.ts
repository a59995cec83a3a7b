import { hash, randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/openDatabase.ts";
import type { ActiveSession } from "../http/env.ts";
import { PlatformError } from "../http/errors.ts";
import { keepChallenge, takeChallenge } from "../session/passkeys/challenges.ts";
import { passkeys } from "../session/passkeys/passkeys.tables.ts";
import { base64url, credential, relyingParty } from "../session/passkeys/relyingParty.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { notifyMember } from "./notices.ts";

const MOST = 10;
/** EdDSA, ES256 and RS256. The library would try out an experimental one of Node. */
const ALGORITHMS = [-8, -7, -257];

const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** What a device answers to the challenge of a new passkey. */
export const AttestationBody = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(16_384),
    transports: z.array(transport).max(10).optional().catch(undefined),
  }),
});

type Passkey = typeof passkeys.$inferSelect;

/** A passkey in the contract's form. */
export const passkeyView = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  passkeyId: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** A member's passkeys, the first added first. */
export const listPasskeys = (db: Database, memberId: number): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

const ownerOf = ({ id }: ActiveSession) => `session ${id}`;

/** What the browser needs to make a passkey. Throws PASSKEY_LIMIT when the member has ten. */
export async function beginPasskey(platform: SessionPlatform, session: ActiveSession) {
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const known = await listPasskeys(platform.db, session.memberId);
  if (known.length >= MOST) throw new PlatformError("PASSKEY_LIMIT");
  const { id: rpID, name: rpName } = relyingParty(platform);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: session.username,
    userID: new Uint8Array(hash("sha256", `passkeys of ${session.memberId}`, "buffer")),
    timeout: 300_000,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const expiresAt = await keepChallenge(platform, ownerOf(session), options.challenge);
  return { options, expiresAt: expiresAt.toISOString() };
}

interface NewPasskey {
  name: string;
  response: z.output<typeof AttestationBody>;
}

/** Adds the passkey that a device made for this session's challenge. Throws PASSKEY_INVALID. */
export async function addPasskey(platform: SessionPlatform, session: ActiveSession, { name, response }: NewPasskey) {
  const { clock, events } = platform;
  const { memberId } = session;
  const credential = await credentialOf(platform, await takeChallenge(platform, ownerOf(session)), response);
  const createdAt = clock.now();
  const row = {
    id: randomUUID(),
    memberId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    name,
    createdAt,
    lastUsedAt: null,
  };
  await events.transaction(async (tx) => {
    const added = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
    if (added.length === 0) throw new PlatformError("PASSKEY_INVALID");
    await notifyMember(tx, events, { memberId, kind: "passkeyAdded", at: createdAt, values: { name } });
  });
  return row;
}

async function credentialOf(platform: SessionPlatform, challenge: string, response: NewPasskey["response"]) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { id, origin } = relyingParty(platform);
  const answer = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws for each kind of wrong answer.
  }).catch(() => null);
  if (!answer?.verified) throw new PlatformError("PASSKEY_INVALID");
  return answer.registrationInfo.credential;
}

const ownPasskey = (memberId: number, id: string) => and(eq(passkeys.id, id), eq(passkeys.memberId, memberId));

/** Gives a passkey another name. Throws NOT_FOUND. */
export async function renamePasskey({ db }: SessionPlatform, memberId: number, id: string, name: string) {
  const [renamed] = await db.update(passkeys).set({ name }).where(ownPasskey(memberId, id)).returning();
  if (!renamed) throw new PlatformError("NOT_FOUND");
  return renamed;
}

/** Removes a passkey, so that it logs nobody in. Throws NOT_FOUND. */
export async function removePasskey({ clock, events }: SessionPlatform, memberId: number, id: string): Promise<void> {
  await events.transaction(async (tx) => {
    const [removed] = await tx.delete(passkeys).where(ownPasskey(memberId, id)).returning();
    if (!removed) throw new PlatformError("NOT_FOUND");
    const { name } = removed;
    await notifyMember(tx, events, { memberId, kind: "passkeyRemoved", at: clock.now(), values: { name } });
  });
}
