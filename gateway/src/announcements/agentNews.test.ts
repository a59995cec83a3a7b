import { expect, it } from "vitest";
import type { TestClient } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";
import { agentNewsPage } from "./agentNews.wire.ts";

const { t } = await startForFile();

const NEWS = `query ($first: Int, $after: String, $last: Int) { viewer { agent {
  announcements(first: $first, after: $after, last: $last) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
    edges { node { id kind title content isPinned publishedAt } } } } } }`;
const NODE = "query ($id: ID!) { node(id: $id) { __typename id ... on Announcement { title } } }";
const news = "viewer.agent.announcements";

async function clientOf(account: string, headers: Record<string, string> = {}): Promise<TestClient> {
  const client = t.client(headers);
  await client.logIn(account);
  t.sent.length = 0;
  return client;
}

it("reach agents in their language, nine a page, by one call a page", async () => {
  const agent = await clientOf("agent", { "x-atrium-language": "VI" });
  const first = await agent.ask(NEWS);
  expect(t.calls()).toEqual(["GET /wps/member/info", "GET /wps/relay/ACS_announcementList"]);
  expect(first.at(news)).toMatchObject({ totalCount: 12, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  expect(first.at(`${news}.edges`)).toHaveLength(9);
  const pinned = { kind: "PLAYER", title: "Cách dùng trung tâm đại lý", isPinned: true };
  expect(first.at(`${news}.edges.0.node`)).toMatchObject({ ...pinned, content: expect.stringMatching(/./) });

  const rest = await agent.run(NEWS, { after: first.text(`${news}.pageInfo.endCursor`) });
  expect(rest.at(`${news}.pageInfo`)).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const idsOf = (page: typeof first) => [page.at(`${news}.edges`)].flat().map((edge) => String(Object(edge).node.id));
  expect(idsOf(rest)).toHaveLength(3);
  expect(new Set([...idsOf(first), ...idsOf(rest)]).size).toBe(12);
  expect(idsOf(await agent.run(NEWS, { last: 3 }))).toEqual(idsOf(rest));
});

it("are found by their id, by agents only, and stand in no list of the site", async () => {
  const agent = await clientOf("agent");
  const last = await agent.run(NEWS, { last: 1 });
  const { id, title } = Object(last.at(`${news}.edges.0.node`));
  expect((await agent.run(NODE, { id })).at("node")).toEqual({ __typename: "Announcement", id, title });
  const player = await clientOf("demo");
  for (const other of [player, t.client()]) expect((await other.run(NODE, { id })).at("node")).toBeNull();
  expect(t.calls()).not.toContain("GET /wps/relay/ACS_announcementList");
  expect((await player.run(NEWS)).at("viewer.agent")).toBeNull();
  const board = await agent.run("{ site { announcements(first: 100) { edges { node { id } } } } }");
  expect(JSON.stringify(board.data)).not.toContain(id);
});

it("have ids of their own, and leave out rows that can't be read", () => {
  const row = { id: 7, type: "PL", title: "News", content: "Text.", timestamp: 1_700_000_000_000, pinned: false };
  const { items, total } = agentNewsPage.parse({
    list: [row, { ...row, title: 1 }, { ...row, type: "?" }],
    totalCount: 3,
  });
  expect(items).toMatchObject([{ internalID: "agents:7", title: "News" }]);
  expect(total).toBe(3);
});
