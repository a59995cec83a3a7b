// Walks over every field and change for agents, in front of a sandbox: only the agent, and the agents above, get
// anything of the agent's line.

import { beforeAll, describe, expect, it, test } from "vitest";
import { decodeId, globalId } from "./graph/globalId.ts";
import { gatewaySchema } from "./schema.ts";
import {
  everyQuestion,
  type Place,
  placesIn,
  type Question,
  type Sample,
  variablesWith,
} from "./testing/everyInput.ts";
import type { Answer, TestClient } from "./testing/gateway.ts";
import { privateIds } from "./testing/privateIds.ts";
import { startForFile } from "./testing/startForFile.ts";
import { validSamples } from "./testing/validSamples.ts";

const schema = gatewaySchema();
const changes = schema.getMutationType()?.getFields() ?? {};
const isAgentOnly = (change: string) =>
  changes[change]?.astNode?.directives?.some(({ name }) => name.value === "agentOnly") === true;
/** Its account is a new one, which belongs to nobody yet. */
const naming = ["Mutation.registerDownlineAccount"];
const questions = everyQuestion(schema).filter(
  ({ name }) => !naming.includes(name) && (/^Agent\./.test(name) || isAgentOnly(name.replace("Mutation.", ""))),
);

/** Types with objects of an agent's line. */
const lineTypes = [
  "AccountNote",
  "AccountProfit",
  "Agent",
  "AgentApplication",
  "AgentAction",
  "AgentContract",
  "ContractPayout",
  "DownlineAccount",
  "InviteLink",
  "SavedFilter",
  "TeamBet",
  "TeamTransaction",
];
/** A member right below the agent. */
const below = "demo";
/** What not even the agents above may use. The others of the samples are accounts below them too. */
const ownThings = ["linkId: ID", "savedFilterId: ID", "contractId: ID", "noteId: ID", "applicationId: ID"];
/** What the agents above may read of the line, a contract with themselves among it. */
const uplineTypes = lineTypes.filter(
  (type) => !["AccountNote", "Agent", "AgentApplication", "InviteLink", "SavedFilter"].includes(type),
);
const ROW = "edges { node { id } }";
const OWN = `{ viewer { agent { inviteLinks { id } applications(state: NEW, first: 1) { ${ROW} } savedFilters { id } downlineAccount(account: "line01") { notes { id } }
  contracts(filter: { kind: DIVIDEND, direction: RECEIVED }, first: 1) { ${ROW} } } } }`;
const STATE = `{ viewer { agent { inviteLinks { id } applications(first: 100) { edges { node { id state } } } savedFilters { id name query }
  downlineAccount(account: "line01") { notes { id text } }
  downline(first: 100) { edges { node { account status canBet canTransfer canWithdraw rebate } } }
  actions(first: 1) { totalCount }
  contracts(filter: { kind: DIVIDEND, direction: RECEIVED }, first: 100) { edges { node { id state } } } } } }`;
const NODE = "query ($id: ID!) { node(id: $id) { id } }";

const { t } = await startForFile();
let agent: TestClient;
let sample: Sample;
let samples: Readonly<Record<string, unknown>>;
/** Accounts that must not see the agent's line, by their relation to the agent. */
let others: Record<string, TestClient>;
let upline: TestClient;
let before: unknown;

beforeAll(async () => {
  agent = await t.loggedIn("agent");
  const own = await agent.run(OWN);
  samples = {
    "account: String": below,
    "parent: String": below,
    "accountId: ID": globalId("DownlineAccount", below),
    "linkId: ID": own.text("viewer.agent.inviteLinks.0.id"),
    "savedFilterId: ID": own.text("viewer.agent.savedFilters.0.id"),
    "applicationId: ID": own.text("viewer.agent.applications.edges.0.node.id"),
    "noteId: ID": own.text("viewer.agent.downlineAccount.notes.0.id"),
    "contractId: ID": own.text("viewer.agent.contracts.edges.0.node.id"),
  };
  const usual = await validSamples(await t.loggedIn(below));
  sample = (input) => samples[input] ?? usual(input);
  const trial = t.client();
  await trial.run("mutation { startFreePlay(input: {}) { userErrors { code } } }");
  const [sibling, cousin] = await siblingOf("agent");
  others = {
    guest: t.client(),
    trial,
    "member of the line": await t.loggedIn("vipclub"),
    "another agent's member": await t.loggedIn(cousin),
    "sibling agent": await t.loggedIn(sibling),
    "agent below": await t.loggedIn("line01"),
    "agent of another line": await t.loggedIn("affiliate"),
  };
  upline = await t.loggedIn("senior");
  before = (await agent.run(STATE)).data;
}, 120_000);

/** Another agent with the same upline, and a member of theirs. */
async function siblingOf(name: string): Promise<[string, string]> {
  const senior = await t.loggedIn("senior");
  const list = `query ($parent: String) { viewer { agent { downline(filter: { parent: $parent }, first: 100) {
    edges { node { account kind childCount } } } } } }`;
  const rows = async (parent: string | null) => {
    const { data } = await senior.run(list, { parent });
    return Object(data).viewer.agent.downline.edges.map(({ node }: { node: unknown }) => Object(node));
  };
  for (const one of await rows(null)) {
    if (one.kind !== "AGENT" || one.account === name || one.childCount === 0) continue;
    const member = (await rows(one.account)).find(({ kind }: { kind: string }) => kind === "PLAYER");
    if (member) return [one.account, member.account];
  }
  throw new Error(`${name} has no sibling with a member`);
}

const nameOf = ({ path, type }: Place) => `${path.at(-1)}: ${type}`;

/** Whether an answer has nothing of the line: it refuses, or is empty. */
function isRefused({ codes, data }: Answer): boolean {
  const text = JSON.stringify(data ?? null);
  return codes.length > 0 || text.includes('"code":') || !/"(cursor|id)":/.test(text);
}

const asked = ({ args }: Question) => placesIn(args).filter((place) => nameOf(place) in samples);

describe("nobody else", () => {
  it("is left out: every field and change that names something of a line is walked", () => {
    expect(questions.filter((one) => asked(one).length > 0).length).toBeGreaterThan(10);
  });

  it.each(questions.map((one) => [one.name, one] as const))("gets anything by %s", async (_, one) => {
    for (const place of asked(one)) {
      const variables = () => variablesWith(one.args, sample, place.path, samples[nameOf(place)]);
      for (const [who, client] of Object.entries(others)) {
        expect(isRefused(await client.run(one.document, variables())), `${who}, ${place.path.join(".")}`).toBe(true);
      }
    }
  });

  it("gets an object by its id", async () => {
    const ids = (await privateIds(agent)).filter((id) => lineTypes.includes(decodeId(id)?.type ?? ""));
    expect(new Set(ids.map((id) => decodeId(id)?.type)).size).toBe(lineTypes.length);
    for (const id of ids) {
      for (const [who, client] of Object.entries(others)) {
        const { codes, data } = await client.run(NODE, { id });
        expect({ codes, data }, `${who}, ${decodeId(id)?.type}`).toEqual({ codes: [], data: { node: null } });
      }
    }
  });

  it("uses what belongs to the agent only, not even the upline", async () => {
    for (const one of questions) {
      for (const place of asked(one).filter((place) => ownThings.includes(nameOf(place)))) {
        const variables = variablesWith(one.args, sample, place.path, samples[nameOf(place)]);
        expect(isRefused(await upline.run(one.document, variables)), one.name).toBe(true);
      }
    }
  });

  it("has changed anything", async () => {
    expect((await agent.run(STATE)).data).toEqual(before);
  });
});

test("the upline reads the line, but none of the agent's links, filters and notes", async () => {
  const ids = (await privateIds(agent)).filter((id) => lineTypes.includes(decodeId(id)?.type ?? ""));
  const answers = await Promise.all(ids.map((id) => upline.run(NODE, { id })));
  const read = ids.filter((id, index) => JSON.stringify(answers[index]?.data) === JSON.stringify({ node: { id } }));
  expect([...new Set(read.map((id) => decodeId(id)?.type))].toSorted()).toEqual(uplineTypes);
});
