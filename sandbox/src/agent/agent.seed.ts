import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { AGENT_TYPE, PLAYER_TYPE, TRIAL_TYPE } from "../accountTypes.ts";
import { insertOne } from "../db/inserts.ts";
import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { members } from "../member/member.tables.ts";
import { memberNamed, openMemberAccounts } from "../member/members.ts";
import { memberProfiles } from "../member/profile.tables.ts";
import { inviteLinks, inviteSignUps } from "../session/registration/inviteLinks.tables.ts";
import { TERMS_VERSION } from "../site/termsVersion.ts";
import { DAY_MS } from "../time/units.ts";
import { agentActions } from "./audit/agentActions.tables.ts";
import { accountNotes } from "./notes/accountNotes.tables.ts";
import { savedFilters } from "./savedFilters/savedFilters.tables.ts";

const LEVELS = 10;

const LINKS = [
  { label: "Facebook group", code: "MAIFB234", type: PLAYER_TYPE, rebate: 25, clicks: 148, daysAgo: 80, signUps: 5 },
  { label: "Partners in Hue", code: "MAIHUE56", type: AGENT_TYPE, rebate: 40, clicks: 9, daysAgo: 45, signUps: 0 },
  { label: "Zalo", code: "MAIZALO7", type: PLAYER_TYPE, rebate: 15, clicks: 37, daysAgo: 30, signUps: 2 },
] as const;

const FILTERS = [
  { report: "TEAM_BETS", name: "Slots, last 30 days", query: "period=LAST_30&category=RNG" },
  { report: "TRANSACTIONS", name: "Deposits this month", query: "period=THIS_MONTH&kind=DEPOSIT" },
] as const;

/** Gives the agents of the seed rebates, ten levels, invitation links, saved filters, notes, and a log of what they did. */
export async function seedAgents(tx: Tx, { now }: SeedContext): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const agent = await memberNamed(tx, "agent");
  const firstId = await addLine(tx, agent, daysAgo(90));
  await grantRebates(tx);
  const players = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.uplineId, agent.id),
        eq(members.type, PLAYER_TYPE),
        notInArray(members.username, ["demo", "vipclub", "weak", "expired"]),
      ),
    )
    .orderBy(asc(members.id));
  await tx.insert(agentActions).values({
    agentId: agent.id,
    kind: "ACCOUNT_CREATED",
    memberId: firstId,
    changes: [{ field: "rebate", before: null, after: "0.0040" }],
    at: daysAgo(90),
  });
  await addLinks(
    tx,
    agent.id,
    players.map(({ id }) => id),
    daysAgo,
  );
  await tx
    .insert(savedFilters)
    .values(FILTERS.map((filter) => ({ ...filter, agentId: agent.id, savedAt: daysAgo(20) })));
  const note = { agentId: agent.id, memberId: firstId, writtenAt: daysAgo(12) };
  await tx.insert(accountNotes).values({ ...note, text: "Met in Hue. Prefers Zalo in the evening." });
  await withhold(tx, agent.id, players.at(-1)?.id ?? firstId, daysAgo(6));
}

/** A line of agents, one below the other, with a player at its end. Returns the id of the first. */
async function addLine(tx: Tx, agent: typeof members.$inferSelect, at: Date): Promise<number> {
  let above = { id: agent.id, path: agent.path };
  let firstId = 0;
  for (let level = 1; level <= LEVELS; level += 1) {
    const added = await insertOne(tx, members, {
      username: `line${String(level).padStart(2, "0")}`,
      nickname: `Line ${level}`,
      type: level < LEVELS ? AGENT_TYPE : PLAYER_TYPE,
      currency: agent.currency,
      passwordHash: agent.passwordHash,
      passwordChangedAt: agent.passwordChangedAt,
      uplineId: above.id,
      path: "/",
      email: `line${level}@mail.example`,
      inviteCode: `LINE${String(level).padStart(4, "0")}`,
      toUpline: true,
      registeredAt: at,
      firstLoginAt: at,
      lastLoginAt: at,
    });
    const path = `${above.path}${added.id}/`;
    await tx.update(members).set({ path }).where(eq(members.id, added.id));
    await tx.insert(memberProfiles).values({
      memberId: added.id,
      termsVersion: TERMS_VERSION,
      agreedAt: at,
      minimumAge: 18,
      mobileVerified: false,
      registerMethod: "OPERATOR",
      network: "0.0.0.0",
      registeredAt: at,
    });
    await openMemberAccounts(tx, [added], at);
    above = { id: added.id, path };
    firstId ||= added.id;
  }
  return firstId;
}

/** A rebate falls with every level, so nobody has more than the agent above. */
async function grantRebates(tx: Tx): Promise<void> {
  const depth = sql`(array_length(string_to_array(${members.path}, '/'), 1) - 2)`;
  await tx
    .update(members)
    .set({ rebate: sql`case when ${members.type} = ${PLAYER_TYPE} then 10 else greatest(55 - 5 * ${depth}, 10) end` })
    .where(
      sql`${members.type} <> ${TRIAL_TYPE} and (${members.uplineId} is not null or ${members.type} <> ${PLAYER_TYPE})`,
    );
}

async function addLinks(tx: Tx, agentId: number, players: readonly number[], daysAgo: (days: number) => Date) {
  let next = 0;
  for (const { signUps, daysAgo: days, ...link } of LINKS) {
    const at = daysAgo(days);
    const added = await insertOne(tx, inviteLinks, { ...link, agentId, createdAt: at });
    const came = players.slice(next, next + signUps);
    next += signUps;
    if (came.length > 0) {
      await tx.insert(inviteSignUps).values(came.map((memberId) => ({ memberId, linkId: added.id, signedUpAt: at })));
    }
    await tx.insert(agentActions).values({
      agentId,
      kind: "LINK_CREATED",
      changes: [{ field: "link", before: null, after: link.code }],
      at,
    });
  }
}

/** A member who may not withdraw, and why. */
async function withhold(tx: Tx, agentId: number, memberId: number, at: Date): Promise<void> {
  await tx
    .update(members)
    .set({ canWithdraw: false, restrictedBy: { canWithdraw: agentId } })
    .where(eq(members.id, memberId));
  await tx.insert(agentActions).values({
    agentId,
    kind: "ACCOUNT_CHANGED",
    memberId,
    changes: [{ field: "canWithdraw", before: "true", after: "false" }],
    reason: "Payment is being checked",
    at,
  });
}
