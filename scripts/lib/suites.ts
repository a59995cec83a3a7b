import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureHeadlessChromium } from "./chromium.ts";
import { inRoot, programs } from "./paths.ts";
import { ensureRedisServer } from "./redisServer.ts";
import { type Counts, noCounts, runNode } from "./steps.ts";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Runs `suite` with a file for its JSON report; a suite that leaves no report, or fails without a failed test, counts as one failure. */
async function counted<Report>(
  suite: (reportFile: string) => Promise<number>,
  count: (report: Report) => Counts,
): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-report-"));
  const file = path.join(folder, "report.json");
  try {
    const code = await suite(file);
    const counts = count(JSON.parse(readFileSync(file, "utf8")));
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch (error) {
    console.error(error);
    return { ...noCounts, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The unit, component and integration tests of one workspace. */
export const vitestSuite = (workspace: string) => () =>
  counted<VitestReport>(
    (file) =>
      runNode([programs.vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`], {
        cwd: inRoot(workspace),
      }),
    (report) => ({
      ...noCounts,
      passed: report.numPassedTests,
      failed: report.numFailedTests || report.numFailedTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  );

/** The gateway's tests. Some of them start a Valkey or Redis server. */
export const gatewaySuite = () => {
  ensureRedisServer();
  return vitestSuite("gateway")();
};

/** The journeys in a real Chromium, against the built product. One that passes only when it is repeated has failed. */
export const browserSuite = async () => {
  const chromium = await ensureHeadlessChromium();
  return counted<PlaywrightReport>(
    (file) =>
      runNode([programs.playwright, "test", "--reporter=list,json"], {
        cwd: inRoot("e2e"),
        env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      flaky: stats.flaky,
    }),
  );
};
