import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureHeadlessChromium } from "../machine/chromium.ts";
import { ensureRedisServer } from "../machine/redisServer.ts";
import { inRoot, programs } from "../paths.ts";
import { type Counts, noCounts, runNode } from "../steps.ts";
import {
  countPlaywright,
  countRepeated,
  countVitest,
  failedFiles,
  type PlaywrightReport,
  type VitestReport,
} from "./reports.ts";

/** Runs `suite` with a file for its JSON report, and reads that. */
async function reportOf<Report>(suite: (reportFile: string) => Promise<number>): Promise<Report & { code: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-report-"));
  const file = path.join(folder, "report.json");
  try {
    const code = await suite(file);
    return { ...JSON.parse(readFileSync(file, "utf8")), code };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A suite that leaves no report counts as one failure. */
const withoutReport = (error: unknown): Counts => {
  console.error(error);
  return { ...noCounts, failed: 1, failures: ["the suite left no report"] };
};

/** A suite that ends with an error though no test failed counts as one failure. */
const withExitCode = (counts: Counts, code: number): Counts =>
  code === 0 || counts.failed > 0
    ? counts
    : { ...counts, failed: 1, failures: [`no test failed, but the suite ended with code ${code}`] };

/** A suite with more failed files than this is broken, so they are not repeated. */
const REPEATED_FILES = 5;

/** The unit, component and integration tests of one workspace. A file that failed runs once more, alone. */
export const vitestSuite = (workspace: string, project?: string) => async () => {
  const run = (...options: string[]) =>
    reportOf<VitestReport>((file) =>
      runNode(
        [
          programs.vitest,
          "run",
          ...(project ? ["--project", project] : []),
          ...options,
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${file}`,
        ],
        {
          cwd: inRoot(workspace),
        },
      ),
    );
  try {
    const report = await run();
    const counts = withExitCode(countVitest(report), report.code);
    const files = failedFiles(report);
    if (files.length === 0 || files.length > REPEATED_FILES) return counts;
    console.log(`\n━━ ${workspace}: ${files.length} failed files once more`);
    const again = await run(...files, "--maxWorkers=1");
    return countRepeated(counts, withExitCode(countVitest(again), again.code));
  } catch (error) {
    return withoutReport(error);
  }
};

/** The gateway's tests. Some of them start a Valkey or Redis server. */
export const gatewaySuite = () => {
  ensureRedisServer();
  return vitestSuite("gateway")();
};

/** The journeys in a real Chromium, against the built product. */
export const browserSuite = async () => {
  const chromium = await ensureHeadlessChromium();
  try {
    const report = await reportOf<PlaywrightReport>((file) =>
      runNode([programs.playwright, "test", "--reporter=list,json"], {
        cwd: inRoot("e2e"),
        env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    );
    return withExitCode(countPlaywright(report), report.code);
  } catch (error) {
    return withoutReport(error);
  }
};
