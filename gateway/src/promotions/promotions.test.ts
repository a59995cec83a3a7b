import { expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { startForFile } from "../testing/startForFile.ts";

const { t } = await startForFile();

const LIST = `query ($category: PromotionCategory, $first: Int, $after: String) {
  site { promotions(category: $category, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id internalID category title summary image { url } } } } } }`;
const ONE = `query ($id: String!) { site { promotion(internalID: $id) { id internalID title rulesHtml endsAt } } }`;

it("lists promotions by category, page by page, in the caller's language", async () => {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const answer = await t.client().ask(LIST, { first: 5, after });
    const edges = answer.at("site.promotions.edges");
    for (const { node } of Array.isArray(edges) ? edges : []) seen.push(node.internalID);
    after = answer.at("site.promotions.pageInfo.hasNextPage")
      ? answer.text("site.promotions.pageInfo.endCursor")
      : null;
  } while (after !== null);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(12);

  const vip = await t.client().run(LIST, { category: "VIP" });
  expect(vip.at("site.promotions.edges.0.node.category")).toBe("VIP");
  const unknown = await t.client().run(LIST, { category: "UNKNOWN" });
  expect(unknown.at("site.promotions.totalCount")).toBe(0);
  const viet = await t.client({ "x-atrium-language": "VI" }).run(LIST, { category: "VIP" });
  expect(viet.text("site.promotions.edges.0.node.title")).not.toBe(vip.text("site.promotions.edges.0.node.title"));
});

it("reads the rules of one by the platform's id and by its global id; an unknown one is null", async () => {
  const one = await t.client().run(ONE, { id: "4" });
  expect(one.text("site.promotion.rulesHtml")).toContain("<li>");
  expect(one.at("site.promotion.id")).toBe(globalId("Promotion", "4"));
  const node = await t
    .client()
    .run(`query ($id: ID!) { node(id: $id) { ... on Promotion { internalID } } }`, { id: globalId("Promotion", "4") });
  expect(node.at("node.internalID")).toBe("4");
  for (const id of ["999", "0", "-1", "4 or 1=1", "../x", "9".repeat(40)]) {
    const answer = await t.client().ask(ONE, { id });
    expect(answer.at("site.promotion")).toBeNull();
  }
});

it("says where the button of a promotion leads", async () => {
  const actions = await t
    .client()
    .run("{ site { promotions(first: 100) { edges { node { internalID action { kind target } } } } } }");
  const edges = actions.at("site.promotions.edges");
  const byId = new Map((Array.isArray(edges) ? edges : []).map(({ node }) => [node.internalID, node.action]));
  expect(byId.get("1")).toEqual({ kind: "MODAL", target: "registerModal" });
  expect(byId.get("11")).toEqual({ kind: "ROUTE", target: "/live" });
  // Members apply for these on their own page, or they are over.
  const without = [...byId].flatMap(([id, action]) => (action === null ? [id] : []));
  expect(without.toSorted()).toEqual(["14", "15", "16", "17", "21"]);
});

it("names the game or the promotion that a banner leads to", async () => {
  const banners = (group: string) =>
    t.client().run(`{ site { banners(group: ${group}) { linkage { kind target name } } } }`);
  const home = await banners("HOME");
  expect(home.at("site.banners.0.linkage")).toEqual({ kind: "ROUTE", target: "/hot", name: null });
  const game = await t.client().run(`query ($id: ID!) { node(id: $id) { ... on Game { name } } }`, {
    id: home.text("site.banners.2.linkage.target"),
  });
  expect(home.at("site.banners.2.linkage.name")).toBe(game.text("node.name"));
  const list = await banners("PROMOTIONS");
  const promotion = await t.client().run(ONE, { id: list.text("site.banners.0.linkage.target") });
  expect(list.at("site.banners.0.linkage.name")).toBe(promotion.text("site.promotion.title"));
});
