import { expect, test } from "vitest";
import { LANGUAGES } from "../http/languages.ts";
import { hearEvents } from "../testing/hearEvents.ts";
import { startForFile } from "../testing/startForFile.ts";

interface Row extends Record<"id" | "type" | "title" | "content" | "timestamp" | "linkageType", string> {
  pinned: boolean;
  linkage: string | null;
  imageUrl: string | null;
  endAt: string | null;
  groupName?: string;
}

const { sandbox, platform } = await startForFile();

async function list(types: string, language = "EN"): Promise<Row[]> {
  const path = `/wps/relay/MCSFE_getListAnnouncements?types=${types}&platform=web`;
  const answer = await fetch(sandbox.origin + path, { headers: { Language: language } });
  expect(answer.headers.get("cache-control")).toBe("public, max-age=30");
  const body: { value: { list: Row[] } } = JSON.parse(await answer.text());
  return body.value.list;
}

const SCRIPTS: Record<string, RegExp> = { CN: /\p{Script=Han}/u, TH: /\p{Script=Thai}/u };

test("all announcements are in seven languages, each in its own script", async () => {
  const english = await list("PL,PU,PR,H,B");
  expect(english.filter(({ type }) => type !== "B").length).toBeGreaterThanOrEqual(40);
  expect(new Set(english.map(({ type }) => type))).toEqual(new Set(["PL", "PU", "PR", "H", "B"]));
  for (const language of LANGUAGES) {
    const rows = await list("PL,PU,PR,H,B", language);
    expect(rows.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    for (const { title, content, type } of rows) {
      const text = type === "B" ? title : title + content;
      expect(text.trim(), language).toBe(text);
      expect(title, language).not.toBe("");
      if (type !== "B") expect(content, title).not.toBe("");
      if (SCRIPTS[language]) expect(text).toMatch(SCRIPTS[language]);
      else expect(text, language).not.toMatch(/\p{Script=Han}|\p{Script=Thai}/u);
    }
  }
  for (const language of ["CN", "ID", "PT", "TH", "VI"]) {
    const titles = (await list("PL,PU,PR,H,B", language)).map(({ title }) => title);
    expect(titles.filter((title, i) => title === english[i]?.title)).toEqual([]);
  }
});

test("filters by type, lists banners without one, and has a banner for each page and three for home", async () => {
  expect(new Set((await list("H,PR")).map(({ type }) => type))).toEqual(new Set(["H", "PR"]));
  expect(await list("X")).toEqual([]);
  const banners = await list("");
  const perGroup = Map.groupBy(banners, ({ groupName }) => groupName);
  const groups = "home rng live fish pvp sports esports lott down promotion shop help reg inhouse".split(" ");
  expect([...perGroup.keys()].toSorted()).toEqual(groups.map((group) => `w_${group}`).toSorted());
  expect(perGroup.get("w_home")?.length).toBeGreaterThanOrEqual(3);
});

test("titles of banners say what is true now: counts, amounts and days", async () => {
  const titles = (await list("B")).map(({ title }) => title).join("\n");
  const countOf = async (query: string) => {
    const answer = await fetch(`${sandbox.origin}/wps/relay/GCSGAME_gameList?pageSize=1${query}`);
    const { value }: { value: { totalCount: number } } = JSON.parse(await answer.text());
    return value.totalCount;
  };
  expect(titles).toContain(`${await countOf("")} games under one roof`);
  expect(titles).toContain(`${await countOf("&vassalage=ATR")} games made in this house`);
  for (const [type, said] of [
    ["FISH", "fishing games"],
    ["PVP", "card games"],
    ["SPORTS", "simulated sports"],
    ["ESPORTS", "e-sports games"],
  ])
    expect(titles).toContain(`${await countOf(`&gameType=${type}`)} ${said}`);
  const withoutFact = (await list("B")).map(({ title }) => title).filter((title) => !/\d/.test(title));
  // These two state facts without a number.
  expect(withoutFact).toEqual(["Set a limit: lowering it counts at once", "Each draw is sealed before you bet"]);
  expect(titles).toMatch(/jackpot is over ₫\d{3},000,000/);
  expect(titles).toMatch(/until Sunday,? \d+ \w+/);
  for (const language of ["CN", "ID", "PT", "TH", "TY", "VI"]) {
    for (const { title } of await list("B", language)) expect(title).not.toMatch(/[{}]/);
  }
});

test("clicks lead to games that exist, to pages, or nowhere", async () => {
  const rows = await list("PL,PU,PR,H,B");
  for (const { linkageType, linkage, title } of rows) {
    if (linkageType === "NONE") expect(linkage, title).toBeNull();
    if (linkageType === "ROUTE") expect(linkage, title).toMatch(/^\/[a-z]/);
    if (linkageType !== "GAME") continue;
    const answer = await fetch(`${sandbox.origin}/wps/relay/GCSGAME_gameDetail?nodeId=${linkage}`);
    expect(answer.status, title).toBe(200);
  }
  expect(new Set(rows.map(({ linkageType }) => linkageType)).size).toBeGreaterThanOrEqual(5);
});

test("every picture that is named can be loaded", async () => {
  const paths = new Set((await list("PL,PU,PR,H,B")).flatMap(({ imageUrl }) => imageUrl ?? []));
  for (const path of paths) expect([path, (await fetch(sandbox.origin + path)).status]).toEqual([path, 200]);
});

test("an added announcement is in the list at once and until its end, and gateways get an event", async () => {
  const { take, stop } = await hearEvents(platform, ({ topic }) => topic === "announcement");
  const control = (method: string, body?: object) =>
    fetch(`${sandbox.origin}/sandbox/announcement`, { method, ...(body && { body: JSON.stringify(body) }) });
  const put = await control("POST", { type: "H", title: "Doors open at eight", route: "/promotions" });
  const { announcementId } = JSON.parse(await put.text()).value;
  expect(await take()).toMatchObject([{ data: { announcementId } }]);
  const found = (await list("H,PL", "VI")).find(({ id }) => id === announcementId);
  expect(found).toMatchObject({
    type: "H",
    title: "Doors open at eight",
    linkageType: "ROUTE",
    linkage: "/promotions",
  });
  expect((await list("PL")).some(({ id }) => id === announcementId)).toBe(false);
  const [ended, lasting] = [-1_000, 600_000].map((ms) => new Date(Date.now() + ms).toISOString());
  await control("POST", { title: "Over", endAt: ended });
  await control("POST", { title: "Until the evening", endAt: lasting });
  const times = (await list("H")).filter(({ endAt }) => endAt).map(({ title, endAt }) => ({ title, endAt }));
  expect(times).toEqual([{ title: "Until the evening", endAt: lasting }]);
  expect((await control("POST", { type: "B", title: "No" })).status).toBe(422);
  await control("DELETE");
  expect((await list("H")).some(({ id }) => id === announcementId)).toBe(false);
  stop();
});
