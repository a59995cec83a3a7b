import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { members } from "../member/member.tables.ts";
import { hashPassword } from "../member/password.ts";
import { paymentPasswords } from "../member/paymentPasswords.tables.ts";
import { PUBLISHED } from "../publicPlatform.ts";
import { DAY_MS } from "../time/units.ts";
import { sealNumber } from "./payoutAccounts.ts";
import { payoutAccounts } from "./security.tables.ts";

/** The named accounts that can withdraw at once, with the holder of their bank accounts. */
const HOLDERS = new Map([
  ["demo", "TRAN THUY LINH"],
  ["vipclub", "LE QUANG HUY"],
  ["agent", "NGUYEN THI MAI"],
]);

/** Gives the named accounts a payment password and two bank accounts. */
export async function seedSecurity(tx: Tx, { seed, now }: SeedContext): Promise<void> {
  const named = await tx
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(inArray(members.username, [...HOLDERS.keys()]));
  const hash = await hashPassword(PUBLISHED.payment);
  const changedAt = new Date(now.getTime() - 60 * DAY_MS);
  await tx.insert(paymentPasswords).values(named.map(({ id }) => ({ memberId: id, hash, changedAt })));
  const accounts = named.flatMap(({ id, username }) =>
    ["VIETCOMBANK", "TECHCOMBANK"].map(async (bankCode, place) => {
      const accountNo = `${1_023_400_000_000 + id * 7_919 + place * 4_001}`;
      return {
        id: randomUUID(),
        memberId: id,
        bankCode,
        currency: "VND",
        holder: HOLDERS.get(username) ?? username,
        // The seed's own key: nobody pays to these numbers.
        sealedNumber: await sealNumber(seed, accountNo),
        last4: accountNo.slice(-4),
        addedAt: new Date(now.getTime() - (90 - 30 * place) * DAY_MS),
      };
    }),
  );
  await tx.insert(payoutAccounts).values(await Promise.all(accounts));
}
