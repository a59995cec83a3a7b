import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../paths.ts";
import { type Counts, noCounts } from "../steps.ts";

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    message: string;
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      status: string;
      projectName: string;
      /** Milliseconds. */
      results: { duration: number; error?: { message?: string } }[];
    }[];
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

type VitestFile = VitestReport["testResults"][number];

const NOT_RUN = new Set(["skipped", "pending", "todo"]);

/** The report's own number leaves out tests that a runner skips. */
const skippedIn = ({ assertionResults }: VitestFile) =>
  assertionResults.filter(({ status }) => NOT_RUN.has(status)).length;

export const countVitest = (report: VitestReport): Counts => ({
  ...noCounts,
  passed: report.numPassedTests,
  failed: report.numFailedTests || report.numFailedTestSuites,
  skipped: sum(report.testResults.map(skippedIn)),
  skips: report.testResults
    .filter((file) => skippedIn(file) > 0)
    .map((file) => `${path.relative(root, file.name)} (${skippedIn(file)})`),
  files: report.testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  })),
  failures: report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    // A file that can't be loaded has a message and no failed test.
    if (failed.length === 0) return message ? [failureLine(file, "loading", message)] : [];
    return failed.map(({ fullName, failureMessages }) => failureLine(file, fullName, failureMessages?.[0]));
  }),
});

/** The files of a suite in which a test failed, or that could not be loaded. */
export const failedFiles = ({ testResults }: VitestReport) =>
  testResults
    .filter(({ message, assertionResults }) => message || assertionResults.some(({ status }) => status === "failed"))
    .map(({ name }) => name);

/** Counts a suite after its failed files ran again. A test that failed first and passed then is flaky. */
export const countRepeated = (first: Counts, repeated: Counts): Counts => {
  const testOf = (failure: string) => failure.split(": ", 1)[0];
  const failedAgain = new Set(repeated.failures.map(testOf));
  const flaky = first.failures.filter((failure) => !failedAgain.has(testOf(failure)));
  return { ...first, passed: first.passed + flaky.length, failed: repeated.failed, failures: repeated.failures, flaky };
};

/** How long the journeys of each file took. */
const playwrightFiles = (suite: PlaywrightSuite): Counts["files"] => [
  {
    file: `e2e/tests/${suite.title}`,
    seconds:
      sum(specsOf(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((one) => one.duration)))) /
      1000,
  },
];

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite["specs"] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How many journeys a report lists, each once for each screen. */
export const countListed = ({ suites }: Pick<PlaywrightReport, "suites">): number =>
  suites.reduce(
    (sum, suite) =>
      sum + suite.specs.flatMap(({ tests }) => tests).length + countListed({ suites: suite.suites ?? [] }),
    0,
  );

const playwrightLines = (suite: PlaywrightSuite, wanted: string): string[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error;
        return failureLine(`[${projectName}] ${suite.title}`, title, error?.message);
      }),
  ),
  ...(suite.suites ?? []).flatMap((inner) => playwrightLines(inner, wanted)),
];

/** Playwright repeats a failed journey by itself. */
export const countPlaywright = ({ stats, suites }: PlaywrightReport): Counts => ({
  ...noCounts,
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  skips: suites.flatMap((suite) => playwrightLines(suite, "skipped")),
  files: suites.flatMap(playwrightFiles),
  failures: suites.flatMap((suite) => playwrightLines(suite, "unexpected")),
  flaky: suites.flatMap((suite) => playwrightLines(suite, "flaky")),
});
