import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { forfeitBonus, issueBonus } from "./bonuses/bonuses.ts";
import { PlatformError } from "./http/errors.ts";
import { inEveryLanguage } from "./http/languages.ts";
import { balanceOf, memberAccountId, moving, platformAccountId, post } from "./ledger/ledger.ts";
import { transact } from "./ledger/transact.ts";
import { transferToMember } from "./memberTransfers/memberTransfers.ts";
import { payoutAccounts } from "./security/security.tables.ts";
import { untilLockWaits } from "./testing/lockWaits.ts";
import { openPlatformForFile } from "./testing/openTestPlatform.ts";
import { HOUR_MS } from "./time/units.ts";
import { createWithdrawal } from "./withdrawals/withdrawals.ts";

const DEMO = 3;
const owner = { memberId: DEMO, currency: "VND" };
const main = memberAccountId(DEMO, "main", "VND");
const PAYMENT_PASSWORD = "246810";
const AMOUNT = 500_000n;

const { platform, db, clock } = await openPlatformForFile();

/** Pays a deposit with a bonus that holds withdrawals. The bonus comes when another transaction waits for this one. */
const payDeposit = (amount: bigint, onPosted: () => void) =>
  transact(platform, async (tx) => {
    const issuedAt = clock.now();
    const entries = moving(amount, { from: platformAccountId("cashier", "VND"), to: main });
    await post(tx, { key: randomUUID(), kind: "DEPOSIT", at: issuedAt, entries });
    onPosted();
    await untilLockWaits(db);
    return issueBonus(tx, {
      ...{ ...owner, cause: randomUUID(), titles: inEveryLanguage(() => "A bonus"), amount, turnoverRequired: amount },
      ...{ holdsWithdrawals: true, issuedAt, expiresAt: new Date(issuedAt.getTime() + HOUR_MS) },
    });
  });

const leaves: [string, (amount: bigint) => Promise<unknown>][] = [
  [
    "withdrawal",
    async (amount) => {
      const [card] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.memberId, DEMO));
      const request = { ...owner, idempotencyKey: randomUUID(), bankCardId: card?.id ?? "", amount };
      await createWithdrawal(platform, { ...request, paymentPassword: PAYMENT_PASSWORD });
    },
  ],
  [
    "transfer to the upline",
    (amount) =>
      transferToMember(platform, {
        ...{ ...owner, direction: "UPLINE", idempotencyKey: randomUUID(), amount },
        ...{ paymentPassword: PAYMENT_PASSWORD, remark: null },
      }),
  ],
];

test.each(leaves)(
  "a %s cannot take money that a deposit bonus holds, not even while the deposit is being paid",
  async (_, leave) => {
    const before = await balanceOf(db, main);
    const posted = Promise.withResolvers<void>();
    const paying = payDeposit(AMOUNT, posted.resolve);
    await posted.promise;
    const leaving = leave(AMOUNT).then(
      () => "OK",
      (error) => (error instanceof PlatformError ? error.code : Promise.reject(error)),
    );
    expect(await leaving).toBe("TURNOVER_NOT_MET");
    const bonus = await paying;
    expect(await balanceOf(db, main)).toBe(before + AMOUNT);
    await forfeitBonus(platform, DEMO, bonus?.id ?? 0);
  },
);
