import { beforeEach, expect, test } from "vitest";
import { control, seededPassword } from "./testing/gateway.ts";
import { neverSeen } from "./testing/neverSeen.ts";
import { startForFile } from "./testing/startForFile.ts";

// Answers that are kept for their session, over HTTP in front of a sandbox. Yoga keeps nothing, so it says what is right.
const { sandbox, t } = await startForFile();

const PAGE = `query ($first: Int = 20) {
  viewer {
    member {
      id username
      wallet { total { amount currency } }
      favoriteGames(first: $first) { edges { cursor node { id name icon { url } } } }
    }
  }
}`;
const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) { bearerToken } }`;
const LOG_OUT = `mutation { logOut(input: {}) { userErrors { code } } }`;
const GAMES = `{ site { games(first: 40) { edges { node { id } } } } }`;
const ADD = `mutation ($input: AddFavoriteGameInput!) { addFavoriteGame(input: $input) { userErrors { code } } }`;

interface Member {
  authorization: string;
}

async function post(query: string, headers: object, variables: object = {}): Promise<string> {
  const answer = await fetch(`${t.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return answer.text();
}

async function logIn(username: string): Promise<Member> {
  const input = { username, password: seededPassword, delivery: "BEARER" };
  const { data } = JSON.parse(await post(LOG_IN, {}, { input }));
  return { authorization: `Bearer ${data.logIn.bearerToken}` };
}

/** The answer to the page. Yoga must say the same. */
async function ask(headers: object, variables: object = {}): Promise<string> {
  const answer = await post(PAGE, headers, variables);
  expect(answer).toBe(await post(neverSeen(PAGE), headers, variables));
  return answer;
}

let demo: Member;
beforeEach(async () => {
  demo = await logIn("demo");
  // Yoga answers the first time, then the answer is written, and then it is kept.
  for (const _ of [1, 2, 3]) await ask(demo);
});

test("asks the platform for everything that a kept answer depends on", async () => {
  t.sent.length = 0;
  await post(PAGE, demo);
  expect(t.calls().sort()).toEqual([
    "GET /wps/member/info",
    "GET /wps/relay/GCSGAME_favoriteList",
    "GET /wps/v2/wallets/balance",
  ]);
});

test("a new favourite is in the next answer", async () => {
  const before = await ask(demo);
  const { data } = JSON.parse(await post(GAMES, demo));
  for (const { node } of data.site.games.edges) await post(ADD, demo, { input: { gameId: node.id } });
  expect(await ask(demo)).not.toBe(before);
});

test("a changed balance is in the next answer", async () => {
  const before = await ask(demo);
  await control(sandbox, "balance", { username: "demo", amount: "7" });
  const after = await ask(demo);
  expect(after).not.toBe(before);
  expect(await ask(demo)).toBe(after);
});

test("another member, another login of the same member, and a guest get their own answers", async () => {
  const agent = await logIn("agent");
  expect(JSON.parse(await ask(agent)).data.viewer.member.username).toBe("agent");
  const again = await logIn("demo");
  expect(await ask(again)).toBe(await ask(demo));
  expect(JSON.parse(await ask({})).data.viewer.member).toBeNull();
  expect(JSON.parse(await ask(demo)).data.viewer.member.username).toBe("demo");
});

test("another language and other variables get their own answers", async () => {
  const english = await ask(demo);
  await ask({ ...demo, "x-atrium-language": "CN" });
  const two = await ask(demo, { first: 2 });
  expect(JSON.parse(two).data.viewer.member.favoriteGames.edges.length).toBeLessThanOrEqual(2);
  expect(await ask(demo)).toBe(english);
});

test.each([
  ["logged out", () => post(LOG_OUT, demo)],
  ["ended by the platform", () => control(sandbox, "session/expire", { username: "demo" })],
])("a session that was %s gets no kept answer", async (_, end) => {
  await end();
  const { data, errors } = JSON.parse(await ask(demo));
  expect(data.viewer.member).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: expect.stringMatching(/^SESSION_/) } }]);
});
