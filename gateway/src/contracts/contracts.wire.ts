import { contractPeriods, contractStates } from "@atrium/schema/values";
import { z } from "zod";
import type { ContractKind, Money } from "../__generated__/types.ts";
import { contractTier } from "../agent/contracts.wire.ts";
import { pageOf, pageShape, toPage } from "../paging/page.wire.ts";
import {
  count,
  decimal,
  flag,
  idText,
  instant,
  known,
  maybeDecimal,
  maybeInstant,
  maybeText,
  text,
} from "../upstream/wire.ts";

/** The kinds as the platform's paths and rows name them. */
export const wireKinds = {
  DIVIDEND: "dividend",
  DAILY_SALARY: "dailySalary",
  HOURLY_SALARY: "hourlySalary",
  REAL_TIME_SALARY: "realtimeSalary",
} as const satisfies Record<ContractKind, string>;

const kindOf: Readonly<Record<(typeof wireKinds)[ContractKind], ContractKind>> = {
  dividend: "DIVIDEND",
  dailySalary: "DAILY_SALARY",
  hourlySalary: "HOURLY_SALARY",
  realtimeSalary: "REAL_TIME_SALARY",
};

const row = {
  contractId: idText,
  kind: z.enum(wireKinds),
  version: count,
  holder: text,
  offerer: text.nullish(),
  period: z.enum(contractPeriods).nullish(),
  currency: text,
  paidOnRequest: z.boolean().nullish().catch(null),
  state: known(contractStates, "UNKNOWN"),
  offeredAt: instant,
  answerBefore: maybeInstant,
  acceptedAt: maybeInstant,
  endedAt: maybeInstant,
  paysFrom: maybeInstant,
  paysUntil: maybeInstant,
  endOfferedAt: maybeInstant,
  nextSettlementAt: maybeInstant,
  openStake: maybeDecimal,
  carryOver: maybeDecimal,
};
const ending = { contractId: idText, account: text };

/** A row has the terms beside its other fields. */
type Terms = z.output<z.ZodObject<typeof steps>> | z.output<z.ZodObject<typeof perBet>>;
const steps = { tiers: z.array(contractTier) };
const perBet = { profitRate: decimal, lossRate: decimal, singleBetAmount: maybeDecimal };

function termsOf(terms: Terms) {
  if ("tiers" in terms) return { __typename: "Contract" as const, tiers: terms.tiers };
  const { profitRate, lossRate, singleBetAmount } = terms;
  return { __typename: "RealTimeContract" as const, profitRate, lossRate, singleBetAmount };
}

/** What a contract pays. `__typename` says which of the two types it is. */
export type ContractTermsModel = ReturnType<typeof termsOf>;

export const contract = z
  .union([z.object({ ...row, ...steps }), z.object({ ...row, ...perBet })])
  .transform(({ contractId, ...all }) => ({
    ...all,
    internalID: contractId,
    kind: kindOf[all.kind],
    offerer: all.offerer ?? null,
    period: all.period ?? null,
    terms: termsOf(all),
    paidOnRequest: all.paidOnRequest ?? null,
    openStake: all.openStake == null ? null : { amount: all.openStake, currency: all.currency },
    carryOver: all.carryOver == null ? null : { amount: all.carryOver, currency: all.currency },
  }));

/** A contract of the caller's line. */
export type AgentContractModel = z.output<typeof contract>;

const endingContract = z
  .union([z.object({ ...ending, ...steps }), z.object({ ...ending, ...perBet })])
  .transform((all) => ({ internalID: all.contractId, account: all.account, terms: termsOf(all) }));

/** A contract of an agent further below, which ends when another contract is accepted. */
export type EndingContractModel = z.output<typeof endingContract>;

export const offered = z
  .object({ contract: contract.nullable(), ending: z.array(endingContract) })
  .transform((answer) => ({ contract: answer.contract, endingContracts: answer.ending }));

/** The data of the refusal CONTRACT_LOWER_THAN_DOWNLINE. */
export const endingContracts = z.object({ contracts: z.array(endingContract) }).transform(({ contracts }) => contracts);

/** A page; rows that can't be read are left out. */
export const contractPage = pageOf(contract);

const explanation = z.object({
  validBet: decimal,
  loss: decimal,
  bonus: decimal,
  broughtForward: decimal,
  owedBefore: maybeDecimal,
  activeMembers: count,
  open: maybeDecimal,
  shares: z.array(
    z.object({
      account: text.nullable(),
      outcome: z.enum(["WON", "LOST"]).nullable().catch(null),
      base: decimal,
      rate: decimal,
      rateBelow: decimal,
      held: flag,
    }),
  ),
});

/** The kind of a row. The rows of a list of one kind may leave it out. */
const kindIn = (kind: ContractKind | undefined) =>
  kind === undefined
    ? z.enum(wireKinds).transform((name): ContractKind => kindOf[name])
    : z
        .unknown()
        .optional()
        .transform((): ContractKind => kind)
        .meta({ type: ["string", "null"], enum: [...Object.values(wireKinds), null] });

const payout = (kind?: ContractKind) =>
  z
    .object({
      payoutId: idText,
      kind: kindIn(kind),
      account: text,
      periodStart: instant,
      periodEnd: instant,
      tier: count.nullable(),
      rate: maybeDecimal,
      base: decimal,
      carryOver: decimal,
      owed: maybeDecimal,
      amount: decimal,
      currency: text,
      state: known(["PENDING", "PAID", "SKIPPED"], null),
      restOf: maybeText,
      settledAt: instant,
      explain: explanation,
    })
    .transform(({ payoutId, currency, explain, owed, state, restOf, ...rest }) => {
      const money = (amount: string): Money => ({ amount, currency });
      return {
        ...rest,
        internalID: payoutId,
        base: money(rest.base),
        carryOver: money(rest.carryOver),
        owedAfter: owed === null ? null : money(owed),
        owedBefore: explain.owedBefore === null ? null : money(explain.owedBefore),
        amount: money(rest.amount),
        isPending: state === "PENDING",
        isRemainder: restOf !== null,
        openStake: explain.open === null ? null : money(explain.open),
        validBet: money(explain.validBet),
        teamLoss: money(explain.loss),
        bonus: money(explain.bonus),
        broughtForward: money(explain.broughtForward),
        activeMembers: explain.activeMembers,
        shares: explain.shares.map(({ base, held, ...share }) => ({ ...share, base: money(base), isHeldBack: held })),
      };
    });

/** What a contract paid for a period. */
export type ContractPayoutModel = z.output<ReturnType<typeof payout>>;

/** A page of payouts of a kind, or of all; rows that can't be read are left out. */
export const payoutPage = (kind?: ContractKind) =>
  z
    .object({ ...pageShape(payout(kind)), totals: z.object({ amount: decimal, currency: text }) })
    .transform(({ totals, ...page }) => ({ ...toPage(page), totalAmount: totals }));

/** A page of payouts, with the sum over all pages. */
export type ContractPayoutPage = z.output<ReturnType<typeof payoutPage>>;
