import { expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { type Answer, control, openGateway } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const list = (answer: Answer, path: string): Record<string, unknown>[] => {
  const value = answer.at(path);
  return Array.isArray(value) ? value : [];
};

const HOME = `{
  site {
    id brand { name merchantCode minimumAge currencies registrationBonus { amount } registrationBonusTurnover { amount currency } } features { chat freePlay loginRequired }
    languages { code name tag } resources { kind label url qrCodeUrl } domains { url speed } countries { code dialingCode }
    banners(group: HOME) { id title image { url fallbackUrls } linkage { kind target } }
    homeSections { id kind title category games { id name icon { url } } }
    gameMenu { category title vendors { gameCount vendor { name } } }
    announcements(first: 9) { totalCount edges { node { id kind title content publishedAt isPinned image { url } linkage { kind target } } } }
  }
}`;

it("costs one call per part of the home screen, and none for the next caller", async () => {
  const answer = await t.client().ask(HOME);
  const calls = t.sent.map(({ call }) => call);
  expect(new Set(calls).size).toBe(calls.length);
  // The brand was read at the start, and one answer serves all rows of hot games.
  expect(calls.filter((call) => call.includes("hotGamesV2"))).toHaveLength(1);
  expect(calls.length).toBeLessThanOrEqual(9);
  t.sent.length = 0;
  expect((await t.client().run(HOME)).data).toEqual(answer.data);
  expect(t.sent).toEqual([]);
});

it("shows the brand and its features", async () => {
  const answer = await t.client().run(HOME);
  expect(answer.at("site.brand")).toMatchObject({
    name: "Atrium",
    minimumAge: 18,
    registrationBonus: { amount: "1000" },
    registrationBonusTurnover: { amount: "1000", currency: "VND" },
  });
  expect(list(answer, "site.languages").map(({ code }) => code)).toEqual(expect.arrayContaining(["EN", "VI", "CN"]));
  expect(list(answer, "site.countries")[0]?.dialingCode).toMatch(/^\+\d+$/);
  const speeds = list(answer, "site.domains").map(({ speed }) => Number(speed));
  expect(speeds).toEqual(speeds.toSorted((a, b) => a - b));
});

it("asks with the parameters that the documents name", async () => {
  await using fresh = await openGateway(sandbox, { SITE_HOST: "play.example" });
  await fresh.client().run(`{ site {
    features { chat } banners(group: HOME) { id } announcements(first: 1) { totalCount } games(first: 1) { totalCount }
  } }`);
  const sent = fresh.sent.map(({ call }) => call.slice(call.lastIndexOf("/") + 1));
  expect(sent).toContain("whitelabel");
  const asked = (name: string) =>
    sent
      .filter((call) => call.startsWith(`${name}?`))
      .map((call) => Object.fromEntries(new URLSearchParams(call.split("?")[1])));
  expect(asked("permission")).toEqual([{ host: "play.example" }]);
  const notices = { platform: "web", execution: "B" };
  expect(asked("MCSFE_getListAnnouncements")).toEqual([
    { ...notices, types: "B" },
    { ...notices, types: expect.stringContaining("PL") },
  ]);
  expect(asked("GCSGAME_gameList")).toEqual(
    expect.arrayContaining([expect.objectContaining({ channel: "WEB", merchant: "atrium", clientType: "3" })]),
  );
});

it("takes the features from the white-label menu, or from the settings when it does not come", async () => {
  const FEATURES = "{ site { features { chat freePlay } } }";
  await control(sandbox, "chaos", { path: "/wps/system/whitelabel", status: 404 });
  await using without = await openGateway(sandbox);
  const answer = await without.client().run(FEATURES);
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
  expect(answer.at("site.features")).toEqual((await t.client().run(FEATURES)).at("site.features"));
});

it("says whether the operator forces the light theme or follows the system; neither unless set", async () => {
  const THEMES = "{ site { features { forceLightTheme followSystemTheme } } }";
  const themes = async () => {
    await using gateway = await openGateway(sandbox);
    return (await gateway.client().run(THEMES)).at("site.features");
  };
  expect(await themes()).toEqual({ forceLightTheme: false, followSystemTheme: false });
  await control(sandbox, "flags", { FOLLOW_SYSTEM_THEME: true });
  expect(await themes()).toEqual({ forceLightTheme: false, followSystemTheme: true });
  await control(sandbox, "flags", { FOLLOW_SYSTEM_THEME: false });
});

it("answers in the requested language, and keeps the languages apart", async () => {
  const titles = async (language: string) =>
    list(
      await t.client({ "x-atrium-language": language }).run("{ site { homeSections { title } } }"),
      "site.homeSections",
    ).map(({ title }) => title);
  const [english, vietnamese] = [await titles("EN"), await titles("VI")];
  expect(english).not.toEqual(vietnamese);
  expect(await titles("EN")).toEqual(english);
  const licence = async (language: string) =>
    (await t.client({ "x-atrium-language": language }).run("{ site { resources(kinds: [LICENCE]) { label } } }")).text(
      "site.resources.0.label",
    );
  expect(await Promise.all([licence("VI"), licence("EN")])).toEqual([
    "Được cấp phép và giám sát, số 1668/SBX",
    "Licensed and regulated, no. 1668/SBX",
  ]);
  expect(
    list(
      await t.client({ "accept-language": "vi-VN,vi;q=0.9,en;q=0.8" }).run("{ site { homeSections { title } } }"),
      "site.homeSections",
    ).map(({ title }) => title),
  ).toEqual(vietnamese);
});

it("finds banners and rows of the home screen by id", async () => {
  const answer = await t.client().run(HOME);
  const ids = [...list(answer, "site.banners"), ...list(answer, "site.homeSections")].map(({ id }) => id);
  const found = await t.client().ask(`query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`, {
    ids: [...ids, globalId("Site", "site"), globalId("Banner", "none")],
  });
  expect(list(found, "nodes").map((node) => node?.id ?? null)).toEqual([...ids, globalId("Site", "site"), null]);
});

it("shows a caller the site's state and the chosen CDNs", async () => {
  const VIEWER = `{ viewer { systemStatus { state ip country } cdn { images { host candidates { host isHealthy checkedAt } } launch { host } } } }`;
  const answer = await t.client().ask(VIEWER);
  expect(answer.at("viewer.systemStatus.state")).toBe("NORMAL");
  const candidates = list(answer, "viewer.cdn.images.candidates");
  expect(candidates).toHaveLength(sandbox.cdnOrigins.length);
  expect(candidates.every(({ isHealthy, checkedAt }) => isHealthy === true && checkedAt !== null)).toBe(true);
  expect(answer.at("viewer.cdn.images.host")).toBe(candidates[0]?.host);
  const banner = await t.client().run("{ site { banners(group: HOME) { image { url } } } }");
  expect(banner.text("site.banners.0.image.url")).toContain(`//${answer.text("viewer.cdn.images.host")}/`);
});
