import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentIdOf } from "../../documents/persisted.ts";
import { registered, startEdge } from "../../testing/edgeFixture.ts";
import { createWebFiles } from "./webFiles.ts";

const documentId = documentIdOf(registered.brand);
/** Would close the data block if it were not escaped. */
const variables = { note: "</script><script>alert(1)</script>" };
const asPage = { accept: "text/html,application/xhtml+xml" };

/** A build whose home screen asks for the brand. */
function build(): string {
  const dir = mkdtempSync(join(tmpdir(), "atrium-web-"));
  const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
  write(
    "index.html",
    '<head><script src="/theme.js"></script><link rel="stylesheet" crossorigin href="/shell.css"></head><body><div id="root"></div></body>',
  );
  write("theme.js", "theme()");
  write("shell.css", ".shell{}");
  write("home.css", ".home{}");
  write(
    ".first-screens.json",
    JSON.stringify({
      languages: { EN: "/en.js", TH: "/th.js" },
      screens: [
        {
          paths: ["/", "/home"],
          questions: [{ documentId, variables }],
          picture: ["site", "brand", "name"],
          markup: '<img src="{picture}">',
          links: { scripts: ["/home.js"], styles: ["/home.css"] },
        },
      ],
    }),
  );
  return dir;
}

const answersIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="first-answers"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "null");

test("a first visit gets the page with its data, styles and picture", async () => {
  await using gateway = await startEdge({ web: await createWebFiles(build(), { watch: false }) });
  const page = await fetch(`${gateway.url}/`, { headers: { ...asPage, cookie: "lang=TH" } });
  const html = await page.text();
  expect(answersIn(html)).toMatchObject([{ documentId, variables, answer: { data: { site: { brand: {} } } } }]);
  expect(html).toContain('data-language="TH"');
  expect(html).toContain("<style>.shell{}.home{}</style>");
  expect(html).toContain("<script>theme()</script>");
  expect(html).toContain('href="/th.js"');
  expect(gateway.seen.at(-1)?.headers["x-atrium-language"]).toBe("TH");
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.headers.get("content-security-policy")).toMatch(
    /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/,
  );
});

test("data can't close its block, and a picture without an address is left out", async () => {
  await using gateway = await startEdge({ web: await createWebFiles(build(), { watch: false }) });
  const html = await (await fetch(`${gateway.url}/home`, { headers: asPage })).text();
  expect(html).not.toContain("<script>alert");
  expect(answersIn(html)[0].variables).toEqual(variables);
  expect(html).toContain('<div id="root"></div>');
});

test.each([
  ["another site's link, which brings no session cookie", "/", { ...asPage, "sec-fetch-site": "cross-site" }],
  ["an address with a search in it", "/?token=abc", asPage],
  ["a screen that the build says nothing of", "/rng", asPage],
  ["a language that the client has no texts in", "/", { ...asPage, cookie: "lang=XX" }],
])("%s gets the plain page", async (_, path, headers) => {
  await using gateway = await startEdge({ web: await createWebFiles(build(), { watch: false }) });
  const html = await (await fetch(`${gateway.url}${path}`, { headers })).text();
  expect(html).toContain('<div id="root"></div>');
  expect(answersIn(html)).toBeNull();
});
