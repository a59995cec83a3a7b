import { defineConfig, devices } from "@playwright/test";
import { forShortScripts, withPictures } from "./browser.ts";
import { workers } from "./products.ts";

/** Journeys of the public profile. Rate limits and human checks are on there, so they log in as a person does. */
const ofThePublic = "publicProfile.spec.ts";

/**
 * Runs the journeys against products as `npm start` starts them, on ports and data of their own, or against the product at
 * `BASE_URL`. `npm test` chooses those of the core set by their tags.
 */
export default defineConfig({
  testDir: "tests",
  // A worker's journeys run one after another: some change what the platform answers to every visitor.
  workers,
  globalSetup: "./startProducts.ts",
  forbidOnly: true,
  // The repetition shows whether a journey is flaky or broken. `npm test` names the flaky ones, and allows only a few.
  retries: 1,
  // A journey waits for what it looks at. These limits end it only when that never comes, on slow machines as well.
  timeout: 150_000,
  expect: { timeout: 30_000, toPass: { timeout: 90_000 } },
  use: {
    // A journey can't make requests fail that a service worker answers. Only the journey about it lets it in.
    serviceWorkers: "block",
    // Moving pictures cost more processor time than the journeys. Unit tests cover what moves.
    contextOptions: { reducedMotion: "reduce" },
    // A trace costs time in every journey. `--trace on` records one.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: forShortScripts,
  },
  projects: [
    {
      name: "public",
      testMatch: ofThePublic,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1440, height: 900 },
        serviceWorkers: "allow",
        launchOptions: withPictures,
      },
    },
    {
      name: "desktop",
      testIgnore: ofThePublic,
      grepInvert: /@phone/,
      use: devices["Desktop Chrome"],
    },
    {
      name: "phone",
      testIgnore: ofThePublic,
      grep: /@(both|phone)/,
      // The phone's own 2.6 pixels per CSS pixel make drawing without a graphics card take twice as long.
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
