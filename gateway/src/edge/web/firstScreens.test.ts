import { expect, it } from "vitest";
import { parseFirstScreens } from "./firstScreens.ts";

const files: Record<string, string> = {
  "/index.html": '<html lang="en"><head></head><body><div id="root"></div></body></html>',
};
const screen = {
  paths: ["/"],
  needs: [],
  ignores: [],
  questions: [{ documentId: "shell", variables: {}, fromAddress: {} }],
  isFirst: true,
  texts: [],
  fills: {},
  markup: "",
  plainMarkup: "",
  links: { scripts: [], styles: [] },
};

const followsSystem = { followSystemTheme: true };

/** The tag of a page with an answer to the shell's query, or without one. */
async function tagOf(
  features?: object,
  build: object = { systemTheme: ["site", "features", "followSystemTheme"] },
  language = "EN",
) {
  const manifest = { languages: {}, client: [], paths: ["/"], screens: [screen], ...build };
  const screens = parseFirstScreens(JSON.stringify(manifest), (href) => files[href] ?? "");
  const visit = screens.find("/", "");
  if (visit === undefined) throw new Error("no screen at /");
  const answer = JSON.stringify({ data: { site: { features } } });
  const { body } = screens.compose(visit, language, features ? [{ documentId: "shell", variables: {}, answer }] : []);
  return /<html[^>]*>/.exec(body.plain.toString())?.[0];
}

it("marks the page of an operator that follows the visitor's system, before any script runs", async () => {
  expect(await tagOf(followsSystem)).toBe('<html lang="en" dir="ltr" data-follows-system>');
  for (const other of [{ followSystemTheme: false }, {}, undefined]) {
    expect(await tagOf(other)).toBe('<html lang="en" dir="ltr">');
  }
  expect(await tagOf(followsSystem, {})).toBe('<html lang="en" dir="ltr">');
});

it("names the language of the page and its direction", async () => {
  expect(await tagOf({}, {}, "VI")).toBe('<html lang="vi" dir="ltr">');
  expect(await tagOf(followsSystem, undefined, "AR")).toBe('<html lang="ar" dir="rtl" data-follows-system>');
});
