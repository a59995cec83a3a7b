import { hash } from "node:crypto";
import { SeededRandom } from "@atrium/arcade/seededRandom";
import { sql } from "drizzle-orm";
import {
  AFFILIATE_SUB_TYPE,
  AFFILIATE_TYPE,
  AGENT_TYPE,
  PLAYER_TYPE,
  SENIOR_AGENT_TYPE,
  TRIAL_TYPE,
} from "../accountTypes.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PUBLISHED } from "../publicPlatform.ts";
import { TERMS_VERSION } from "../site/termsVersion.ts";
import { DAY_MS } from "../time/units.ts";
import { members, messageNames, messages } from "./member.tables.ts";
import { MEMBER_TEXTS } from "./member.texts.ts";
import { openMemberAccounts } from "./members.ts";
import { FAMILY_NAMES, GIVEN_NAMES } from "./names.ts";
import { hashPassword } from "./password.ts";
import { memberProfiles } from "./profile.tables.ts";

const MEMBERS = 500;
const CURRENCY = "VND";

type NewMember = typeof members.$inferInsert & { id: number; path: string };

interface Named {
  username: string;
  nickname: string;
  type: number;
  /** User name of the agent above. */
  upline?: string;
  rank?: number;
  weak?: boolean;
  expired?: boolean;
  /** With the dialling code; a random one by default. */
  mobile?: string;
  /** Invite code; derived from the user name by default. */
  inviteCode?: string;
}

const NAMED: readonly Named[] = [
  { username: "senior", nickname: "Quang", type: SENIOR_AGENT_TYPE, rank: 6 },
  { username: "agent", nickname: "Mai", type: AGENT_TYPE, upline: "senior", rank: 5, inviteCode: "MAI88" },
  {
    username: "demo",
    nickname: "Linh",
    type: PLAYER_TYPE,
    upline: "agent",
    rank: 3,
    mobile: "+84901234567",
    inviteCode: "LINH88",
  },
  { username: "vipclub", nickname: "Huy", type: PLAYER_TYPE, upline: "agent", rank: 7 },
  { username: "weak", nickname: "Tam", type: PLAYER_TYPE, upline: "agent", weak: true },
  { username: "expired", nickname: "Phuc", type: PLAYER_TYPE, upline: "agent", expired: true },
  { username: "affiliate", nickname: "Siam Reviews", type: AFFILIATE_TYPE, inviteCode: "SIAM88" },
  { username: "affiliatesub", nickname: "Siam Desk", type: AFFILIATE_SUB_TYPE, upline: "affiliate" },
];

/** Number of agents below `agent` and `senior`, on all levels. */
const SUB_AGENTS = 36;
const TRIALS = 5;

/** Creates 500 accounts: the named ones, agents on several levels, their players, and a few trial accounts. */
export async function seedMembers(tx: Tx, { seed, now }: { seed: string; now: Date }): Promise<void> {
  const random = new SeededRandom(seed, "members");
  // One hash for all other accounts: 500 hashes would take a minute.
  const shared = await hashPassword(PUBLISHED.login);
  const named = await Promise.all(NAMED.map(({ weak }) => hashPassword(weak ? PUBLISHED.weak : PUBLISHED.login)));
  const rows: NewMember[] = [];
  const byName = new Map<string, NewMember>();
  const add = (account: Named, passwordHash: string) => {
    const row = toRow(account, rows.length + 1, byName.get(account.upline ?? ""), passwordHash, random, now);
    rows.push(row);
    byName.set(row.username, row);
    return row;
  };

  NAMED.forEach((account, index) => {
    add(account, named[index] ?? shared);
  });
  const agents = ["agent", "agent", "senior"];
  for (let i = 0; i < SUB_AGENTS; i++) {
    const { username } = add({ ...person(random, rows.length), type: AGENT_TYPE, upline: random.pick(agents) }, shared);
    agents.push(username);
  }
  agents.push("affiliate", "agent", "agent");
  while (rows.length < MEMBERS - TRIALS) {
    const upline = random.chance(0.8) ? random.pick(agents) : undefined;
    add({ ...person(random, rows.length), type: PLAYER_TYPE, upline, rank: rankOf(random) }, shared);
  }
  while (rows.length < MEMBERS)
    add({ username: `trialseed${rows.length}`, nickname: "Guest", type: TRIAL_TYPE }, "none");

  await tx.insert(members).values(rows);
  await tx.execute(sql`select setval(pg_get_serial_sequence('members', 'id'), ${rows.length})`);
  await tx.insert(memberProfiles).values(rows.filter(({ type }) => type !== TRIAL_TYPE).map(profileOf));
  await openMemberAccounts(tx, rows, now);
  await tx.insert(messages).values(rows.flatMap((row) => messagesFor(row, random, now)));
}

/** The operator opened these accounts; what a registration would have asked is not known. */
const profileOf = ({ id, registeredAt }: NewMember) => ({
  memberId: id,
  termsVersion: TERMS_VERSION,
  agreedAt: registeredAt,
  minimumAge: 18,
  mobileVerified: false,
  registerMethod: "OPERATOR",
  network: "0.0.0.0",
  registeredAt,
});

const inviteCodeOf = (username: string) => hash("sha256", username, "hex").slice(0, 10).toUpperCase();

/** Most ranks are low, a few are high. */
const rankOf = (random: SeededRandom) => Math.floor(random.next() ** 3 * 9);

function person(random: SeededRandom, index: number) {
  const given = random.pick(GIVEN_NAMES);
  const nickname = `${random.pick(FAMILY_NAMES)} ${given}`;
  return { username: `${given.toLowerCase()}${1000 + index}`, nickname };
}

function toRow(
  { username, nickname, type, rank = 0, expired = false, mobile, inviteCode }: Named,
  id: number,
  upline: NewMember | undefined,
  passwordHash: string,
  random: SeededRandom,
  now: Date,
): NewMember {
  const registeredAt = new Date(now.getTime() - random.int(100, 700) * DAY_MS);
  const lastLoginAt = new Date(now.getTime() - random.int(1, 20 * 24) * 3_600_000);
  // Drawn for each account, so that a fixed number changes no other account.
  const drawnMobile = type === TRIAL_TYPE ? null : `+849${String(random.int(0, 99_999_999)).padStart(8, "0")}`;
  return {
    id,
    username,
    nickname,
    type,
    currency: type === TRIAL_TYPE ? "FUN" : CURRENCY,
    passwordHash,
    passwordChangedAt: expired ? new Date(now.getTime() - 400 * DAY_MS) : new Date(now.getTime() - 30 * DAY_MS),
    uplineId: upline?.id,
    path: `${upline?.path ?? "/"}${id}/`,
    rank,
    labels: rank > 4 ? [{ name: "High roller", color: "#c2571a" }] : [],
    email: type === TRIAL_TYPE ? null : `${username}@mail.example`,
    mobile: mobile ?? drawnMobile,
    inviteCode: type === TRIAL_TYPE ? null : (inviteCode ?? inviteCodeOf(username)),
    avatarId: random.int(1, 12),
    toUpline: upline !== undefined,
    registeredAt,
    firstLoginAt: registeredAt,
    lastLoginAt,
    lastLoginIp: `113.160.${random.int(0, 255)}.${random.int(1, 254)}`,
  };
}

function messagesFor({ id, type }: NewMember, random: SeededRandom, now: Date) {
  if (type === TRIAL_TYPE) return [];
  return messageNames.map((name) => {
    const { title, content } = MEMBER_TEXTS.EN.messages[name];
    const createdAt = new Date(now.getTime() - random.int(1, 40 * 24) * 3_600_000);
    return { memberId: id, title, content, name, createdAt, readAt: random.chance(0.6) ? createdAt : null };
  });
}
