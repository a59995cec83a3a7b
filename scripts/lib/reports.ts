import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./paths.ts";
import { type Counts, noCounts } from "./steps.ts";

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; projectName: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** One line for a failed test: its file, its name, and the first line of its error. */
const failureLine = (file: string, name: string, error = "") =>
  `${file} › ${name}: ${stripVTControlCharacters(error).split("\n", 1)[0]}`;

export const countVitest = (report: VitestReport): Counts => ({
  ...noCounts,
  passed: report.numPassedTests,
  failed: report.numFailedTests || report.numFailedTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    // A file that can't be loaded has a message and no failed test.
    if (failed.length === 0) return message ? [failureLine(file, "loading", message)] : [];
    return failed.map(({ fullName, failureMessages }) => failureLine(file, fullName, failureMessages?.[0]));
  }),
});

const playwrightFailures = (suite: PlaywrightSuite): string[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error;
        return failureLine(`[${projectName}] ${suite.title}`, title, error?.message);
      }),
  ),
  ...(suite.suites ?? []).flatMap(playwrightFailures),
];

/** A journey that passes only when it is repeated has failed. */
export const countPlaywright = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
  flaky: stats.flaky,
  failures: suites.flatMap(playwrightFailures),
});
