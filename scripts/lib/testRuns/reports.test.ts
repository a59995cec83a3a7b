import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../paths.ts";
import { countListed, countPlaywright, countRepeated, countVitest, failedFiles } from "./reports.ts";

describe("the report of Vitest", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numFailedTestSuites: 2,
    testResults: [
      {
        name: path.join(root, "web/src/a.test.ts"),
        message: "",
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { fullName: "a works", status: "passed" },
          { fullName: "a waits", status: "pending" },
          {
            fullName: "a fails",
            status: "failed",
            failureMessages: ["\u001b[31mAssertionError\u001b[39m: 1 is not 2\n  at a.test.ts:3"],
          },
        ],
      },
      {
        name: path.join(root, "web/src/b.test.ts"),
        message: "SyntaxError: odd",
        startTime: 0,
        endTime: 0,
        assertionResults: [],
      },
    ],
  };

  it("is counted, and names each failed test, and each file that could not be loaded", () => {
    expect(countVitest(report)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 1,
      skips: ["web/src/a.test.ts (1)"],
      files: [
        { file: "web/src/a.test.ts", seconds: 2.5 },
        { file: "web/src/b.test.ts", seconds: 0 },
      ],
      failures: [
        "web/src/a.test.ts › a fails: AssertionError: 1 is not 2",
        "web/src/b.test.ts › loading: SyntaxError: odd",
      ],
      flaky: [],
      notes: [],
    });
    expect(failedFiles(report).map((file) => path.basename(file))).toEqual(["a.test.ts", "b.test.ts"]);
  });

  it("counts what passed when its file was repeated as flaky, and what failed again as failed", () => {
    const first = { ...countVitest(report), failed: 2 };
    const repeated = { ...countVitest(report), passed: 7, failed: 1, failures: ["web/src/b.test.ts › loading: Other"] };
    expect(countRepeated(first, repeated)).toMatchObject({
      passed: 4,
      failed: 1,
      skipped: 1,
      failures: ["web/src/b.test.ts › loading: Other"],
      flaky: ["web/src/a.test.ts › a fails: AssertionError: 1 is not 2"],
    });
  });

  it("counts the files that could not be loaded when no test failed", () => {
    expect(countVitest({ ...report, numFailedTests: 0 }).failed).toBe(2);
  });
});

it("counts a journey that passed only when it was repeated as flaky, and names it with its first error", () => {
  const journey = (title: string, status: string, ...errors: (string | undefined)[]) => ({
    title,
    tests: [
      {
        status,
        projectName: "phone",
        results: errors.map((message) => ({ duration: 500, ...(message !== undefined && { error: { message } }) })),
      },
    ],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        title: "wallet.spec.ts",
        specs: [journey("deposits", "expected", undefined), journey("withdraws", "flaky", "Timeout\nlog", undefined)],
        suites: [{ title: "by card", specs: [journey("pays", "unexpected", "gone", "gone")] }],
      },
    ],
  };
  expect(countListed(report)).toBe(3);
  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    skips: [],
    files: [{ file: "e2e/tests/wallet.spec.ts", seconds: 2.5 }],
    failures: ["[phone] by card › pays: gone"],
    flaky: ["[phone] wallet.spec.ts › withdraws: Timeout"],
    notes: [],
  });
});
