import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { type Answer, control, eventWhere } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const FIELDS = `id internalID kind rule title state startsAt endsAt playerCount turnover minimumStake { amount currency }
  prizes { fromRank toRank amount { amount } } games { id name }`;
const LIST = `query ($kind: LeaderboardKind) { site { leaderboards(kind: $kind, first: 4) { totalCount edges { node { ${FIELDS}
  places { rank account score prize { amount } } } } } } }`;
const OWN = `query ($id: ID!) { viewer { member { leaderboardPlace(leaderboardId: $id) {
  rank score isPaid prize { amount } } } } node(id: $id) { ... on Leaderboard { state } } }`;
const JOIN = `mutation ($id: ID!, $key: ID!) { joinTournament(input: { leaderboardId: $id, idempotencyKey: $key }) {
  leaderboard { id } member { leaderboardPlace(leaderboardId: $id) { rank score } } userErrors { code } } }`;
const WATCH = `subscription ($id: ID!) { leaderboardChanged(id: $id) { leaderboard { id state }
  member { leaderboardPlace(leaderboardId: $id) { rank score } } } }`;

interface Board extends Record<"id" | "internalID" | "rule" | "kind", string> {
  games: unknown[];
  places: { rank: number; account: string; score: string }[];
}

const boards = async (kind?: string): Promise<Board[]> => {
  const answer = await t.client().ask(LIST, { kind });
  return (answer.at("site.leaderboards.edges") as { node: Board }[]).map(({ node }) => node);
};

it("shows everybody the leaderboards with their prizes, games and first places", async () => {
  const all = await boards();
  expect(all).toHaveLength(4);
  for (const { kind, games, places } of all) {
    expect(games.length > 0).toBe(kind === "TOURNAMENT");
    expect(places[0]).toMatchObject({ rank: 1, account: expect.stringMatching(/^..\*\*\*.$/) });
  }
  const [race] = await boards("RACE");
  const one = await t.client().run(`{ site { leaderboard(internalID: "${race?.internalID}") { id } } }`);
  expect(one.at("site.leaderboard.id")).toBe(race?.id);
  for (const internalID of ["999", "x"]) {
    const none = await t.client().run(`{ site { leaderboard(internalID: "${internalID}") { id } } }`);
    expect(none.at("site.leaderboard")).toBeNull();
  }
});

it("joins a tournament once, and refuses what cannot be joined", async () => {
  const browser = await t.loggedIn("demo");
  const [tournament] = await boards("TOURNAMENT");
  const [race] = await boards("RACE");
  const id = tournament?.id ?? "";
  expect((await browser.run(OWN, { id })).at("viewer.member.leaderboardPlace")).toBeNull();
  const key = randomUUID();
  const answers = await Promise.all([browser.run(JOIN, { id, key }), browser.run(JOIN, { id, key })]);
  for (const joined of answers) {
    expect(joined.at("joinTournament")).toMatchObject({
      leaderboard: { id },
      member: { leaderboardPlace: { rank: null, score: "0" } },
      userErrors: [],
    });
  }
  const refused = await browser.run(JOIN, { id: race?.id, key: randomUUID() });
  expect(refused.at("joinTournament")).toMatchObject({ leaderboard: null, userErrors: [{ code: "NOT_ELIGIBLE" }] });
  expect((await browser.run(JOIN, { id: "nonsense", key })).codes).toEqual(["BAD_ID"]);
});

it("sends the own place after a bet, and the end to everybody", async () => {
  const [browser, guest] = [t.client(), t.client()];
  await browser.logIn("vipclub");
  const race = (await boards("RACE")).find(({ rule }) => rule === "TURNOVER");
  const id = race?.id ?? "";
  const before = Number((await browser.run(OWN, { id })).at("viewer.member.leaderboardPlace.score") ?? 0);
  const scoreIn = (answer: Answer) => Number(answer.at("leaderboardChanged.member.leaderboardPlace.score"));
  const [own, others] = [browser.watch(WATCH, { id }), guest.watch(WATCH, { id })];
  const raised = eventWhere(own, (answer) => scoreIn(answer) > before);
  const told = others.next();
  await t.listens(2);
  await control(sandbox, "win", { username: "vipclub", amount: "90000" });
  await raised;
  expect((await told).value?.at("leaderboardChanged.member")).toBeNull();

  const ended = eventWhere(others, (answer) => answer.at("leaderboardChanged.leaderboard.state") === "ENDED");
  await control(sandbox, "leaderboard/end", { leaderboardId: race?.internalID });
  await ended;
  expect((await browser.run(OWN, { id })).at("node.state")).toBe("ENDED");
  await own.return();
  await others.return();
});
