import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureHeadlessChromium } from "../machine/chromium.ts";
import { ensureRedisServer } from "../machine/redisServer.ts";
import { inRoot, programs } from "../paths.ts";
import { type Counts, noCounts, runNode } from "../steps.ts";
import {
  countListed,
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

/** The journeys that run by default, by their tags. Of some only one screen's run belongs to them. */
const CORE = "@core\\b(?!-)|^phone .*@core-phone|^desktop .*@core-desktop";

interface Journeys {
  /** All of them, not only the core set. */
  all?: boolean;
  /** Only the journeys with this in their title; all journeys are searched. */
  grep?: string | undefined;
}

/** Journeys in a real Chromium, against the built product. */
export const browserSuite =
  ({ all, grep }: Journeys = {}) =>
  (): Promise<Counts> => {
    if (grep !== undefined) return runInBrowser(["--grep", grep]);
    return all ? runInBrowser([]) : runInBrowser(["--grep", CORE], ["--grep-invert", CORE]);
  };

/** Compares the pieces of the catalogue with their pictures, where somebody asks for it. */
export const pictureSuite = (isChosen: boolean) => async (): Promise<Counts> =>
  isChosen
    ? runInBrowser(["-c", "catalogue.config.ts"])
    : { ...noCounts, notes: ['"npm test -- --all" compares the pictures of the catalogue, too.'] };

/** Runs journeys. They count as skipped where no Chromium can be had. `leftOut` chooses those that run with `--all` only. */
async function runInBrowser(chosen: readonly string[], leftOut?: readonly string[]): Promise<Counts> {
  const chromium = await ensureHeadlessChromium().catch((error: Error) => error);
  try {
    if (chromium instanceof Error) {
      const skipped = await countJourneys(chosen);
      return { ...noCounts, skipped, notes: [`${skipped} journeys were skipped. ${chromium.message}`] };
    }
    const report = await runPlaywright(["--reporter=list,json", ...chosen], { CHROMIUM: chromium });
    const counts = withExitCode(countPlaywright(report), report.code);
    if (!leftOut) return counts;
    const left = await countJourneys(leftOut);
    return { ...counts, notes: [`${left} more journeys run with "npm test -- --all".`] };
  } catch (error) {
    return withoutReport(error);
  }
}

const runPlaywright = (
  options: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stdio: "inherit" | "ignore" = "inherit",
) =>
  reportOf<PlaywrightReport>((file) =>
    runNode([programs.playwright, "test", ...options], {
      cwd: inRoot("e2e"),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      stdio,
    }),
  );

/** How many journeys the options choose. */
const countJourneys = async (options: readonly string[]) =>
  countListed(await runPlaywright(["--list", "--reporter=json", ...options], {}, "ignore"));
