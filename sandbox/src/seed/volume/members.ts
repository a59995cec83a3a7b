import { sql } from "drizzle-orm";
import { PLAYER_TYPE } from "../../accountTypes.ts";
import type { Tx } from "../../db/openDatabase.ts";
import type { SeedContext } from "../../db/seedContext.ts";
import { GIVEN_NAMES } from "../../member/names.ts";
import { hashPassword } from "../../member/password.ts";
import { PUBLISHED } from "../../publicPlatform.ts";
import { TERMS_VERSION } from "../../site/termsVersion.ts";
import { drawn, oneOf } from "./draws.ts";
import { type Group, treeOf } from "./tree.ts";

/** User name of the agent with a fifth of all accounts below. */
export const REGION_AGENT = "region";
const CURRENCY = "VND";

/** Adds members without money until there are `total`. Returns the id of the first one. */
export async function addMembers(tx: Tx, { now }: SeedContext, total: number): Promise<number> {
  const before = await tx.$count(sql`members`);
  const firstId = before + 1;
  const passwordHash = await hashPassword(PUBLISHED.login);
  const groups = treeOf(firstId, total - before, Math.round(total / 5));
  for (const group of groups) await addGroup(tx, group, passwordHash, now);
  const [region] = groups;
  await tx.execute(sql`update members set username = ${REGION_AGENT}, rank = 6 where id = ${region.firstId}`);
  await tx.execute(sql`select setval(pg_get_serial_sequence('members', 'id'), ${total})`);
  await tx.execute(sql`
    insert into ledger_accounts (id, member_id, kind, currency, updated_at)
    select 'member:' || members.id || ':' || kind, members.id, kind, members.currency, ${now.toISOString()}
    from members cross join unnest(array['main', 'bonus', 'locked']) as kind where members.id >= ${firstId}`);
  await tx.execute(sql`
    insert into member_profiles (member_id, terms_version, agreed_at, minimum_age, mobile_verified, register_method,
      network, registered_at)
    select id, ${TERMS_VERSION}, registered_at, 18, false, 'OPERATOR', '0.0.0.0', registered_at
    from members where id >= ${firstId}`);
  return firstId;
}

async function addGroup(
  tx: Tx,
  { firstId, count, type, above }: Group,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const id = sql`number::bigint`;
  const upline = above
    ? sql`(${above.firstId} + floor(${drawn(id, 1)} * ${sql.raw(String(above.count))}))::integer`
    : sql`null::integer`;
  const names = sql`array[${sql.join(
    GIVEN_NAMES.map((name) => sql`${name.toLowerCase()}`),
    sql`, `,
  )}]::text[]`;
  await tx.execute(sql`
    insert into members (id, username, nickname, type, currency, password_hash, password_changed_at, upline_id, path,
      rank, avatar_id, to_upline, registered_at, first_login_at, last_login_at)
    select drawn.id, name || (drawn.id + 10000), initcap(name), ${sql.raw(String(type))}, ${CURRENCY}, ${passwordHash},
      joined_at, drawn.upline_id, coalesce(above.path, '/') || drawn.id || '/',
      ${type === PLAYER_TYPE ? sql`floor(power(${drawn(sql`drawn.id::bigint`, 2)}, 3) * 9)` : sql`5`},
      1 + floor(${drawn(sql`drawn.id::bigint`, 3)} * 12), drawn.upline_id is not null, joined_at, joined_at,
      ${now.toISOString()}::timestamptz - ${drawn(sql`drawn.id::bigint`, 4)} * interval '20 days'
    from (
      select number as id, ${upline} as upline_id, ${oneOf(names, id, 5)} as name,
        ${now.toISOString()}::timestamptz - (2 + ${drawn(id, 6)} * 700) * interval '1 day' as joined_at
      from generate_series(${sql.raw(String(firstId))}, ${sql.raw(String(firstId + count - 1))}) as number
    ) as drawn left join members as above on above.id = drawn.upline_id`);
}
