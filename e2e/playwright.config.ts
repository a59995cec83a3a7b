import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { firebaseProject, products } from "./products.ts";

const executablePath = process.env.CHROMIUM ?? (existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined);

/** The journeys run against products as `npm start` starts them, on ports and data of their own. */
export default defineConfig({
  testDir: "tests",
  // A worker's journeys run one after another: some change what the platform says to everybody.
  workers: products.length,
  forbidOnly: true,
  // On a machine with other things to do a journey may lose a race; it is listed as flaky. What is broken fails twice.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Requests that a service worker answers can't be made to fail; its own journey lets it in.
    serviceWorkers: "block",
    // Journeys begin where somebody has said to be old enough; the age gate's own begins before.
    storageState: {
      cookies: [],
      origins: products.map(({ port }) => ({
        origin: `http://localhost:${port}`,
        localStorage: [{ name: "ageConfirmed", value: "21" }],
      })),
    },
    // Pictures of every step would cost more than the steps.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grepInvert: /@once/,
      use: {
        ...devices["Pixel 7"],
        viewport: { width: 390, height: 844 },
        // Half the journeys are made by somebody who wants no motion, and cost less for it.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
  ],
  webServer: products.map(({ port, sandboxPort, firebasePort, partnerPort, dataDir }) => ({
    command: `${JSON.stringify(process.execPath)} ../scripts/start.ts --port ${port} --sandbox-port ${sandboxPort} --reset`,
    url: `http://localhost:${port}/health/ready`,
    // The journeys log the same few accounts in more often than a person would.
    env: {
      DATA_DIR: dataDir,
      SANDBOX_CONTROL: "1",
      RATE_LIMITS: "off",
      HUMAN_CHECK: "none",
      CROWD_PLAYS: "0",
      // What a journey switches is seen at once.
      PUBLIC_CACHE_SECONDS: "1",
      // Until the platform switches phone-auth on, nobody asks for it.
      FIREBASE_API_KEY: "emulated",
      FIREBASE_PROJECT_ID: firebaseProject,
      FIREBASE_EMULATOR: `http://127.0.0.1:${firebasePort}`,
      FIREBASE_EMULATED: "1",
      // Where the example of a partner's page is served from.
      PARTNER_ORIGINS: `http://localhost:${partnerPort}`,
    },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    // What goes wrong is in the traces; their logs would bury the list of journeys.
    stdout: "ignore",
  })),
});
