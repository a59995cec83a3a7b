import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Language } from "../http/languages.ts";
import type { Platform } from "../platform.ts";
import { hashToken, newToken } from "../session/sessions.ts";
import { playLaunches } from "./play.tables.ts";

const LAUNCH_MS = 5 * 60_000;

export interface NewLaunch {
  nodeId: number;
  language: Language;
  /** The member who pays, and the login of the request. Without a member, the game gets play money of its own. */
  member?: { id: number; sessionId: string };
  /** The room that the member takes a seat in. */
  roomId?: string | undefined;
  /** The login of the request, for games with play money of their own: the game ends with this login. */
  sessionId?: string;
}

/** Makes an address that opens a game once, within five minutes. Only this function returns the token. */
export async function createLaunch(
  { db, clock }: Pick<Platform, "db" | "clock">,
  { nodeId, language, member, roomId, sessionId }: NewLaunch,
) {
  const now = clock.now();
  const token = newToken();
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + LAUNCH_MS);
  await db.insert(playLaunches).values({
    id,
    tokenHash: hashToken(token),
    nodeId,
    memberId: member?.id,
    memberSessionId: member?.sessionId ?? sessionId,
    roomId,
    language,
    expiresAt,
  });
  return { id, path: `/play/open/${token}`, expiresAt };
}

/** Uses a launch up; undefined when it is used, too old or unknown. One of two simultaneous uses succeeds. */
export async function redeemLaunch({ db, clock }: Platform, token: string) {
  const now = clock.now();
  const [launch] = await db
    .update(playLaunches)
    .set({ redeemedAt: now })
    .where(
      and(
        eq(playLaunches.tokenHash, hashToken(token)),
        isNull(playLaunches.redeemedAt),
        gt(playLaunches.expiresAt, now),
      ),
    )
    .returning();
  return launch;
}

/** The language of a used or old launch, as long as the database keeps it. */
export async function languageOfLaunch({ db }: Platform, token: string): Promise<string | undefined> {
  const [launch] = await db
    .select({ language: playLaunches.language })
    .from(playLaunches)
    .where(eq(playLaunches.tokenHash, hashToken(token)));
  return launch?.language;
}
