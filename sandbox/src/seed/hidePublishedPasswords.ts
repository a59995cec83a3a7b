import { type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/openDatabase.ts";
import { hashPassword, verifyPassword } from "../member/password.ts";
import { type PrivatePasswords, PUBLISHED } from "../publicPlatform.ts";
import { newToken } from "../session/sessions.ts";

/**
 * Replaces the published passwords, also in a database that was filled for developers. `demo` and `agent` get the given passwords.
 * The other seeded accounts get a random password, which is not kept. The sessions of these accounts end. An account with a changed
 * password keeps it; the function throws when that is a published password.
 */
export async function hidePublishedPasswords(db: Database, wanted: PrivatePasswords, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isHidden(tx, wanted))) await hide(tx, wanted, now);
    await refusePublished(tx);
  });
}

/** The rows of a statement that selects `username` and `hash`. */
const storedIn = (tx: Tx, statement: SQL) =>
  tx.select({ username: sql<string>`username`, hash: sql<string>`hash` }).from(sql`(${statement}) as stored`);

/** Whether the seeded accounts have these passwords already, from an earlier start. */
async function isHidden(tx: Tx, { demo, agent, payment }: PrivatePasswords): Promise<boolean> {
  const rows = await storedIn(
    tx,
    sql`select username, password_hash as hash from seeded.members where username in ('demo', 'agent')
      union all select 'payment', min(hash) from seeded.payment_passwords`,
  );
  const passwords: Record<string, string> = { demo, agent, payment };
  const matches = await Promise.all(rows.map(({ username, hash }) => verifyPassword(passwords[username] ?? "", hash)));
  return matches.every(Boolean);
}

/** A password that is as the seed made it is the same text in `public` and in `seeded`, which a reset restores. */
async function hide(tx: Tx, { demo, agent, payment }: PrivatePasswords, now: Date): Promise<void> {
  const [forDemo, forAgent, forOthers, forPayments] = await Promise.all(
    [demo, agent, newToken(), payment].map(hashPassword),
  );
  await tx.execute(sql`
    with hidden as (
      update members set password_hash = case members.username
        when 'demo' then ${forDemo} when 'agent' then ${forAgent} else ${forOthers} end
      from seeded.members as kept
      where kept.id = members.id and kept.password_hash = members.password_hash and kept.password_hash <> 'none'
      returning members.id)
    update sessions set ended_at = ${now.toISOString()}, end_reason = 'REVOKED'
    where ended_at is null and member_id in (select id from hidden)`);
  await tx.execute(sql`
    update seeded.members set password_hash = case username
      when 'demo' then ${forDemo} when 'agent' then ${forAgent} else ${forOthers} end
    where password_hash <> 'none'`);
  await tx.execute(sql`
    update payment_passwords set hash = ${forPayments} from seeded.payment_passwords as kept
    where kept.member_id = payment_passwords.member_id and kept.hash = payment_passwords.hash`);
  await tx.execute(sql`update seeded.payment_passwords set hash = ${forPayments}`);
}

/** A developer can have changed a password and changed it back. */
async function refusePublished(tx: Tx): Promise<void> {
  const rows = await storedIn(
    tx,
    sql`select members.username, members.password_hash as hash from members join seeded.members as kept using (id)
        where members.password_hash <> kept.password_hash
      union all select members.username, own.hash from payment_passwords as own
        join seeded.payment_passwords as kept using (member_id) join members on members.id = member_id
        where own.hash <> kept.hash`,
  );
  const published = Object.values(PUBLISHED);
  const names: string[] = [];
  for (const { username, hash } of rows) {
    const matches = await Promise.all(published.map((password) => verifyPassword(password, hash)));
    if (matches.some(Boolean)) names.push(username);
  }
  if (names.length > 0)
    throw new Error(
      `${names.join(", ")} have a published password: change it in a start for developers, or delete the data with --reset`,
    );
}
