import { and, eq, gte, inArray, lt, or } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { downlineOf, isBelow, memberIdIn } from "../../agent/downline.ts";
import type { Database } from "../../db/openDatabase.ts";
import type { AppEnv, SignedInEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { requireAgent } from "../../http/guard.ts";
import { readQuery, text } from "../../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../../http/paging.ts";
import { members } from "../../member/member.tables.ts";
import { toDecimal } from "../../money.ts";
import { csvHeaders, csvRows, csvStream } from "../../reports/csv.ts";
import { takeReport } from "../../reports/reportLimit.ts";
import { rangeQuery, requireRange } from "../../reports/reportRange.ts";
import type { SitePlatform } from "../../site/sitePlatform.ts";
import { type ContractKind, contractKinds } from "../contractKinds.ts";
import { requireKind } from "../contracts.routes.ts";
import { contractPayouts, contracts, type Explanation } from "../contracts.tables.ts";
import { type PayoutList, type PayoutRow, payoutParts, payoutRows, payoutTotals } from "./payoutList.ts";

const PayoutQuery = pageQuery().extend({
  ...rangeQuery,
  /** An account anywhere below the caller; the caller's own payouts when left out. */
  account: text(32, 1).optional(),
  /** One payout of the caller or of an account below, of any time. */
  payoutId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  export: z.literal("csv").optional(),
});

const COLUMNS = [
  "payoutId",
  "kind",
  "account",
  "periodStart",
  "periodEnd",
  "validBet",
  "loss",
  "bonus",
  "broughtForward",
  "activeMembers",
  "open",
  "base",
  "tier",
  "rate",
  "amount",
  "carryOver",
  "owed",
  "currency",
  "state",
  "settledAt",
] as const;

/** What contracts paid, each with what it was worked out from. */
export function payoutRoutes(platform: SitePlatform) {
  const app = new Hono<AppEnv>().get("/wps/relay/ACS_contractPayouts", requireAgent, (c) => answer(c, platform));
  for (const kind of contractKinds) {
    app.get(`/wps/relay/ACS_${kind}Payouts`, requireAgent, requireKind(platform, kind), (c) =>
      answer(c, platform, kind),
    );
  }
  return app;
}

/** The payouts of one kind, or of all. */
async function answer(c: Context<SignedInEnv>, platform: SitePlatform, kind?: ContractKind) {
  const query = readQuery(c, PayoutQuery);
  const { reportDb: db, clock } = platform;
  const { memberId, currency } = c.var.session;
  await takeReport(platform, memberId);
  const range = requireRange(query, clock.now());
  const { account, payoutId } = query;
  const downline = await downlineOf(db, memberId);
  const holderId = account === undefined ? memberId : await memberIdIn(db, downline, account);
  const ofKind = kind && eq(contracts.kind, kind);
  const list: PayoutList =
    payoutId === undefined
      ? {
          held: and(eq(contracts.holderId, holderId), ofKind),
          listed: and(gte(contractPayouts.settledAt, range.from), lt(contractPayouts.settledAt, range.until)),
        }
      : {
          held: and(isContractOf(db, payoutId), or(eq(members.id, memberId), isBelow(downline)), ofKind),
          listed: eq(contractPayouts.id, payoutId),
        };
  const totals = await payoutTotals(db, list, currency);
  if (query.export) {
    const parts = payoutParts(db, list, csvRows(totals.count));
    return c.body(csvStream(COLUMNS, parts, cellsOf), 200, csvHeaders("payouts.csv"));
  }
  const rows = await payoutRows(db, list, { offset: offsetOf(query), limit: query.pageSize });
  const total = { amount: toDecimal(totals.amount, currency), currency };
  return ok(c, { ...toPage(rows.map(payoutView), totals.count, query), totals: total });
}

const isContractOf = (db: Database, payoutId: number) =>
  inArray(
    contracts.id,
    db.select({ id: contractPayouts.contractId }).from(contractPayouts).where(eq(contractPayouts.id, payoutId)),
  );

/** A payout as a row of the file: its explanation lies beside the other columns, without the shares. */
function cellsOf(row: PayoutRow) {
  const { explain, ...view } = payoutView(row);
  return { ...view, ...explain };
}

/** A payout in the contract's form. */
function payoutView({ payout, account, kind, currency }: PayoutRow) {
  const money = (minor: bigint) => toDecimal(minor, currency);
  return {
    payoutId: String(payout.id),
    contractId: String(payout.contractId),
    kind,
    account,
    periodStart: payout.periodStart.toISOString(),
    periodEnd: payout.periodEnd.toISOString(),
    tier: payout.tier,
    rate: payout.rate,
    base: money(payout.base),
    carryOver: money(payout.carryOver),
    owed: money(payout.owed),
    amount: money(payout.amount),
    currency,
    state: payout.state,
    restOf: payout.restOf === null ? null : String(payout.restOf),
    settledAt: payout.settledAt.toISOString(),
    explain: explanationView(payout.explanation, money),
  };
}

function explanationView(explanation: Explanation, money: (minor: bigint) => string) {
  const { validBet, loss, bonus, broughtForward, owed, activeMembers, open, shares } = explanation;
  const text = (minor: string) => money(BigInt(minor));
  return {
    validBet: text(validBet),
    loss: text(loss),
    bonus: text(bonus),
    broughtForward: text(broughtForward),
    owedBefore: owed === undefined ? null : text(owed),
    activeMembers,
    open: open === undefined ? null : text(open),
    shares: shares.map(({ base, heldFrom, ...share }) => ({
      ...share,
      base: text(base),
      held: heldFrom !== undefined,
    })),
  };
}
