import { expect, it } from "vitest";
import { noCounts } from "../steps.ts";
import { installation, type SuiteRun, summaryOf } from "./summary.ts";

const web: SuiteRun = {
  name: "web",
  seconds: 61.6,
  counts: {
    ...noCounts,
    passed: 10,
    files: [
      { file: "web/a.test.ts", seconds: 3 },
      { file: "web/b.test.ts", seconds: 9 },
    ],
  },
};
const sandbox: SuiteRun = {
  name: "sandbox",
  seconds: 8,
  counts: {
    ...noCounts,
    notes: ["90 more journeys run with --all."],
    passed: 5,
    skipped: 2,
    skips: ["sandbox/c.test.ts (2)"],
    flaky: ["sandbox/d.test.ts › d: late"],
  },
};

it("ends with the times, what was skipped, the flaky test with its error, and the counts alone", () => {
  const { text, hasFailed } = summaryOf([...installation({ ATRIUM_INSTALL_SECONDS: "48.4" }), web, sandbox]);
  expect(text.split("\n")).toEqual([
    "",
    "━━ where the time goes",
    "   48 s  installation",
    "   62 s  web: 10 passed, 0 failed",
    "    8 s  sandbox: 5 passed, 0 failed, 2 skipped",
    "  118 s  all",
    "",
    "The slowest files:",
    "    9 s  web/b.test.ts",
    "    3 s  web/a.test.ts",
    "",
    "━━ skipped",
    "sandbox: sandbox/c.test.ts (2)",
    "",
    "━━ left out",
    "90 more journeys run with --all.",
    "",
    "Failed once, and passed when repeated: sandbox: sandbox/d.test.ts › d: late",
    "15 passed, 0 failed, 2 skipped",
  ]);
  expect(hasFailed).toBe(false);
});

it("counts flaky tests as failed when there is more than one", () => {
  const { text, hasFailed } = summaryOf([sandbox, { ...sandbox, name: "gateway" }]);
  expect(text.split("\n").at(-1)).toBe("8 passed, 2 failed, 4 skipped");
  expect(hasFailed).toBe(true);
});

it("lists every failure, and installs nothing when nothing was installed", () => {
  const failed: SuiteRun = { ...web, counts: { ...noCounts, failed: 1, failures: ["web/a.test.ts › a: no"] } };
  expect(summaryOf([failed]).text).toContain("━━ failed\nweb: web/a.test.ts › a: no\n\n0 passed, 1 failed");
  expect(installation({})).toEqual([]);
});
