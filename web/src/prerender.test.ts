import { existsSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import texts from "../lang/EN/shared.json?all";
import { prerenderAgeGate, prerenderScreens, routePaths } from "./prerender.tsx";
import { pageName } from "./site/pageNames.ts";

let screens: Awaited<ReturnType<typeof prerenderScreens>>;
const at = (path: string) => screens.filter(({ paths }) => paths.includes(path));

beforeAll(async () => {
  screens = await prerenderScreens(Object.keys(texts));
});

test("every route of a screen brings its skeleton, its queries and its code", () => {
  expect(screens.length).toBeGreaterThan(40);
  for (const { paths, markup, modules, questions } of screens) {
    expect(modules, paths[0]).not.toEqual([]);
    for (const module of modules) expect(existsSync(path.join(import.meta.dirname, "..", module)), module).toBe(true);
    expect(questions.length, paths[0]).toBeGreaterThan(0);
    expect(markup, paths[0]).toContain("aria-busy");
    // The content security policy allows no style attributes in HTML.
    expect(markup, paths[0]).not.toContain(" style=");
  }
});

test("what a visitor sees first is in the markup: titles, and the picture of the banner", () => {
  expect(at("/rng")[0]?.markup).toContain("<h1");
  expect(at("/rng")[0]?.markup).toContain("{{games_category_RNG}}");
  expect(at("/rng")[0]?.markup).toContain('src="{{picture}}"');
  expect(at("/rng")[0]?.plainMarkup).not.toContain("{{picture}}");
  expect(at("/lottery")[0]?.markup).toContain("{{title}}");
  expect(at("/register")[0]?.markup).toContain("{{register_title_bonus}}");
  expect(at("/register")[0]?.markup).toContain("{{register_bonus_terms}}");
  expect(at("/register")[0]?.plainMarkup).toContain("{{register_title}}");
});

test("a page of the agent centre has its own skeleton, and neither data nor code of home under it", () => {
  const [home] = at("/");
  const [page] = at("/agent/team");
  expect(page?.markup).toContain("{{agent_title}}");
  expect(page?.questions).toHaveLength(3);
  expect(page?.questions).not.toContainEqual(home?.questions[1]);
  for (const module of home?.modules ?? []) expect(page?.modules).not.toContain(module);
});

test("only HTML that the gateway has cleaned is filled in as HTML: of fields that end in Html", () => {
  const paths = screens.flatMap(({ fills }) => fills.html ?? []);
  expect(paths).toContain("contentHtml");
  for (const { fills } of screens) expect(fills.html?.at(-1) ?? "Html").toMatch(/Html$/);
});

test("parts of the address are variables of the queries", () => {
  const [withCode, without] = at("/lottery");
  expect(withCode).toMatchObject({ needs: ["gameCode"] });
  expect(withCode?.questions[1]).toMatchObject({ fromAddress: { code: "gameCode" } });
  expect(without?.questions[1]).toMatchObject({ variables: { code: null }, fromAddress: {} });
  expect(without?.questions).toHaveLength(2);
  expect(at("/news/:slug")[0]?.questions[1]).toMatchObject({ fromAddress: { slug: "slug" } });
});

test("the question for the age has names for its texts and values, and all answers", async () => {
  const { markup, script } = await prerenderAgeGate(Object.keys(texts));
  for (const name of ["age", "brand", "age_title", "age_text", "age_refused_title"])
    expect(markup).toContain(`{{${name}}}`);
  for (const answer of ["yes", "no", "back"]) expect(markup).toContain(`value="${answer}"`);
  expect(markup).not.toContain(" style=");
  expect(existsSync(path.join(import.meta.dirname, "../public", script))).toBe(true);
});

test("screens of one thing say where the answer has it", () => {
  expect(at("/promoDetail")[0]?.subject).toEqual(["site", "promotion"]);
  expect(at("/news/:slug")[0]?.subject).toEqual(["site", "article"]);
  expect(at("/game")[0]?.subject).toEqual(["node", "name"]);
  expect(at("/news")[0]?.subject).toBeUndefined();
});

test("all paths of the client are listed, with and without their optional ends", async () => {
  const paths = await routePaths();
  for (const path of ["/", "/index.html", "/agent/team-betting", "/news/:slug", "/member", "/member/:pane"])
    expect(paths).toContain(path);
  expect(paths.filter((path) => path.includes("*") || path.includes("?"))).toEqual([]);
});

test("the shell names every page for the browser tab, but for home, redirections, and pages that are called after their content", async () => {
  const nameless = (await routePaths()).filter((path) => pageName(path) === undefined);
  const home = ["/", "/index", "/index.html", "/home"];
  const redirected = ["/affiliate", "/member", "/member/:pane"];
  const agents = nameless.filter((path) => path.startsWith("/agent/"));
  const own = ["/game", "/seamless", "/blog/:slug", "/news/:slug", "/leaderboards/:id", "/reset-password"];
  expect(nameless.toSorted()).toEqual([...home, ...redirected, ...agents, ...own].toSorted());
});
