import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { VENDORS } from "../games/vendors.data.ts";
import type { Translated } from "../http/languages.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { type MemberAccountKind, memberAccountId, suffixOf } from "../ledger/ledger.ts";

/** The main wallet: games use it unless their vendor keeps a wallet of its own. */
export const MAIN_ACCOUNT_TYPE = "MAIN";

export const MAIN_WALLET_NAME: Translated = {
  CN: "主钱包",
  EN: "Main wallet",
  ID: "Dompet utama",
  PT: "Carteira principal",
  TH: "กระเป๋าเงินหลัก",
  TY: "Main wallet",
  VI: "Ví chính",
};

const KEEP_MONEY = new Set(["FLD", "AV", "SBL"]);

/** Vendors that keep players' money: a transfer is needed before their games can be played. */
export const WALLET_VENDORS: readonly { vassalage: string; name: string }[] = VENDORS.filter(([code]) =>
  KEEP_MONEY.has(code),
).map(([vassalage, name]) => ({ vassalage, name }));

/** A member's money in one currency. */
export interface Owner {
  memberId: number;
  currency: string;
}

/** Ledger account of a member's wallet at a vendor; opened at the first transfer. */
export const vendorAccountId = ({ memberId, currency }: Owner, vassalage: string) =>
  `vendor:${memberId}:${vassalage}${suffixOf(currency)}`;

/** Ledger account of an `accountType` of the wire; undefined when there is no such wallet. */
export function walletAccountId(owner: Owner, accountType: string): string | undefined {
  if (accountType === MAIN_ACCOUNT_TYPE) return memberAccountId(owner.memberId, "main", owner.currency);
  const isVendor = WALLET_VENDORS.some(({ vassalage }) => vassalage === accountType);
  return isVendor ? vendorAccountId(owner, accountType) : undefined;
}

/** A member's money by place, in minor units. */
export interface Funds {
  main: bigint;
  bonus: bigint;
  locked: bigint;
  /** In all vendors' wallets together. */
  games: bigint;
  total: bigint;
  byAccount: Map<string, bigint>;
  /** Time of the latest entry. */
  updatedAt: Date;
}

/** All of a member's money in one currency. */
export async function fundsOf(tx: Tx, { memberId, currency }: Owner): Promise<Funds> {
  const accounts = await tx
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.memberId, memberId), eq(ledgerAccounts.currency, currency)))
    .orderBy(asc(ledgerAccounts.id));
  const byAccount = new Map(accounts.map(({ id, balance }) => [id, balance]));
  const total = accounts.reduce((sum, { balance }) => sum + balance, 0n);
  const held = (kind: MemberAccountKind) => byAccount.get(memberAccountId(memberId, kind, currency)) ?? 0n;
  const [main, bonus, locked] = [held("main"), held("bonus"), held("locked")];
  const updatedAt = new Date(Math.max(0, ...accounts.map((account) => account.updatedAt.getTime())));
  return { main, bonus, locked, games: total - main - bonus - locked, total, byAccount, updatedAt };
}
