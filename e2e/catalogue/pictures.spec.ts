import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";

const sources = path.join(import.meta.dirname, "../../web/src");

/** Each piece of the catalogue: an export of a file of stories. */
const pieces = globSync("**/*.story.tsx", { cwd: sources }).flatMap((file) => {
  const names = readFileSync(path.join(sources, file), "utf8").matchAll(/^export const (\w+)/gm);
  return [...names].map(([, name]) => `${path.dirname(file).split(path.sep).join("/")}/${name}`);
});

for (const piece of pieces.sort()) {
  test(piece, async ({ page }) => {
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.clock.setFixedTime("2031-05-05T10:00:00Z");
    await page.goto(`/?${new URLSearchParams({ piece })}`);
    const sheet = page.locator("main[data-settled]");
    await expect(sheet).toBeAttached();
    await expect(sheet).toHaveScreenshot(`${piece.replaceAll("/", ".")}.png`);
    expect(faults).toEqual([]);
  });
}
