import { translatePage } from "@atrium/scripts/translator";
import type { Page } from "@playwright/test";
import { crawl, lookAt, settled, textsOf } from "../../fixtures/crawl.ts";
import { registerAs, visitAs } from "../../fixtures/login.ts";
import { visit } from "../../fixtures/page.ts";
import { readerOf, screenFaults } from "../../fixtures/screenFaults.ts";
import { core, expect, test } from "../../fixtures/test.ts";

const LANGUAGES = ["EN", "CN", "VI", "TH", "ID", "PT", "TY"];
const PERSONS = ["guest", "new member", "rich member", "agent"] as const;
type Person = (typeof PERSONS)[number];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function arrive(page: Page, person: Person, language: string) {
  await page.addInitScript((code) => localStorage.setItem("lang", code), language);
  if (person === "guest") return visit(page, "/");
  const username = { "new member": `w${Date.now().toString(36)}`, "rich member": "demo", agent: "agent" }[person];
  if (person === "new member") await registerAs(page, username);
  return visitAs(page, username, "/");
}

/** Looks at places on both sizes. `faults` has what was wrong there. */
function lookerOf(page: Page, language: string) {
  const reader = readerOf(textsOf(language));
  const faults: string[] = [];
  const look = async (place: string) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      let found: string[] = [];
      const isWhole = async () => {
        found = await screenFaults(page, reader);
        return found.length === 0;
      };
      // What moves to its place after a change of the size is no fault.
      await expect
        .poll(isWhole, { timeout: 4_000 })
        .toBe(true)
        .catch(() => undefined);
      faults.push(...found.map((fault) => `${place} at ${size.width} px: ${fault}`));
    }
  };
  return { look, faults };
}

// They change nothing that others see, so that the workers share them.
test.describe.configure({ mode: "parallel" });

// The brand's main languages, and screens that read lists of all kinds.
for (const language of ["VI", "TH", "ID"]) {
  test(`home, jackpots and promotions are whole in ${language}`, core, async ({ page }) => {
    await arrive(page, "guest", language);
    const { look, faults } = lookerOf(page, language);
    for (const path of ["/", "/jackpots", "/promotions"]) await lookAt(page, path, look);
    expect(faults).toEqual([]);
  });
}

for (const language of LANGUAGES) {
  for (const person of PERSONS) {
    test(`every screen is whole on both sizes: ${person}, ${language}`, async ({ page }) => {
      test.setTimeout(600_000);
      await arrive(page, person, language);
      const { look, faults } = lookerOf(page, language);
      const notReached = await crawl(page, look);
      expect(faults).toEqual([]);
      // The agent sees all: a new route with parameters needs a link.
      if (person === "agent") expect(notReached).toEqual([]);
    });
  }
}

test("every screen holds while a browser translates the page", async ({ page }) => {
  test.setTimeout(600_000);
  await page.addInitScript(translatePage);
  await arrive(page, "rich member", "EN");
  await expect(page.locator("main font > font").first()).toBeAttached();
  const { look, faults } = lookerOf(page, "EN");
  await crawl(page, look);
  expect(faults).toEqual([]);
});
