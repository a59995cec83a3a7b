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

/** The start of a page with an answer to the shell's query, or without one. */
async function startOf(features?: object, build: object = { systemTheme: ["site", "features", "followSystemTheme"] }) {
  const manifest = { languages: {}, client: [], paths: ["/"], screens: [screen], ...build };
  const screens = parseFirstScreens(JSON.stringify(manifest), (href) => files[href] ?? "");
  const visit = screens.find("/", "");
  if (visit === undefined) throw new Error("no screen at /");
  const answer = JSON.stringify({ data: { site: { features } } });
  const { body } = screens.compose(visit, "EN", features ? [{ documentId: "shell", variables: {}, answer }] : []);
  return body.plain.toString().slice(0, 40);
}

it("marks the page of an operator that follows the visitor's system, before any script runs", async () => {
  expect(await startOf({ followSystemTheme: true })).toContain('<html data-follows-system lang="en">');
  for (const other of [{ followSystemTheme: false }, {}, undefined]) {
    expect(await startOf(other)).toContain('<html lang="en">');
  }
  expect(await startOf({ followSystemTheme: true }, {})).toContain('<html lang="en">');
});
