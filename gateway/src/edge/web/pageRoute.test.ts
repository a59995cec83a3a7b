import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentIdOf } from "../../documents/persisted.ts";
import { registered, startEdge } from "../../testing/edgeFixture.ts";
import { createWebFiles } from "./webFiles.ts";

const documentId = documentIdOf(registered.brand);
const shell = { documentId, variables: {}, fromAddress: {} };
/** Would close the data block if it were not escaped. */
const variables = { note: "</script><script>alert(1)</script>" };
/** A member who follows a link of another site. */
const memberElsewhere = { "sec-fetch-site": "cross-site", cookie: "__Host-atrium-signed-in=1" };
const asPage = { accept: "text/html,application/xhtml+xml" };

const screen = {
  needs: [],
  ignores: ["notice"],
  questions: [shell, { documentId, variables, fromAddress: {} }],
  isFirst: true,
  loadsEarly: false,
  texts: [],
  fills: { picture: ["site", "brand", "name"] },
  markup: '<h1>{{home}}</h1><img src="{{picture}}">',
  plainMarkup: "<h1>{{home}}</h1>",
  links: { scripts: ["/home.js"], styles: ["/home.css"] },
};
const articleQuestion = { documentId, variables: { slug: "slug", section: "NEWS" }, fromAddress: { slug: "slug" } };
const article = { ...screen, isFirst: false, questions: [shell, articleQuestion], fills: {} };
const gameQuestion = { documentId, variables: { id: "id" }, fromAddress: { id: "id" } };

const promotionQuestion = {
  documentId: documentIdOf(registered.promotion),
  variables: { id: "id" },
  fromAddress: { id: "id" },
};
const promotion = { ...article, questions: [shell, promotionQuestion], subject: ["site", "promotion"] };

/** A build with a home screen, articles, and games that the search names. */
function build(): string {
  const dir = mkdtempSync(join(tmpdir(), "atrium-web-"));
  const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
  write(
    "index.html",
    '<head><script src="/theme.js"></script><link rel="stylesheet" crossorigin href="/shell.css"><link rel="modulepreload" href="/vendor.js" crossorigin></head><body><div id="root"></div></body>',
  );
  write("theme.js", "theme()");
  write("shell.css", ".shell{}");
  write("home.css", ".home{}");
  write("gate.css", ".gate{}");
  write("age.js", "age()");
  write(
    ".first-screens.json",
    JSON.stringify({
      languages: {
        EN: {
          first: ["/en.js"],
          more: "/en-more.js",
          areas: { club: ["/areas.js", "/en-club.js"] },
          texts: { home: "Home", old: "Are you {{age}} & older?" },
        },
        TH: { first: ["/th.js"], more: "/th-more.js", areas: {}, texts: { home: "หน้า <แรก>" } },
        AR: { first: ["/en.js", "/ar.js"], more: "/en-more.js", areas: {}, texts: { home: "الرئيسية" } },
      },
      client: ["/vendor.js", "/main.js"],
      age: {
        markup: '<dialog data-age="{{age}}">{{old}}</dialog>',
        script: "/age.js",
        fills: { age: ["site", "brand", "name"] },
        when: [{ path: ["site", "promotion"], value: null }],
        links: { scripts: ["/gate.js"], styles: ["/gate.css"] },
      },
      paths: ["/", "/home", "/news", "/news/:slug", "/game"],
      screens: [
        { ...screen, paths: ["/", "/home"] },
        { ...article, paths: ["/news/:slug"] },
        { ...promotion, paths: ["/promoDetail"], needs: ["id"] },
        { ...article, paths: ["/game"], needs: ["id"], questions: [shell, gameQuestion] },
        { ...article, paths: ["/game"], questions: [shell] },
        {
          ...article,
          paths: ["/other"],
          questions: [{ ...promotionQuestion, variables: { id: "1" }, fromAddress: {} }],
        },
        {
          ...article,
          paths: ["/own"],
          questions: [{ ...shell, documentId: documentIdOf(registered.home) }],
          loadsEarly: true,
        },
        { ...article, paths: ["/for-none"], isFor: { path: ["site", "brand", "name"], values: [null, "Else"] } },
        { ...article, paths: ["/for-guests"], isFor: { path: ["site", "member"], values: [null, "TRIAL"] } },
      ],
    }),
  );
  return dir;
}

const blockIn = (html: string, id: string) =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? "null");
const answersIn = (html: string) => blockIn(html, "first-answers");
const variablesIn = (html: string) => answersIn(html)?.map((first: { variables: object }) => first.variables);

async function visit(
  path: string,
  headers: Record<string, string> = {},
  languages: () => Promise<string[]> = async () => ["EN", "VI", "TH"],
  method = "GET",
) {
  await using gateway = await startEdge({ web: await createWebFiles(build(), { watch: false }), languages });
  const page = await fetch(`${gateway.url}${path}`, {
    method,
    headers: { ...asPage, ...headers },
    redirect: "manual",
  });
  return { status: page.status, html: await page.text(), headers: page.headers, seen: gateway.seen };
}

test("a first visit gets the page with its data, styles and texts", async () => {
  const { html, headers, seen } = await visit("/", { cookie: "lang=TH" });
  expect(answersIn(html)[1]).toMatchObject({ documentId, variables, answer: { data: { site: { brand: {} } } } });
  expect(html).toContain('data-language="TH"');
  expect(html).toContain("<style>.shell{}.home{}</style>");
  expect(html).toContain("<script>theme()</script>");
  expect(html).toContain("<h1>หน้า &lt;แรก&gt;</h1>");
  expect(seen.at(-1)?.headers["x-atrium-language"]).toBe("TH");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("content-security-policy")).toMatch(
    /script-src 'self' 'sha256-[^']+'[^;]*; style-src 'self' 'sha256-[^']+'[^;]*;/,
  );
});

test("the client's scripts are listed, and only a page that says so loads them before the first paint", async () => {
  const { html } = await visit("/");
  expect(blockIn(html, "first-scripts")).toEqual(["/vendor.js", "/main.js", "/en.js", "/home.js", "/gate.js"]);
  expect(html).not.toContain("modulepreload");
  // The page has them inline already. The client loads the files when it has time.
  const styles = ["/shell.css", "/home.css"].map(
    (href) => `<link rel="stylesheet" media="not all" disabled crossorigin href="${href}">`,
  );
  expect(html.match(/<link[^>]*>/g)).toEqual(styles);
  const desk = (await visit("/own")).html;
  const listed = blockIn(desk, "first-scripts");
  expect(listed).toContain("/en-more.js");
  for (const href of listed) expect(desk).toContain(`<link rel="modulepreload" crossorigin href="${href}">`);
});

test("a guest's page asks for the age, with styles, a script and the code that takes over", async () => {
  const { html, headers } = await visit("/");
  expect(html).toContain(
    '<style>.gate{}</style><dialog data-age="Atrium">Are you Atrium &amp; older?</dialog><script>age()</script>',
  );
  expect(blockIn(html, "first-scripts").at(-1)).toBe("/gate.js");
  expect(headers.get("content-security-policy")).toMatch(
    /script-src 'self' 'sha256-[^']+' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+' 'sha256-[^']+';/,
  );
});

test.each([
  ["the answer has another value in the place of a condition", "/other", {}],
  ["the answer lacks the age", "/own", {}],
  ["nothing is known about the caller", "/", memberElsewhere],
])("the age is not asked in the page when %s", async (_, path, headers) => {
  const { html } = await visit(path, headers);
  expect(html).not.toContain("<dialog");
  expect(html).not.toContain("age()");
});

test("data can't close its block, and a picture without an address is left out", async () => {
  const { html } = await visit("/home");
  expect(html).not.toContain("<script>alert");
  expect(answersIn(html)[1].variables).toEqual(variables);
  expect(html).toContain('<div id="root"><h1>Home</h1></div>');
});

test("values of the address become variables", async () => {
  expect(variablesIn((await visit("/news/a-bonus")).html)).toEqual([{}, { slug: "a-bonus", section: "NEWS" }]);
  expect(variablesIn((await visit("/game?id=R2FtZTox")).html)).toEqual([{}, { id: "R2FtZTox" }]);
  expect(variablesIn((await visit("/game")).html)).toEqual([{}]);
});

test("the page of a thing that does not exist has status 404, with the answer that says so", async () => {
  const missing = await visit("/promoDetail?id=999999");
  expect(missing.status).toBe(404);
  expect(answersIn(missing.html)[1].answer.data).toEqual({ site: { promotion: null } });
});

test.each([
  ["a browser", "GET", "", { accept: "text/html", "sec-fetch-dest": "document" }],
  ["a program that takes anything", "GET", "", { accept: "*/*" }],
  ["a check of a link", "HEAD", "", { accept: "*/*" }],
  ["another site's link", "GET", "", { "sec-fetch-site": "cross-site" }],
  ["a link with a parameter of a campaign", "GET", "&utm_source=mail", {}],
])("%s learns from the status whether a promotion exists", async (_, method, more, headers) => {
  expect((await visit(`/promoDetail?id=1${more}`, headers, undefined, method)).status).toBe(200);
  expect((await visit(`/promoDetail?id=2${more}`, headers, undefined, method)).status).toBe(404);
  expect((await visit(`/promoDetail?id=${"2".repeat(300)}${more}`, headers, undefined, method)).status).toBe(404);
});

test.each([
  [
    "a browser soon, with the answers that are there and without knowing the status",
    { "sec-fetch-dest": "document" },
    200,
    1,
  ],
  ["a crawler later, with the status", {}, 404, 2],
])("a slow platform: the page goes to %s", async (_, headers, expected, answers) => {
  const { status, html } = await visit("/promoDetail?id=slow", headers);
  expect([status, answersIn(html).length]).toEqual([expected, answers]);
});

test("a screen that is not for the caller leads to the start before it shows anything", async () => {
  const { status, headers } = await visit("/for-none?referralCode=abc");
  expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([302, "/", "private, no-store"]);
  expect((await visit("/for-guests")).status).toBe(200);
  expect((await visit("/for-none", memberElsewhere)).status).toBe(200);
});

test.each([
  ["parameters that the screen may depend on", "/?sort=new", 1],
  ["parameters of a dialog over the screen", "/?notice=3", 2],
  ["values that may mean something else to the client", "/news/a%20b", 1],
])("with %s, the client asks for what is missing", async (_, path, count) => {
  const { html } = await visit(path);
  expect(answersIn(html)).toHaveLength(count);
  expect(html).toContain("<h1>Home</h1>");
});

test("a member who follows another site's link to a promotion gets no data either", async () => {
  const { html } = await visit("/promoDetail?id=1", memberElsewhere);
  expect(answersIn(html)).toEqual([]);
});

test("a member who follows another site's link, without the session's cookie, gets the screen without data", async () => {
  const { html } = await visit("/", memberElsewhere);
  expect(answersIn(html)).toEqual([]);
  expect(html).toContain("<h1>Home</h1>");
});

test("a guest who follows another site's link gets the data as well", async () => {
  const { html } = await visit("/", { "sec-fetch-site": "cross-site" });
  expect(html).toBe((await visit("/")).html);
  expect(answersIn(html).length).toBeGreaterThan(0);
});

test.each([
  ["the browser's language", { "accept-language": "th-TH,en;q=0.8" }, async () => ["EN", "TH"], "TH"],
  ["the brand's first language for a browser with none of them", { "accept-language": "de" }, async () => ["TH"], "TH"],
  ["the brand's language for a choice that it does not offer", { cookie: "lang=EN" }, async () => ["TH"], "TH"],
  ["the browser's language on a platform without an answer", { "accept-language": "th" }, () => Promise.reject(), "TH"],
  ["English for a rarer language on such a platform", { "accept-language": "ar" }, () => Promise.reject(), "EN"],
  ["the visitor's choice on such a platform", { cookie: "lang=AR" }, () => Promise.reject(), "AR"],
])("a first page is in %s", async (_, sent, languages, language) => {
  const { html, headers, seen } = await visit("/", sent, languages);
  expect(html).toContain(`data-language="${language}"`);
  expect(seen.at(-1)?.headers["x-atrium-language"]).toBe(language);
  expect(headers.get("vary")).toContain("Accept-Language");
});

test.each([
  ["a screen that the build says nothing of", "/rng", ["EN"]],
  ["a brand whose languages the client has no texts in", "/", ["VI"]],
])("%s gets the plain page", async (_, path, languages) => {
  const { html } = await visit(path, {}, async () => languages);
  expect(html).toContain('<div id="root"></div>');
  expect(answersIn(html)).toBeNull();
});

test.each([
  ["/", 200],
  ["/HOME/", 200],
  ["/news/a-b", 200],
  ["/news/a/b", 404],
  ["/homes", 404],
  ["/assets/gone.js", 404],
])("answers %s with %i", async (path, expected) => {
  const { status, html } = await visit(path);
  expect([status, html.includes('<div id="root">')]).toEqual([expected, !path.startsWith("/assets")]);
});

test("many visits of one address wait or are refused, and another address gets its page meanwhile", async () => {
  await using gateway = await startEdge({
    web: await createWebFiles(build(), { watch: false }),
    callers: { trustsProxy: (_, hop) => hop === 0, ownOrigins: new Set(), isPartnerOrigin: () => false },
  });
  const visitFrom = (address: string, path: string) =>
    fetch(`${gateway.url}${path}`, { headers: { ...asPage, "x-forwarded-for": address } });
  const statuses: number[] = [];
  const crowd = Array.from({ length: 200 }, async () => {
    const { status } = await visitFrom("203.0.113.1", "/promoDetail?id=slow");
    statuses.push(status);
  });
  await expect.poll(() => statuses.includes(503), { timeout: 30_000 }).toBe(true);
  expect((await visitFrom("203.0.113.2", "/")).status).toBe(200);
  expect(statuses.length).toBeLessThan(150);
  await Promise.all(crowd);
  expect(new Set(statuses)).toEqual(new Set([404, 503]));
});
