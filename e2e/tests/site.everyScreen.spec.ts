import type { Page } from "@playwright/test";
import { crawl, settled, textsOf } from "../fixtures/crawl.ts";
import { registerAs, visitAs } from "../fixtures/login.ts";
import { visit } from "../fixtures/page.ts";
import { readerOf, screenFaults } from "../fixtures/screenFaults.ts";
import { expect, test } from "../fixtures/test.ts";

const LANGUAGES = ["EN", "CN", "VI", "TH", "ID", "PT", "TY"];
const PERSONS = ["a guest", "a new member", "a rich member", "an agent"] as const;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const accounts = { "a rich member": "demo", "an agent": "agent" };

async function arrive(page: Page, person: (typeof PERSONS)[number], language: string) {
  await page.addInitScript((code) => localStorage.setItem("lang", code), language);
  if (person === "a guest") return visit(page, "/");
  if (person !== "a new member") return visitAs(page, accounts[person], "/");
  const username = `crawl${language.toLowerCase()}${Date.now() % 1_000_000}`;
  await registerAs(page, username);
  return visitAs(page, username, "/");
}

// They change nothing that others see, so that the workers share them.
test.describe.configure({ mode: "parallel" });

for (const language of LANGUAGES) {
  for (const person of PERSONS) {
    test(`every screen is whole on both sizes: ${person} in ${language}`, async ({ page }) => {
      test.setTimeout(600_000);
      const reader = readerOf(textsOf(language));
      await page.setViewportSize(DESKTOP);
      await arrive(page, person, language);
      const faults: string[] = [];
      const notReached = await crawl(page, async (place) => {
        for (const size of [DESKTOP, PHONE]) {
          await page.setViewportSize(size);
          await settled(page);
          let found: string[] = [];
          const look = async () => {
            found = await screenFaults(page, reader);
            return found;
          };
          // What moves to its place after a change of the size is no fault.
          await expect.poll(look, { timeout: 4_000 }).toEqual([]).catch(() => undefined);
          faults.push(...found.map((fault) => `${place} at ${size.width} px: ${fault}`));
        }
      });
      expect(faults).toEqual([]);
      // The agent sees all: a new route with parameters needs a link.
      if (person === "an agent") expect(notReached).toEqual([]);
    });
  }
}
