import { expect, test } from "vitest";
import { startForFile } from "../testing/startForFile.ts";
import { catalogueOf } from "./catalogue.ts";
import { recordRecent } from "./memberGames.ts";

const { sandbox, platform, db, clock, tokenOf } = await startForFile();
const token = await tokenOf("senior");

async function call<Value>(path: string, { body, as = token }: { body?: object; as?: string } = {}) {
  const answer = await fetch(`${sandbox.origin}/wps/relay/${path}`, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${as}`, "content-type": "application/json" },
  });
  const { code, value }: { code: string; value: Value } = JSON.parse(await answer.text());
  return { status: answer.status, code, value };
}

type Ids = { list: string[] };
const add = (nodeId: string | number) =>
  call<Ids>("GCSGAME_favoriteAdd", { body: { nodeId, vendor: "x", gameType: "RNG" } });
const remove = (nodeId: string | number) => call<Ids>("GCSGAME_favoriteRemove", { body: { nodeId } });
const ids = async () => (await call<Ids>("GCSGAME_favoriteIds")).value.list;
const someGames = async (count: number) => (await catalogueOf(platform)).all().slice(0, count);

test("adding or removing a favourite twice changes nothing, and the latest comes first", async () => {
  const [first, second] = (await someGames(2)).map(({ nodeId }) => String(nodeId));
  await add(first ?? "");
  clock.shiftTo(1_000);
  expect((await add(second ?? "")).value.list).toEqual([second, first]);
  expect((await add(first ?? "")).value.list).toEqual([second, first]);
  const { value } = await call<{ content: { nodeId: string }[]; totalPages: number }>(
    "GCSGAME_favoriteList?pageSize=1&pageNo=2",
  );
  expect(value.content.map(({ nodeId }) => nodeId)).toEqual([first]);
  expect(value.totalPages).toBe(2);
  expect((await remove(first ?? "")).value.list).toEqual([second]);
  expect((await remove(first ?? "")).value.list).toEqual([second]);
  await remove(second ?? "");
  expect(await ids()).toEqual([]);
});

test("allows 200 favourites, also when added simultaneously; removing one makes room", async () => {
  const games = await someGames(205);
  for (let from = 0; from < 195; from += 39) {
    await Promise.all(games.slice(from, from + 39).map(({ nodeId }) => add(nodeId)));
  }
  const last = await Promise.all(games.slice(195, 205).map(({ nodeId }) => add(nodeId)));
  expect(last.map(({ code }) => code).filter((code) => code === "FAVORITE_LIMIT")).toHaveLength(5);
  const marked = await ids();
  expect(marked).toHaveLength(200);
  expect(await add(marked[0] ?? "")).toMatchObject({ status: 200 });
  await remove(marked[7] ?? "");
  expect(await add(marked[7] ?? "")).toMatchObject({ status: 200 });
});

test("refuses unknown games", async () => {
  expect(await add(5)).toMatchObject({ status: 404, code: "GAME_NOT_FOUND" });
  expect(await add("abc")).toMatchObject({ status: 422, code: "VALIDATION_FAILED" });
});

test("recent games are the last 50 that were opened, each once, the latest first", async () => {
  const fresh = await tokenOf("affiliate");
  const games = await someGames(53);
  const { value: info } = await call<{ id: string | number }>("../member/info", { as: fresh });
  const memberId = Number(info.id);
  for (const [i, { nodeId }] of [...games, ...games.slice(10, 11)].entries()) {
    await db.transaction((tx) => recordRecent(tx, memberId, nodeId, new Date(Date.UTC(2026, 0, 1, 0, i))));
  }
  const { value } = await call<{ list: { nodeId: string }[]; totalCount: number }>("GCS_recentGame?pageSize=100", {
    as: fresh,
  });
  const expected = [games[10], ...games.toReversed().filter((game) => game !== games[10])].slice(0, 50);
  expect(value.list.map(({ nodeId }) => nodeId)).toEqual(expected.map((game) => String(game?.nodeId)));
  expect(value.totalCount).toBe(50);
});
