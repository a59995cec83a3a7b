import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sandbox } from "../server.ts";
import { Caller } from "../testing/caller.ts";
import { startTestSandbox } from "../testing/startTestSandbox.ts";
import { tokenOf } from "../testing/tokenOf.ts";
import { CATEGORIES } from "./promotions.data.ts";

let sandbox: Sandbox;
let caller: Caller;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  caller = new Caller(sandbox);
});
afterAll(() => sandbox.close());

interface Row {
  id: number;
  category: string;
  title: string;
  summary: string;
  imageUrl: string;
  endAt: string | null;
}
const list = async (query = "", language = "EN") =>
  (
    await caller.get<{ list: Row[]; totalCount: number }>(`/wps/relay/PRM_list${query}`, {
      headers: { Language: language },
    })
  ).value;

test("every category has promotions, each with its picture, in every language", async () => {
  const all = await list("?pageSize=100");
  expect(all.totalCount).toBeGreaterThanOrEqual(12);
  expect(new Set(all.list.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  for (const category of CATEGORIES) {
    const some = await list(`?category=${category}`);
    expect(some.totalCount).toBeGreaterThan(0);
    expect(some.list.every((row) => row.category === category)).toBe(true);
  }
  for (const { imageUrl } of all.list) {
    expect((await fetch(`${sandbox.origin}${imageUrl}`)).status).toBe(200);
  }
  const titles = await Promise.all(
    ["CN", "EN", "ID", "PT", "TH", "VI"].map(async (language) => (await list("", language)).list[0]?.title),
  );
  expect(new Set(titles).size).toBe(titles.length);
});

test("pages cover the list without gaps", async () => {
  const all = (await list("?pageSize=100")).list.map(({ id }) => id);
  const pages = await Promise.all([1, 2, 3].map(async (page) => (await list(`?pageSize=5&pageNo=${page}`)).list));
  expect(pages.flat().map(({ id }) => id)).toEqual(all);
});

test("a detail has the rules; an ended or unknown promotion is not found", async () => {
  const detail = await caller.get<{ contentHtml: string }>("/wps/relay/PRM_detail?id=4", {
    headers: { Language: "VI" },
  });
  expect(detail.value.contentHtml).toMatch(/<li>Tối đa 3\.000\.000/);
  for (const id of ["999", "0", "x", "99999999999"]) {
    expect((await caller.get(`/wps/relay/PRM_detail?id=${id}`)).success).toBe(false);
  }
  sandbox.platform.clock.shiftTo(61 * 86_400_000);
  expect((await caller.get("/wps/relay/PRM_detail?id=8")).code).toBe("NOT_FOUND");
  expect((await list("?pageSize=100")).list.some(({ id }) => id === 8)).toBe(false);
  sandbox.platform.clock.shiftTo(0);
});

test("caches may keep a guest's list for 30 seconds, a member's not at all", async () => {
  const asked = async (path: string, token?: string) => {
    const { headers } = await caller.get(`/wps/relay/${path}`, token === undefined ? {} : { token });
    return [headers.get("cache-control"), headers.get("vary")?.includes("Authorization") ?? false];
  };
  expect(await asked("PRM_list")).toEqual(["public, max-age=30", true]);
  expect(await asked("PRM_list", await tokenOf(sandbox, "demo"))).toEqual(["no-store", true]);
  expect(await asked("PRM_list", "an-ended-token-of-somebody")).toEqual(["no-store", true]);
  expect(await asked("PRM_detail?id=4")).toEqual(["no-store", false]);
});
