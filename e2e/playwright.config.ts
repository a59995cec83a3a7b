import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

const PORT = 4080;
const SANDBOX_PORT = 4180;
const executablePath = process.env.CHROMIUM ?? (existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined);

/** The phone-auth provider's emulator, which its journey starts; until the platform switches it on, nobody asks for it. */
const phoneAuth = {
  FIREBASE_API_KEY: "emulated",
  FIREBASE_PROJECT_ID: "demo-atrium",
  FIREBASE_EMULATOR: "http://127.0.0.1:4186",
  FIREBASE_EMULATED: "1",
};

/** The journeys run against the product as `npm start` starts it, on ports and data of their own. */
export default defineConfig({
  testDir: "tests",
  // One platform serves them all, and some journeys change its status: one after another.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Requests that a worker answers can't be made to fail; its own journey lets it in.
    serviceWorkers: "block",
    trace: "retain-on-failure",
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
    { name: "phone", grepInvert: /@once/, use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: `${JSON.stringify(process.execPath)} ../scripts/start.ts --port ${PORT} --sandbox-port ${SANDBOX_PORT} --reset`,
    url: `http://localhost:${PORT}/health/ready`,
    // The journeys log the same few accounts in more often than a person would.
    env: {
      ...phoneAuth,
      DATA_DIR: ".data/e2e",
      SANDBOX_CONTROL: "1",
      RATE_LIMITS: "off",
      HUMAN_CHECK: "none",
      CROWD_PLAYS: "0",
      // What a journey switches is seen at once.
      PUBLIC_CACHE_SECONDS: "1",
      // Where the example of a partner's page is served from.
      PARTNER_ORIGINS: "http://localhost:4187",
    },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "pipe",
  },
});
