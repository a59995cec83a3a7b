import { and, eq, inArray, or } from "drizzle-orm";
import { Hono } from "hono";
import { downlineOf, isBelow, memberIdIn } from "../../agent/downline.ts";
import type { Database } from "../../db/openDatabase.ts";
import type { AppEnv } from "../../http/env.ts";
import { requireAgent } from "../../http/guard.ts";
import { rowId, text } from "../../http/input.ts";
import { members } from "../../member/member.tables.ts";
import { toDecimal } from "../../money.ts";
import { recordQuery, recordRoute, wholeOf } from "../../reports/recordRoute.ts";
import { during, rangeQuery, requireRange } from "../../reports/reportRange.ts";
import { orderOf, orderWithin } from "../../reports/rowOrder.ts";
import type { SitePlatform } from "../../site/sitePlatform.ts";
import { type ContractKind, contractKinds } from "../contractKinds.ts";
import { requireKind } from "../contracts.routes.ts";
import { contractPayouts, contracts, type Explanation } from "../contracts.tables.ts";
import { type PayoutRow, payoutsIn, payoutTotals } from "./payoutList.ts";

const PayoutQuery = recordQuery().extend({
  ...rangeQuery,
  /** An account anywhere below the caller; the caller's own payouts when left out. */
  account: text(32, 1).optional(),
  /** One payout of the caller or of an account below, of any time. */
  payoutId: rowId.optional(),
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
  "restOf",
  "settledAt",
] as const;

/** What contracts paid, each with what it was worked out from. */
export function payoutRoutes(platform: SitePlatform) {
  const app = new Hono<AppEnv>().get("/wps/relay/ACS_contractPayouts", requireAgent, payoutsOf(platform));
  for (const kind of contractKinds) {
    app.get(`/wps/relay/ACS_${kind}Payouts`, requireAgent, requireKind(platform, kind), payoutsOf(platform, kind));
  }
  return app;
}

/** The payouts of one kind, or of all. */
const payoutsOf = (platform: SitePlatform, kind?: ContractKind) =>
  recordRoute(platform, {
    query: PayoutQuery,
    isReport: ({ payoutId }) => payoutId === undefined,
    async list({ account, payoutId, ...query }, { session: { memberId, currency }, now, db }) {
      const range = requireRange(query, now);
      const downline = await downlineOf(db, memberId);
      const holderId = account === undefined ? memberId : await memberIdIn(db, downline, account);
      const ofKind = kind && eq(contracts.kind, kind);
      const held =
        payoutId === undefined
          ? and(eq(contracts.holderId, holderId), ofKind)
          : and(isContractOf(db, payoutId), or(eq(members.id, memberId), isBelow(downline)), ofKind);
      const where =
        payoutId === undefined ? during(contractPayouts.settledAt, range) : eq(contractPayouts.id, payoutId);
      return {
        where,
        order: orderWithin(orderOf(contractPayouts, "desc", "settledAt", "id"), ({ payout }: PayoutRow) => payout),
        select: (_, { where: listed, ...part }) => payoutsIn(db, { held, listed }, part),
        whole: async () => wholeOf(await payoutTotals(db, { held, listed: where }, currency), currency),
        views: (rows) => rows.map(payoutView),
        file: { name: "payouts", columns: COLUMNS, cells: (rows) => rows.map(cellsOf) },
      };
    },
  });

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
