import { defineConfig } from "@playwright/test";
import { withPictures } from "./browser.ts";

const port = 4075;

/** Compares the sheets of the catalogue with their pictures. `npm run catalogue -- --update` takes the pictures anew. */
export default defineConfig({
  testDir: "catalogue",
  snapshotPathTemplate: "catalogue/pictures/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 150_000,
  webServer: {
    command: `node ../node_modules/vite/bin/vite.js build -c catalogue/vite.config.ts --logLevel error && node ../node_modules/vite/bin/vite.js preview -c catalogue/vite.config.ts --port ${port} --strictPort`,
    cwd: "../web",
    url: `http://localhost:${port}`,
    timeout: 300_000,
  },
  expect: {
    timeout: 30_000,
    // Browsers smooth letters and round corners in different ways; a padding that changes moves whole rows of pixels.
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, threshold: 0.2, animations: "disabled", caret: "hide" },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    // So high that every picture of a sheet is near, and loads.
    viewport: { width: 1160, height: 4000 },
    locale: "en-US",
    timezoneId: "UTC",
    contextOptions: { reducedMotion: "reduce" },
    // What a machine chooses for its letters and colours must not matter.
    launchOptions: {
      ...withPictures,
      args: [...withPictures.args, "--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"],
    },
  },
});
