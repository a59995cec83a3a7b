import { inArray } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { IDENTITIES, NETWORKS } from "../../identity/identities.ts";
import { members } from "../../member/member.tables.ts";
import { socialAccounts } from "./social.tables.ts";

/** Links the social accounts that belong to seeded members. */
export async function seedSocialAccounts(tx: Tx, { now }: { now: Date }): Promise<void> {
  const wanted = NETWORKS.flatMap((network) =>
    IDENTITIES[network].flatMap(({ subject, opens }) => (opens ? [{ network, subject, opens }] : [])),
  );
  const found = await tx
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(
      inArray(
        members.username,
        wanted.map(({ opens }) => opens),
      ),
    );
  const idOf = new Map(found.map(({ id, username }) => [username, id]));
  const rows = wanted.flatMap(({ network, subject, opens }) => {
    const memberId = idOf.get(opens);
    return memberId === undefined ? [] : [{ network, subject, memberId, linkedAt: now }];
  });
  await tx.insert(socialAccounts).values(rows);
}
