import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { programs } from "../paths.ts";
import { runNode } from "../steps.ts";
import { installFromDebian, isDebianRoot } from "./debian.ts";

const ON_PATH = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Whether a Chromium runs. Playwright's download lacks libraries on a system that never had a browser. */
const runs = (file: string) => existsSync(file) && spawnSync(file, ["--version"]).status === 0;

/** Finds a Chromium that runs on this machine: `CHROMIUM`, the system's, or Playwright's. */
export const findChromium = () =>
  [process.env.CHROMIUM, ...ON_PATH, chromium.executablePath()].find((file) => file && runs(file));

/** Whether this machine has a browser for the journeys. */
export const hasJourneyBrowser = () => runs(HEADLESS_SHELL) || findChromium() !== undefined;

/** Finds a Chromium or installs one: Debian's package for root on Debian, otherwise Playwright's download. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot()) installFromDebian("chromium");
  else {
    console.log("Installing Playwright's chromium …");
    await runNode([programs.playwright, "install", "chromium"]);
  }
  const installed = findChromium();
  if (!installed)
    throw new Error(
      "No Chromium could be found or installed: install one (apt-get install chromium), or set CHROMIUM to the path of yours.",
    );
  return installed;
}

/**
 * The browser for journeys. Debian's headless shell comes first, also where a whole Chromium is installed: it has no
 * browser window to draw, and needs less than half the processor time for a page.
 */
export async function ensureHeadlessChromium(): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (!existsSync(HEADLESS_SHELL) && isDebianRoot()) installFromDebian("chromium-headless-shell");
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : ensureChromium();
}
