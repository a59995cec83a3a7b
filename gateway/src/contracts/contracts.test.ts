import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

// The seed has contracts of `senior` with the operator and of `agent` with `senior`: version 2 of the daily salary pays
// `agent`, and `senior` has offered the end of the real-time salary.

const { sandbox, t } = await startForFile();
beforeAll(async () => {
  await control(sandbox, "flags", { DIVIDEND: false });
});

const CONTRACT = `id kind version holder offerer period paidOnRequest state paysUntil viewerCanAnswer viewerCanTerminate
  viewerCanOfferEnd terms { __typename ... on Contract { tiers { rate activeMembers } }
  ... on RealTimeContract { profitRate lossRate singleBetAmount } }`;
const PAYLOAD = `contract { ${CONTRACT} } userErrors { code field message }`;
const ENDING = "endingContracts { account terms { ... on Contract { tiers { rate } } } }";
const OFFER = `mutation ($input: OfferContractInput!) { offerContract(input: $input) { ${PAYLOAD} ${ENDING} } }`;
const OFFER_END = `mutation ($input: OfferContractEndInput!) { offerContractEnd(input: $input) { ${PAYLOAD} ${ENDING} } }`;
const ACCEPT = `mutation ($input: AcceptContractInput!) { acceptContract(input: $input) { ${PAYLOAD} ${ENDING} } }`;
const REJECT = `mutation ($input: RejectContractInput!) { rejectContract(input: $input) { ${PAYLOAD} } }`;
const TERMINATE = `mutation ($input: TerminateContractInput!) { terminateContract(input: $input) { ${PAYLOAD} } }`;
const LIST = `query ($filter: AgentContractFilter!) { viewer { agent {
  contracts(filter: $filter) { totalCount edges { node { ${CONTRACT} } } }
  contractRequests { totalCount edges { node { id } } } } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on AgentContract { ${CONTRACT} } } }`;
const PAYOUTS = `query ($filter: ContractPayoutFilter!) { viewer { agent {
  contractPayouts(filter: $filter) { totalCount totalAmount { amount } edges { node { id amount { amount } } } } } } }`;

const dailySalary = (rate: string) => ({
  account: "agent",
  kind: "DAILY_SALARY",
  period: "DAILY",
  // The contract below has 0.3 % without active members.
  terms: { tiers: [{ rate: "0.003" }, { rate, activeMembers: 2 }] },
});
const keyed = (input: object) => ({ input: { ...input, idempotencyKey: randomUUID() } });

it("offers, accepts and ends a contract, with what each side can do", async () => {
  const [senior, agent, affiliate] = [
    await t.loggedIn("senior"),
    await t.loggedIn("agent"),
    await t.loggedIn("affiliate"),
  ];
  const tooHigh = await senior.run(OFFER, keyed(dailySalary("0.02")));
  expect(tooHigh.at("offerContract")).toMatchObject({
    contract: null,
    userErrors: [
      {
        code: "CONTRACT_RATE_TOO_HIGH",
        field: ["terms", "tiers", "1", "rate"],
        message: "Your own contract pays at most 1%.",
      },
    ],
  });
  const negative = await senior.run(OFFER, keyed(dailySalary("-0.01")));
  expect(negative.at("offerContract.userErrors")).toMatchObject([
    { code: "VALIDATION_FAILED", field: ["terms", "tiers", "1", "rate"] },
  ]);
  const early = { tiers: [{ rate: "0.007", periodValidBet: "4999999" }] };
  const tooEarly = await senior.run(OFFER, keyed({ ...dailySalary("0.006"), period: "WEEKLY" }));
  expect(tooEarly.at("offerContract.userErrors")).toMatchObject([{ field: ["period"] }]);
  const tooLow = await senior.run(OFFER, keyed({ ...dailySalary("0.007"), terms: early }));
  expect(tooLow.at("offerContract.userErrors")).toMatchObject([
    {
      field: ["terms", "tiers", "0", "periodValidBet"],
      message: "Your own contract pays this rate only from 5,000,000 on.",
    },
  ]);
  const nobody = await senior.run(OFFER, keyed({ ...dailySalary("0.0035"), account: "affiliate" }));
  expect(nobody.at("offerContract.userErrors")).toMatchObject([{ code: "DOWNLINE_NOT_FOUND", field: ["account"] }]);
  const dry = await senior.run(OFFER, keyed({ ...dailySalary("0.0035"), isDryRun: true }));
  expect(dry.at("offerContract")).toEqual({ contract: null, endingContracts: [], userErrors: [] });
  const offer = keyed({ ...dailySalary("0.0035"), paidOnRequest: true });
  const offered = await senior.ask(OFFER, offer);
  expect(offered.at("offerContract.contract")).toMatchObject({
    holder: "agent",
    offerer: "senior",
    paidOnRequest: true,
    state: "PENDING_NEW",
    terms: { __typename: "Contract", tiers: [{ rate: "0.003" }, { rate: "0.0035", activeMembers: 2 }] },
    viewerCanAnswer: false,
  });
  const id = offered.text("offerContract.contract.id");
  expect((await senior.run(OFFER, offer)).at("offerContract.contract.id")).toBe(id);

  const waiting = await agent.run(LIST, { filter: { kind: "DAILY_SALARY" } });
  expect(waiting.at("viewer.agent")).toMatchObject({
    contracts: {
      totalCount: 3,
      edges: [
        { node: { id, version: 3, viewerCanAnswer: true, viewerCanTerminate: false } },
        { node: { version: 2, state: "ACTIVE", viewerCanAnswer: false, viewerCanTerminate: true } },
        { node: { version: 1, state: "REJECTED", viewerCanTerminate: false } },
      ],
    },
    // With an hourly salary, and the end of the real-time salary.
    contractRequests: { totalCount: 3, edges: expect.arrayContaining([{ node: { id } }]) },
  });
  for (const side of [senior, agent]) expect((await side.run(NODE, { id })).at("node")).toMatchObject({ id });
  for (const stranger of [affiliate, await t.loggedIn("demo"), t.client()]) {
    expect((await stranger.run(NODE, { id })).at("node")).toBeNull();
  }
  expect((await affiliate.run(ACCEPT, keyed({ contractId: id }))).codes).toEqual(["NOT_FOUND"]);
  const EXPIRED = { filter: { kind: "DAILY_SALARY", direction: "OFFERED", state: "EXPIRED" } };
  const account = (await agent.run(LIST, EXPIRED)).text("viewer.agent.contracts.edges.0.node.holder");
  const best = { rate: "0.009", periodValidBet: "10000000", activeMembers: 6, betAmount: "10000" };
  const given = await agent.run(OFFER, keyed({ ...dailySalary("0"), account, terms: { tiers: [best] } }));
  const accepted = await agent.run(ACCEPT, keyed({ contractId: id }));
  expect(accepted.at("acceptContract.contract")).toMatchObject({ state: "ACTIVE", viewerCanTerminate: true });
  const contractId = given.text("offerContract.contract.id");
  const outdated = await (await t.loggedIn(account)).run(ACCEPT, keyed({ contractId }));
  const text = "The account above you now gets less than this offer pays. Ask for a new offer.";
  const refusal = { code: "CONTRACT_RATE_TOO_HIGH", field: null, message: text };
  expect(outdated.at("acceptContract.userErrors")).toEqual([refusal]);
  const end = { account: "AGENT", kind: "DAILY_SALARY" };
  const withOthers = await senior.run(OFFER_END, keyed(end));
  expect(withOthers.at("offerContractEnd.userErrors")).toMatchObject([{ code: "CONTRACT_LOWER_THAN_DOWNLINE" }]);
  expect(withOthers.at("offerContractEnd.endingContracts")).not.toEqual([]);
  const ended = await senior.run(OFFER_END, keyed({ ...end, endsOthers: true }));
  expect(ended.at("offerContractEnd.contract.state")).toBe("PENDING_TERMINATION");
  const kept = await agent.run(REJECT, keyed({ contractId: id }));
  expect(kept.at("rejectContract.contract.state")).toBe("ACTIVE");
  const closing = await agent.run(TERMINATE, keyed({ contractId: id, endsOthers: true }));
  expect(closing.at("terminateContract.contract")).toMatchObject({ state: "ACTIVE", viewerCanTerminate: false });
  const late = await agent.run(TERMINATE, keyed({ contractId: id, endsOthers: true }));
  expect(late.at("terminateContract.userErrors")).toMatchObject([{ code: "CONTRACT_STATE" }]);
});

it("reads terms for each bet, and payouts", async () => {
  const senior = await t.loggedIn("senior");
  const realTime = { profitRate: "0.0005", lossRate: "0.002", singleBetAmount: "1000" };
  const offered = await senior.run(OFFER, keyed({ account: "agent", kind: "REAL_TIME_SALARY", terms: { realTime } }));
  expect(offered.at("offerContract.contract.terms")).toEqual({ __typename: "RealTimeContract", ...realTime });
  const payouts = await senior.ask(PAYOUTS, { filter: { kind: "DAILY_SALARY", account: "agent" } });
  const edges = payouts.at("viewer.agent.contractPayouts.edges") as { node: { amount: { amount: string } } }[];
  expect(edges.length).toBeGreaterThan(4);
  const total = edges.reduce((sum, { node }) => sum + Number(node.amount.amount), 0);
  expect(Number(payouts.at("viewer.agent.contractPayouts.totalAmount.amount"))).toBe(total);
  expect((await senior.run(PAYOUTS, { filter: {} })).at("viewer.agent.contractPayouts.totalCount")).toBeGreaterThan(4);
  expect((await senior.run(PAYOUTS, { filter: { kind: "DAILY_SALARY", account: "siam%" } })).codes).toEqual([
    "BAD_USER_INPUT",
  ]);
});

it("refuses everyone but agents, kinds that are switched off, and what is no contract", async () => {
  const [agent, demo] = [await t.loggedIn("agent"), await t.loggedIn("demo")];
  expect((await demo.run(OFFER, keyed(dailySalary("0.0035")))).codes).toEqual(["FORBIDDEN"]);
  expect((await t.client().run(OFFER, keyed(dailySalary("0.0035")))).codes).toEqual(["UNAUTHENTICATED"]);
  expect((await agent.run(LIST, { filter: { kind: "DIVIDEND" } })).codes).toEqual(["FEATURE_DISABLED"]);
  expect((await agent.run(ACCEPT, keyed({ contractId: "x" }))).codes).toEqual(["BAD_ID"]);
  const wrong = await agent.run(OFFER, keyed({ ...dailySalary("0.0035"), account: "a b" }));
  expect(wrong.codes).toEqual(["BAD_USER_INPUT"]);
});

it("sends the agent centre whenever either side has changed a contract", async () => {
  const [senior, agent] = [await t.loggedIn("senior"), await t.loggedIn("agent")];
  const REQUESTS = "subscription { contractsChanged { account contractRequests(first: 1) { totalCount } } }";
  const LAST = `subscription { contractsChanged { contracts(filter: { kind: DAILY_SALARY, direction: OFFERED }, first: 1) {
    edges { node { state } } } } }`;
  const own = async (client: typeof agent, subscription: string) => {
    const fields = subscription.slice("subscription { contractsChanged ".length, -1);
    return (await client.run(`{ viewer { agent ${fields} } }`)).at("viewer.agent");
  };
  const [none, past] = [await own(agent, REQUESTS), await own(senior, LAST)];
  /** The next value of a window that is another one than before: an event may come twice. */
  const change = async (window: typeof holder, before: unknown) => {
    for (;;) {
      const { value, done } = await window.next();
      const now = value?.at("contractsChanged");
      if (done || !isDeepStrictEqual(now, before)) return now;
    }
  };
  const [holder, offerer] = [agent.watch(REQUESTS), senior.watch(LAST)];
  const first = [change(holder, none), change(offerer, past)];
  await t.listens(2);
  const { totalCount } = (none as { contractRequests: { totalCount: number } }).contractRequests;
  const lastOf = (state: string) => ({ contracts: { edges: [{ node: { state } }] } });
  const offered = await senior.run(OFFER, keyed({ ...dailySalary("0.0035"), terms: { tiers: [{ rate: "0.0035" }] } }));
  const waiting = { account: "agent", contractRequests: { totalCount: totalCount + 1 } };
  expect(await Promise.all(first)).toEqual([waiting, lastOf("PENDING_NEW")]);
  await agent.run(REJECT, keyed({ contractId: offered.at("offerContract.contract.id") }));
  expect(await change(holder, waiting)).toEqual(none);
  expect(await change(offerer, lastOf("PENDING_NEW"))).toEqual(lastOf("REJECTED"));
  await Promise.all([holder.return(), offerer.return()]);
  const demo = (await t.loggedIn("demo")).watch("subscription { contractsChanged { account } }");
  expect((await demo.next()).value?.codes).toEqual(["FORBIDDEN"]);
});

it("asks for what contracts pay on request, and says what is ready and what was asked for", async () => {
  const ask = `mutation ($input: RequestPayoutInput!) { requestPayout(input: $input) { request { state } userErrors { code } } }`;
  const senior = await t.loggedIn("senior");
  expect((await senior.run(ask, keyed({ currency: "VND" }))).codes).toEqual(["NOT_FOUND"]);
  const none = await senior.run("{ viewer { agent { payoutRequests { ready { payoutCount } requests { state } } } } }");
  expect(none.at("viewer.agent.payoutRequests")).toEqual({ ready: [], requests: [] });
});
