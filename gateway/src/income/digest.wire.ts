import { z } from "zod";
import { teamBet } from "../agent/agent.wire.ts";
import { count, decimal, instant, maybeNumber, rowsOf, text } from "../upstream/wire.ts";

const registered = z.object({ account: text, at: instant }).transform((row) => ({ ...row, amount: null }));
const deposited = z
  .object({ account: text, at: instant, amount: decimal, currency: text })
  .transform(({ amount, currency, ...row }) => ({ ...row, amount: { amount, currency } }));

/** Rows that can't be read are left out. */
const good = <T extends z.ZodType>(row: T) =>
  rowsOf(row).transform((rows) => rows.filter((one): one is NonNullable<typeof one> => one !== null));

export const digest = z
  .object({
    date: z.iso.date(),
    newAccounts: count,
    newest: good(registered),
    firstDeposits: count,
    deposited: good(deposited),
    wins: good(teamBet),
    losses: good(teamBet),
    contractsReceived: count,
    contractsOffered: count,
    applications: maybeNumber,
    payoutRequests: maybeNumber,
  })
  .transform((data) => ({
    day: data.date,
    newAccountCount: data.newAccounts,
    newAccounts: data.newest,
    firstDepositCount: data.firstDeposits,
    firstDeposits: data.deposited,
    biggestWins: data.wins,
    biggestLosses: data.losses,
    contractsToAnswer: data.contractsReceived,
    contractsOffered: data.contractsOffered,
    applicationsToDecide: data.applications,
    payoutRequestsWaiting: data.payoutRequests,
  }));

export type AgentDigestModel = z.output<typeof digest>;
