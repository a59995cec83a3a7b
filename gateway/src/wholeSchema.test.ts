// Walks over the whole schema, in front of a sandbox: as another member, and with hostile values in every input.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeId, globalId } from "./graph/globalId.ts";
import { gatewaySchema, nodeLookups } from "./schema.ts";
import { everyQuestion, type Place, placesIn, type Sample, variablesWith } from "./testing/everyInput.ts";
import { openGateway, seededPassword, type TestClient } from "./testing/gateway.ts";
import { hostileKeys, hostileValues } from "./testing/hostileValues.ts";
import { privateIds } from "./testing/privateIds.ts";
import { startTestPlatform } from "./testing/testPlatform.ts";
import { validSamples } from "./testing/validSamples.ts";

// HOSTILE=all sends every value to every input, which takes a minute. Otherwise each input gets another sixth of them.
const part = process.env.HOSTILE === "all" ? 1 : 6;
const atOnce = 8;

let sandbox: Awaited<ReturnType<typeof startTestPlatform>>;
let t: Awaited<ReturnType<typeof openGateway>>;
let member: TestClient;
let agent: TestClient;
let sample: Sample;

beforeAll(async () => {
  sandbox = await startTestPlatform();
  t = await openGateway(sandbox);
  member = await memberClient("demo");
  agent = await memberClient("agent");
  sample = await validSamples(member);
}, 120_000);
afterAll(async () => {
  await t[Symbol.asyncDispose]();
  await sandbox.close();
});

/** Logged in, and proven for changes in the security centre. */
async function memberClient(username: string): Promise<TestClient> {
  const client = await t.loggedIn(username);
  const input = { method: "PASSWORD", secret: seededPassword };
  await client.run("mutation ($input: StepUpInput!) { stepUp(input: $input) { until } }", { input });
  return client;
}

/** They end the session. */
const left = ["Mutation.logOut", "Mutation.takePlayBreak"];
const questions = everyQuestion(gatewaySchema()).filter(({ name }) => !left.includes(name));

const nameOf = ({ path, type }: Place) => `${path.at(-1)}: ${type}`;
const typeOf = (id: unknown) => (typeof id === "string" ? decodeId(id)?.type : undefined);

const changes = questions.filter(({ name }) => name.startsWith("Mutation.")).map((one) => [one.name, one] as const);

/** Types with objects of one member. */
const privateTypes = [
  "AccountMovement",
  "AccountNote",
  "AccountProfit",
  "Agent",
  "AgentApplication",
  "AgentAction",
  "AgentContract",
  "Bet",
  "Bonus",
  "ContractPayout",
  "Deposit",
  "DownlineAccount",
  "FreeSpins",
  "InviteLink",
  "LoginRecord",
  "LotteryOrder",
  "Member",
  "Message",
  "Passkey",
  "PayoutAccount",
  "PointEntry",
  "PointRedeem",
  "RaffleTicket",
  "Rebate",
  "ReferralFriend",
  "Reward",
  "SavedFilter",
  "Session",
  "TeamBet",
  "TeamTransaction",
  "Wallet",
  "WalletAccount",
  "Withdrawal",
];
/** Types with ids that are no secret: everybody gets the same object, or the caller's own state of it. */
const publicTypes = [
  "Announcement",
  "Article",
  "Banner",
  "Game",
  "GameMenuEntry",
  "HelpArticle",
  "HomeSection",
  "Jackpot",
  "JackpotWin",
  "Leaderboard",
  "Lottery",
  "LotteryDraw",
  "Mission",
  "PointReward",
  "Poster",
  "Promotion",
  "PromotionStanding",
  "Raffle",
  "RedEnvelope",
  "Site",
  "Vendor",
];

it("knows of every type whether its objects belong to a member", () => {
  expect([...privateTypes, ...publicTypes].toSorted()).toEqual(Object.keys(nodeLookups).toSorted());
});

const MESSAGES = "{ viewer { member { unreadMessageCount messages { totalCount } } } }";
/** These do nothing for ids of others, and say nothing about them. */
const ignoring = ["Mutation.deleteMessages", "Mutation.markMessagesRead", "Mutation.setMessageFavorites"];

/** `privateIds` has no example of these. */
const withoutExample = ["LotteryOrder", "Passkey", "PointEntry", "PointRedeem", "Rebate", "ReferralFriend"];

/** The member's own object that an input names by its id. */
function ownIdAt(place: Place): unknown {
  const [id] = [sample(nameOf(place))].flat();
  return privateTypes.includes(typeOf(id) ?? "") ? id : undefined;
}

describe("somebody else", () => {
  let others: TestClient[];
  let stranger: TestClient;
  let before: unknown;
  beforeAll(async () => {
    const trial = t.client();
    await trial.run("mutation { startFreePlay(input: {}) { userErrors { code } } }");
    stranger = await memberClient("vipclub");
    before = (await member.run(MESSAGES)).data;
    others = [t.client(), trial, stranger];
  });

  it("gets no object of a member by its id", async () => {
    const query = "query ($id: ID!) { node(id: $id) { id } }";
    const ids = [...(await privateIds(member)), ...(await privateIds(agent))];
    const types = ids.map((id) => decodeId(id)?.type ?? "");
    expect(privateTypes.filter((type) => !types.includes(type))).toEqual(withoutExample);
    for (const [index, id] of ids.entries()) {
      if (!privateTypes.includes(types[index] ?? "")) continue;
      for (const client of others) expect((await client.run(query, { id })).at("node"), id).toBeNull();
      const answers = await Promise.all([member, agent].map((client) => client.run(query, { id })));
      expect(
        answers.map((answer) => answer.at("node.id")),
        id,
      ).toContain(id);
    }
  });

  it.each(changes)("changes nothing of a member by %s", async (name, { document, args }) => {
    for (const place of placesIn(args)) {
      const id = ownIdAt(place);
      if (id === undefined) continue;
      const answer = await stranger.run(document, variablesWith(args, sample, place.path, id));
      if (ignoring.includes(name)) continue;
      const { userErrors = [] } = Object(answer.at(name.replace("Mutation.", "")));
      expect([...answer.codes, ...userErrors], place.path.join(".")).toHaveLength(1);
    }
    // What the member has is as before.
    expect((await member.run(MESSAGES)).data).toEqual(before);
  });

  it.each(["bonus", "deposit", "withdrawal"])("hears nothing of a %s", async (name) => {
    const watching = stranger.watch(`subscription ($id: ID!) { ${name}Changed(id: $id) { __typename } }`, {
      id: sample(`${name}Id: ID`),
    });
    expect((await watching.next()).value?.codes).toEqual(["NOT_FOUND"]);
    await watching.return();
  });
});

const faults = ["INTERNAL", "UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT"];
let turn = 0;

function valuesFor(place: Place): unknown[] {
  const type = typeOf(sample(nameOf(place)));
  const keys = type === undefined ? [] : hostileKeys.map((key) => globalId(type, key));
  turn += 1;
  return [...keys, ...hostileValues(place.type)].filter((_, index) => (index + turn) % part === 0);
}

/** The answer to a request that is a fault of the gateway; undefined for all others. */
async function faultOf(client: TestClient, document: string, variables: Record<string, unknown>) {
  if (document.startsWith("subscription")) {
    const watching = client.watch(document, variables);
    const { value } = await watching.next();
    await watching.return();
    return value?.codes.some((code) => faults.includes(code)) ? value.codes.join() : undefined;
  }
  const { status, text } = await client.send(document, variables);
  const isFault = status >= 500 || faults.some((code) => text.includes(`"${code}"`));
  return isFault ? `${status} ${text.slice(0, 300)}` : undefined;
}

it.each(questions.map((one) => [one.name, one] as const))(
  "%s refuses without a fault",
  async (name, one) => {
    const { document, args } = one;
    const client = /^Agent\.|Downline/.test(name) ? agent : member;
    const cases = placesIn(args).flatMap((place) => valuesFor(place).map((value) => ({ place, value })));
    const found: string[] = [];
    const work = cases.values();
    const worker = async () => {
      for (const { place, value } of work) {
        const fault = await faultOf(client, document, variablesWith(args, sample, place.path, value));
        const shown = JSON.stringify(value).slice(0, 80);
        if (fault !== undefined) found.push(`${place.path.join(".")} = ${shown}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    expect(found).toEqual([]);
  },
  60_000,
);

it("leaves the sandbox without a fault, and the members logged in", async () => {
  expect(sandbox.calls().filter(({ status }: { status: number }) => status >= 500)).toEqual([]);
  for (const client of [member, agent]) {
    expect((await client.run("{ viewer { member { username } } }")).at("viewer.member.username")).toEqual(
      expect.any(String),
    );
  }
});
