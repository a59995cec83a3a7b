import { expect, test } from "vitest";
import { startForFile } from "../testing/startForFile.ts";
import { CATEGORIES } from "./promotions.data.ts";

const { sandbox, clock, caller, tokenOf } = await startForFile();

interface Row extends Record<"category" | "title" | "summary" | "imageUrl" | "status", string> {
  id: number;
  endAt: string | null;
}
interface List {
  list: Row[];
  totalCount: number;
  categories: { category: string; count: number }[];
}
const list = (query = "", language = "EN") =>
  caller.read<List>(`/wps/relay/PRM_list${query}`, {
    headers: { Language: language },
  });

test("every category has promotions, each with its picture, in every language", async () => {
  const all = await list("?pageSize=100");
  expect(all.totalCount).toBeGreaterThanOrEqual(12);
  expect(new Set(all.list.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  for (const category of CATEGORIES) {
    const some = await list(`?category=${category}`);
    expect(some.totalCount).toBeGreaterThan(0);
    expect(all.categories).toContainEqual({ category, count: some.totalCount });
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
  const pages = await Promise.all([1, 2, 3, 4, 5].map(async (page) => (await list(`?pageSize=5&pageNo=${page}`)).list));
  expect(pages.flat().map(({ id }) => id)).toEqual(all);
});

test("a detail has rules, terms and steps; an unknown promotion, or one that is over for long, is not found", async () => {
  const detail = await caller.get<{ contentHtml: string; terms: string; steps: string[]; applyForm: unknown }>(
    "/wps/relay/PRM_detail?id=4",
    {
      headers: { Language: "VI" },
    },
  );
  expect(detail.value.contentHtml).toMatch(/<li>Tối đa 3\.000\.000/);
  expect(detail.value).toMatchObject({ terms: expect.stringMatching(/^<ul><li>/), applyForm: null });
  expect(detail.value.steps[1]).toMatch(/100\.000/);
  const form = await caller.get<{ applyForm: unknown }>("/wps/relay/PRM_detail?id=14");
  expect(form.value.applyForm).toEqual({ remark: 140, images: 3 });
  for (const id of ["999", "0", "x", "99999999999"]) {
    expect((await caller.get(`/wps/relay/PRM_detail?id=${id}`)).success).toBe(false);
  }
  clock.shiftTo(61 * 86_400_000);
  expect((await list("?pageSize=100")).list.at(-1)).toMatchObject({ status: "CLOSE" });
  expect((await caller.read<Row>("/wps/relay/PRM_detail?id=8")).status).toBe("CLOSE");
  clock.shiftTo(75 * 86_400_000);
  expect((await caller.get("/wps/relay/PRM_detail?id=8")).code).toBe("NOT_FOUND");
  expect((await list("?pageSize=100")).list.some(({ id }) => id === 8)).toBe(false);
  clock.shiftTo(0);
});

test("a leaderboard's promotion leads to the leaderboard that is on, also after that one has ended", async () => {
  const target = async () => {
    const { value } = await caller.get<{ action: object }>("/wps/relay/PRM_detail?id=7");
    return value.action;
  };
  const onNow = async () => {
    const open = "/wps/relay/PRM_leaderboardList?open=true&pageSize=100";
    const { value } = await caller.get<{ list: { id: string; title: string }[] }>(open);
    return value.list.find(({ title }) => title === "The great fishing week")?.id;
  };
  const first = await onNow();
  expect(await target()).toEqual({ linkageType: "ROUTE", linkage: `/leaderboards/${first}` });
  await caller.post("/sandbox/leaderboard/end", { body: { leaderboardId: first } });
  const next = await onNow();
  expect(next).not.toBe(first);
  expect(await target()).toEqual({ linkageType: "ROUTE", linkage: `/leaderboards/${next}` });
});

test("the rules say once for a gift that is played through once", async () => {
  const rulesOf = async (id: number, language: string) => {
    const headers = { Language: language };
    const { value } = await caller.get<{ contentHtml: string }>(`/wps/relay/PRM_detail?id=${id}`, { headers });
    return value.contentHtml;
  };
  expect(await rulesOf(7, "EN")).toContain("Play the bonus through once to turn");
  expect(await rulesOf(7, "PT")).toContain("Aposte o bônus uma vez para");
  expect(await rulesOf(6, "PT")).toContain("Aposte o bônus 3 vezes para");
});

test("guests see what is on first, then what begins later, then what is over", async () => {
  const statuses = (await list("?pageSize=100")).list.map(({ status }) => status);
  expect(new Set(statuses.slice(0, -2))).toEqual(new Set(["JOIN"]));
  expect(statuses.slice(-2)).toEqual(["COMING_SOON", "CLOSE"]);
});

test("caches may keep a guest's list for 30 seconds, a member's not at all", async () => {
  const asked = async (path: string, token?: string) => {
    const { headers } = await caller.get(`/wps/relay/${path}`, token === undefined ? {} : { token });
    return [headers.get("cache-control"), headers.get("vary")?.includes("Authorization") ?? false];
  };
  expect(await asked("PRM_list")).toEqual(["public, max-age=30", true]);
  expect(await asked("PRM_list", await tokenOf("demo"))).toEqual(["no-store", true]);
  expect(await asked("PRM_list", "an-ended-token-of-somebody")).toEqual(["no-store", true]);
  expect(await asked("PRM_detail?id=4")).toEqual(["no-store", false]);
});
