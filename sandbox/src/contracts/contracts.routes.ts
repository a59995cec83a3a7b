import { contractPeriods, contractStates } from "@atrium/schema/values";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import type { Tx } from "../db/openDatabase.ts";
import type { AppEnv, IdempotentEnv } from "../http/env.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import { requireAgent } from "../http/guard.ts";
import { answerWith, type KeepAnswer } from "../http/idempotency/answerWith.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, rowId, text } from "../http/input.ts";
import { folded } from "../member/folded.ts";
import { members } from "../member/member.tables.ts";
import { toDecimal } from "../money.ts";
import { countOf, partOf, type RecordList, recordQuery, recordRoute } from "../reports/recordRoute.ts";
import { orderOf, orderWithin } from "../reports/rowOrder.ts";
import type { ModId } from "../site/modules.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { acceptContract, rejectContract, terminateContract } from "./answers.ts";
import { type ContractKind, contractKinds, hasPeriod } from "./contractKinds.ts";
import { type Contract, contracts } from "./contracts.tables.ts";
import { type Offered, offerContract, offerEnd, offeredAtOf, offeredCurrency } from "./offers.ts";
import { endingView } from "./refusals.ts";
import { type Standing, standingsOf } from "./standings.ts";
import { parseTerms, readTerms, termsInput, termsView } from "./terms.ts";

const ListQuery = recordQuery().extend({
  direction: z.enum(["RECEIVED", "OFFERED"]).default("RECEIVED"),
  status: z.enum(contractStates).optional(),
  /** The account that is paid. */
  account: text(32, 1).optional(),
  /** One contract, received or offered. */
  contractId: rowId.optional(),
});
const OfferBody = z.intersection(
  z.object({
    account: text(32, 1),
    action: z.enum(["NEW", "TERMINATE"]),
    period: z.enum(contractPeriods).optional(),
    paidOnRequest: z.boolean().default(false),
    dryRun: z.boolean().default(false),
    confirmAutoTerminate: z.boolean().default(false),
  }),
  z.object({ terms: termsInput.optional() }),
);
const AnswerBody = z.object({
  contractId: rowId,
  confirmAutoTerminate: z.boolean().default(false),
});

/** The switch of the operator for each kind of contract. */
const SWITCHES: Readonly<Record<ContractKind, ModId>> = {
  dividend: "DIVIDEND",
  dailySalary: "DAILY_SALARY",
  hourlySalary: "HOURLY_SALARY",
  realtimeSalary: "REALTIME_SALARY",
};

/** The kinds of contracts that the operator offers. */
export const shownKinds = ({ site }: Pick<SitePlatform, "site">): ContractKind[] =>
  contractKinds.filter((kind) => site.isEnabled(SWITCHES[kind]));

/** Refuses calls about a kind of contract that the operator has switched off. */
export const requireKind = ({ site }: SitePlatform, kind: ContractKind) =>
  createMiddleware<AppEnv>(async (_, next) => {
    if (!site.isEnabled(SWITCHES[kind])) throw new PlatformError("FEATURE_DISABLED");
    await next();
  });

/** The contracts that agents offer to those right below them, a group of calls for each kind. */
export function contractRoutes(platform: SitePlatform) {
  const app = new Hono<AppEnv>().get(
    "/wps/relay/ACS_contractRequests",
    requireAgent,
    recordRoute(platform, {
      query: recordQuery(),
      list: (_, { session: { memberId } }) =>
        contractList(
          and(
            eq(contracts.holderId, memberId),
            inArray(contracts.state, ["PENDING_NEW", "PENDING_TERMINATION"]),
            inArray(contracts.kind, shownKinds(platform)),
          ),
        ),
    }),
  );
  for (const kind of contractKinds) app.route("/", routesOf(platform, kind));
  return app;
}

function routesOf(platform: SitePlatform, kind: ContractKind) {
  /** Carries out the caller's answer to an own contract. */
  const answerContract = async (c: Context<IdempotentEnv>, carryOut: typeof acceptContract) => {
    const answer = { kind, holderId: c.var.session.memberId, ...(await readJson(c, AnswerBody)) };
    return answerWith<Contract>(
      c,
      platform,
      (keepAnswer) => carryOut(platform, answer, keepAnswer),
      (contract, tx) => withNames(tx, contract),
    );
  };

  return new Hono<AppEnv>()
    .get(
      `/wps/relay/ACS_${kind}List`,
      requireAgent,
      requireKind(platform, kind),
      recordRoute(platform, {
        query: ListQuery,
        list({ direction, contractId: id, status, account }, { session: { memberId }, db }) {
          const [received, offered] = [eq(contracts.holderId, memberId), eq(contracts.offererId, memberId)];
          const listed = direction === "RECEIVED" ? received : offered;
          const isShown = id === undefined ? listed : and(eq(contracts.id, id), or(received, offered));
          const isOf = account && inArray(contracts.holderId, idsOf(db, account));
          return contractList(
            and(isShown, eq(contracts.kind, kind), status && eq(contracts.state, status), isOf || undefined),
          );
        },
      }),
    )
    .post(`/wps/relay/ACS_${kind}Offer`, requireAgent, requireKind(platform, kind), idempotent(platform), async (c) => {
      const { memberId, currency: ownCurrency } = c.var.session;
      const { action, terms: input, period, ...asked } = await readJson(c, OfferBody);
      const offer = { kind, ...asked };
      const answerBy = (carryOut: (keepAnswer: KeepAnswer<Offered>) => Promise<Offered>) =>
        answerWith(c, platform, carryOut, (offered, tx) => offeredView(tx, offered));
      if (action === "TERMINATE") return answerBy((keepAnswer) => offerEnd(platform, memberId, offer, keepAnswer));
      const currency = (await offeredCurrency(platform, kind, memberId)) ?? ownCurrency;
      if (!input) throw invalid("terms");
      const terms = readTerms(kind, input, currency);
      if (hasPeriod(kind) !== (period !== undefined)) throw invalid("period");
      const made = { ...offer, terms, currency, period: period ?? null };
      return answerBy((keepAnswer) => offerContract(platform, memberId, made, keepAnswer));
    })
    .post(`/wps/relay/ACS_${kind}Accept`, requireAgent, requireKind(platform, kind), idempotent(platform), (c) =>
      answerContract(c, acceptContract),
    )
    .post(`/wps/relay/ACS_${kind}Reject`, requireAgent, requireKind(platform, kind), idempotent(platform), (c) =>
      answerContract(c, rejectContract),
    )
    .post(`/wps/relay/ACS_${kind}Terminate`, requireAgent, requireKind(platform, kind), idempotent(platform), (c) =>
      answerContract(c, terminateContract),
    );
}

const invalid = (field: string) => wrongField(field, "contract");

/** The id of the member with a user name, in any case, as a condition of a query. */
const idsOf = (db: Tx, account: string) =>
  db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.username, folded(account)));

const offerers = alias(members, "offerers");

/** Contracts with the names of both sides. */
const namedContracts = (tx: Tx) =>
  tx
    .select({ contract: contracts, holder: members.username, offerer: offerers.username })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.holderId))
    .leftJoin(offerers, eq(offerers.id, contracts.offererId))
    .$dynamic();

type NamedContract = Awaited<ReturnType<typeof namedContracts>>[number];

const contractList = (where: SQL | undefined): RecordList<NamedContract> => ({
  where,
  order: orderWithin(orderOf(contracts, "desc", "offeredAt", "id"), ({ contract }) => contract),
  select: (db, part) => partOf(namedContracts(db), part),
  whole: countOf(contracts, where),
  views: viewsOf,
});

async function withNames(tx: Tx, { id }: Contract) {
  const [view] = await viewsOf(await namedContracts(tx).where(eq(contracts.id, id)), tx);
  if (!view) throw new Error(`no contract ${id}`);
  return view;
}

async function viewsOf(rows: NamedContract[], db: Tx) {
  const standings = await standingsOf(
    db,
    rows.map(({ contract }) => contract),
  );
  return rows.map((row) => contractView(row, standings.get(row.contract.id)));
}

const offeredView = async (tx: Tx, { contract, ending }: Offered) => ({
  contract: contract && (await withNames(tx, contract)),
  ending: ending.map(endingView),
});

/** A contract in the contract's form. `offerer` is null for one that the operator made. */
function contractView({ contract, ...names }: NamedContract, standing: Standing | undefined) {
  const { id, kind, version, period, currency, state } = contract;
  const time = (at: Date | null) => at?.toISOString() ?? null;
  return {
    contractId: String(id),
    kind,
    version,
    ...names,
    period,
    ...termsView(parseTerms(contract.terms), currency),
    currency,
    paidOnRequest: contract.paidOnRequest,
    state,
    offeredAt: contract.offeredAt.toISOString(),
    answerBefore: time(contract.answerBefore),
    acceptedAt: time(contract.acceptedAt),
    endedAt: time(contract.endedAt),
    paysFrom: time(contract.paysFrom),
    paysUntil: time(contract.paysUntil),
    endOfferedAt: time(state === "PENDING_TERMINATION" ? offeredAtOf(contract) : null),
    nextSettlementAt: time(contract.dueAt),
    openStake: standing ? toDecimal(standing.openStake, currency) : null,
    carryOver: standing?.carryOver == null ? null : toDecimal(standing.carryOver, currency),
  };
}
