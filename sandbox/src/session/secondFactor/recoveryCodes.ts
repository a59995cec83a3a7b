import { plainDigits } from "@atrium/schema/typed";
import { and, eq, isNull } from "drizzle-orm";
import type { Database, Tx } from "../../db/openDatabase.ts";
import { randomCode } from "../../random/codes.ts";
import { hashToken } from "../sessions.ts";
import { recoveryCodes } from "./secondFactor.tables.ts";

const CODES = 10;
const GROUPS = 3;
const GROUP = 4;

const newCode = () => Array.from({ length: GROUPS }, () => randomCode(GROUP)).join("-");

/** Spaces, hyphens and case are for the eye only. */
const hashOf = (code: string) => hashToken(`recovery ${plainDigits(code).toLowerCase()}`);

/** Makes ten new codes; the earlier ones become invalid. They are returned only here. */
export async function renewRecoveryCodes(tx: Tx, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ memberId, codeHash: hashOf(code) })));
  return codes;
}

/** Uses a code up; false for a wrong one and for one that was used. */
export async function useRecoveryCode(db: Database, memberId: number, code: string, at: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.codeHash, hashOf(code)), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id });
  return used.length === 1;
}

/** Number of codes that were not used yet. */
export const countRecoveryCodes = (db: Database, memberId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt)));
