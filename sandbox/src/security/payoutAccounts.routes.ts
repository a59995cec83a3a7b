import { plainDigits } from "@atrium/schema/typed";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { wrongField } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { patterned, text } from "../http/input.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import { straightName } from "../member/personName.ts";
import { hasCheckDigit } from "../wallet/luhn.ts";
import { bankName, banksOf } from "./banks.ts";
import { addPayoutAccount, listPayoutAccounts, removePayoutAccount, usableFrom } from "./payoutAccounts.ts";
import type { PayoutAccount } from "./security.tables.ts";
import { requireStepUp, stepUpBody } from "./stepUp.ts";

/** Letters of any script, spaces and . ' · - */
const holder = text(200)
  .transform(straightName)
  .pipe(patterned(/^[\p{L}\p{M}\p{Join_C} .'·-]{2,50}$/u));
/** Written in groups, as on paper. */
const accountNo = text(64)
  .transform((number) => plainDigits(number).toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z]{6,34}$/));

const AddBody = z.object({
  bankCode: text(32, 1),
  holder,
  accountNo,
  branch: text(100)
    .nullish()
    .transform((branch) => branch?.trim() || null),
  ...stepUpBody,
});
const RemoveBody = z.object({ bankCardId: z.uuid(), ...stepUpBody });

const toWire = (account: PayoutAccount) => ({
  bankCardId: account.id,
  bankCode: account.bankCode,
  bankName: bankName(account.bankCode),
  currency: account.currency,
  branch: account.branch,
  holder: account.holder,
  last4: account.last4,
  addedAt: account.addedAt.toISOString(),
  usableFrom: usableFrom(account).toISOString(),
});

/** The bank accounts that the caller's withdrawals go to. */
export const payoutAccountRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/member/bankCards", requireRealAccount, async (c) => {
      const accounts = await listPayoutAccounts(platform.db, c.var.session.memberId);
      return ok(c, { list: accounts.map(toWire), banks: banksOf(c.var.session.currency) });
    })
    .put("/wps/member/bankCards", requireRealAccount, async (c) => {
      const { memberId, currency } = c.var.session;
      const { stepUpToken, ...account } = await readEncrypted(c, platform, AddBody);
      await requireStepUp(platform, c.var.session, stepUpToken);
      if (!banksOf(currency).some(({ bankCode }) => bankCode === account.bankCode))
        throw wrongField("bankCode", "unknown");
      if (isCardNumber(account.accountNo)) throw wrongField("accountNo", "card");
      return ok(c, toWire(await addPayoutAccount(platform, memberId, { ...account, currency })));
    })
    .delete("/wps/member/bankCards", requireRealAccount, async (c) => {
      const { stepUpToken, bankCardId } = await readEncrypted(c, platform, RemoveBody);
      await requireStepUp(platform, c.var.session, stepUpToken);
      await removePayoutAccount(platform, c.var.session.memberId, bankCardId);
      return ok(c, true);
    });

/**
 * Whether it is the number of a payment card, which must not be stored: sixteen digits, or American Express's fifteen, with
 * the check digit.
 */
const isCardNumber = (number: string) => /^([2-6]\d{15}|3[47]\d{13})$/.test(number) && hasCheckDigit(number);
