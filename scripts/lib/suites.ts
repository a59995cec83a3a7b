import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureHeadlessChromium } from "./chromium.ts";
import { inRoot, programs } from "./paths.ts";
import { ensureRedisServer } from "./redisServer.ts";
import { countPlaywright, countVitest } from "./reports.ts";
import { type Counts, noCounts, runNode } from "./steps.ts";

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
    if (code === 0 || counts.failed > 0) return counts;
    return { ...counts, failed: 1, failures: [`no test failed, but the suite ended with code ${code}`] };
  } catch (error) {
    console.error(error);
    return { ...noCounts, failed: 1, failures: ["the suite left no report"] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The unit, component and integration tests of one workspace. */
export const vitestSuite = (workspace: string) => () =>
  counted(
    (file) =>
      runNode([programs.vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`], {
        cwd: inRoot(workspace),
      }),
    countVitest,
  );

/** The gateway's tests. Some of them start a Valkey or Redis server. */
export const gatewaySuite = () => {
  ensureRedisServer();
  return vitestSuite("gateway")();
};

/** The journeys in a real Chromium, against the built product. */
export const browserSuite = async () => {
  const chromium = await ensureHeadlessChromium();
  return counted(
    (file) =>
      runNode([programs.playwright, "test", "--reporter=list,json"], {
        cwd: inRoot("e2e"),
        env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    countPlaywright,
  );
};
