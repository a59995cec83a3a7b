import { someText } from "@atrium/arcade/texts";
import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { CorePlatform } from "../../corePlatform.ts";
import type { Tx } from "../../db/openDatabase.ts";
import { PlatformError } from "../../http/errors.ts";
import { toLanguage } from "../../http/languages.ts";
import { textsIn } from "../../http/textsIn.ts";
import { lockMember } from "../../member/members.ts";
import { notify } from "../../member/notify.ts";
import { type Jurisdiction, profileOf } from "../../site/jurisdictions.ts";
import { requireOwnImages } from "../../support/ownImages.ts";
import {
  type DocumentKind,
  type furtherKinds,
  identityChecks,
  identityDocuments,
  identityKinds,
  type rejectionReasons,
} from "./identityCheck.tables.ts";

const message = z.strictObject({ title: someText, content: someText });

/** The message that a member gets about each decision of the identity check. */
const IDENTITY_TEXTS = textsIn(import.meta.dirname, { APPROVED: message, REJECTED: message, MORE_NEEDED: message });

export type IdentityCheck = typeof identityChecks.$inferSelect;
type Further = (typeof furtherKinds)[number];

/** A member's check; undefined when it has not begun. */
export async function findIdentityCheck(tx: Tx, memberId: number): Promise<IdentityCheck | undefined> {
  const [check] = await tx.select().from(identityChecks).where(eq(identityChecks.memberId, memberId));
  return check;
}

/**
 * Whether a member must pass the identity check before money is paid out: always where the jurisdiction demands it, elsewhere
 * only after the operator has asked for documents.
 */
export async function needsIdentityCheck(
  tx: Tx,
  { memberId, jurisdiction }: { memberId: number; jurisdiction: Jurisdiction },
): Promise<boolean> {
  const status = (await findIdentityCheck(tx, memberId))?.status;
  if (profileOf(jurisdiction).needsIdentityCheck) return status !== "APPROVED";
  return status === "REJECTED" || status === "MORE_NEEDED";
}

/** The documents that a member can send now. */
export function acceptedKinds(check: IdentityCheck | undefined): readonly DocumentKind[] {
  if (check === undefined || check.status === "REJECTED") return identityKinds;
  return check.status === "MORE_NEEDED" ? check.requested : [];
}

interface Submission {
  memberId: number;
  kind: DocumentKind;
  imageIds: string[];
}

/** Takes a document. Throws IDENTITY_CHECK_CLOSED when the check does not wait for one of this kind. */
export async function submitDocument(
  { events, clock }: CorePlatform,
  { memberId, kind, imageIds }: Submission,
): Promise<IdentityCheck> {
  const at = clock.now();
  return events.transaction(async (tx) => {
    // One submission or decision per member at a time.
    await lockMember(tx, memberId);
    const check = await findIdentityCheck(tx, memberId);
    if (!acceptedKinds(check).includes(kind)) throw new PlatformError("IDENTITY_CHECK_CLOSED");
    await requireOwnImages(tx, imageIds, memberId);
    await tx.insert(identityDocuments).values({ memberId, kind, imageIds, submittedAt: at });
    const requested = check?.requested.filter((asked) => asked !== kind) ?? [];
    const next: IdentityCheck = {
      memberId,
      status: requested.length > 0 ? "MORE_NEEDED" : "PENDING",
      reason: null,
      requested,
      submittedAt: at,
      decidedAt: check?.decidedAt ?? null,
    };
    await store(tx, next);
    await events.record(tx, { topic: "message", customerId: String(memberId) });
    return next;
  });
}

/** The operator's decision about a check. */
export type Decision =
  | { outcome: "APPROVED" }
  | { outcome: "REJECTED"; reason: (typeof rejectionReasons)[number] }
  | { outcome: "MORE_NEEDED"; requested: Further[] };

/** Decides about a member's check, and tells the member by a message and an e-mail. */
export async function decideIdentityCheck(
  { events, clock }: CorePlatform,
  memberId: number,
  decision: Decision,
): Promise<IdentityCheck> {
  const at = clock.now();
  return events.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member) throw new PlatformError("NOT_FOUND");
    const check = await findIdentityCheck(tx, memberId);
    const next: IdentityCheck = {
      memberId,
      status: decision.outcome,
      reason: decision.outcome === "REJECTED" ? decision.reason : null,
      requested: decision.outcome === "MORE_NEEDED" ? [...new Set(decision.requested)] : [],
      submittedAt: check?.submittedAt ?? null,
      decidedAt: at,
    };
    await store(tx, next);
    const text = IDENTITY_TEXTS[toLanguage(member.language)][decision.outcome];
    await notify(tx, member, text, at);
    await events.record(tx, { topic: "message", customerId: String(memberId) });
    return next;
  });
}

/** The documents of a member, the latest first. */
export const documentsOf = (tx: Tx, memberId: number) =>
  tx
    .select()
    .from(identityDocuments)
    .where(eq(identityDocuments.memberId, memberId))
    .orderBy(desc(identityDocuments.submittedAt));

const store = (tx: Tx, check: IdentityCheck) =>
  tx.insert(identityChecks).values(check).onConflictDoUpdate({ target: identityChecks.memberId, set: check });
