import { expect, it } from "vitest";
import { parsePrerendered } from "./prerenderedScreens.ts";

const files: Record<string, string> = {
  "/index.html": '<html lang="en"><head></head><body><div id="root"></div></body></html>',
};
const screen = {
  paths: ["/"],
  needs: [],
  ignores: [],
  questions: [{ documentId: "shell", variables: {}, fromAddress: {} }],
  isFirst: true,
  loadsEarly: false,
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
  const screens = parsePrerendered(JSON.stringify(manifest), (href) => files[href] ?? "");
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

it("writes amounts into the skeleton and its texts as the client does, and else sends the skeleton without them", async () => {
  const brand = (bonus: unknown) => ({ data: { site: { brand: { bonus } } } });
  const pageOf = (answer: object, language: string) => {
    const markup = "<h1>{{welcome}}</h1><p>{{bonus}}</p>";
    const filled = {
      ...screen,
      fills: { bonus: ["site", "brand", "bonus"] },
      markup,
      plainMarkup: "<h1>{{plain}}</h1>",
    };
    const texts = { welcome: "Get {{bonus}}", plain: "Welcome" };
    const entry = { first: [], more: "", areas: {}, texts };
    const manifest = { languages: { [language]: entry }, client: [], paths: ["/"], screens: [filled] };
    const screens = parsePrerendered(JSON.stringify(manifest), (href) => files[href] ?? "");
    const visit = screens.find("/", "");
    if (visit === undefined) throw new Error("no screen at /");
    const { body } = screens.compose(visit, language, [
      { documentId: "shell", variables: {}, answer: JSON.stringify(answer) },
    ]);
    return /<div id="root">(.*)<\/div>/.exec(body.plain.toString())?.[1];
  };
  expect(pageOf(brand({ amount: "1000", currency: "VND" }), "EN")).toBe("<h1>Get ₫1,000</h1><p>₫1,000</p>");
  expect(pageOf(brand({ amount: "1000.50", currency: "VND" }), "VI")).toBe(
    "<h1>Get 1.000,50\u00a0₫</h1><p>1.000,50\u00a0₫</p>",
  );
  expect(pageOf(brand({ amount: "5.00", currency: "USD" }), "AR")).toContain("5.00");
  expect(pageOf(brand({ amount: "1234.5", currency: "FUN" }), "EN")).toContain("<p>1,234.50 FUN</p>");
  for (const bonus of [null, {}, { amount: "a lot", currency: "VND" }, { amount: "1", currency: "<b>" }]) {
    expect(pageOf(brand(bonus), "EN")).toBe("<h1>Welcome</h1>");
  }
});
