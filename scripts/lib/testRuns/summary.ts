import { type Counts, formatCounts, noCounts } from "../steps.ts";

/** A suite that has run. */
export interface SuiteRun {
  name: string;
  counts: Counts;
  seconds: number;
}

/** One flaky test can tell of a busy machine; more of them fail the run. */
const FLAKY_ALLOWED = 1;
const SLOWEST = 12;

/** The installation before this run, as its first part; empty where nothing was installed. */
export function installation(environment = process.env): SuiteRun[] {
  const seconds = Number(environment.ATRIUM_INSTALL_SECONDS ?? 0);
  return seconds > 0 ? [{ name: "installation", counts: noCounts, seconds }] : [];
}

/**
 * What ends the output of a run: the time of each suite and of the slowest files, all skipped and failed tests, the flaky
 * ones in the last line but one, and the counts alone in the last line, which scripts read.
 */
export function summaryOf(runs: readonly SuiteRun[]): { text: string; hasFailed: boolean } {
  const all = <Kind extends "skips" | "failures" | "flaky">(kind: Kind) =>
    runs.flatMap(({ name, counts }) => counts[kind].map((line) => `${name}: ${line}`));
  const sum = (kind: "passed" | "failed" | "skipped") => runs.reduce((total, { counts }) => total + counts[kind], 0);
  const [skips, failures, flaky] = [all("skips"), all("failures"), all("flaky")];
  const isTooFlaky = flaky.length > FLAKY_ALLOWED;
  const failed = sum("failed") + (isTooFlaky ? flaky.length : 0);
  const passed = sum("passed") - (isTooFlaky ? flaky.length : 0);
  const counts = formatCounts({ passed, failed, skipped: sum("skipped") });
  const sections = [
    ["where the time goes", timesOf(runs)],
    ["skipped", skips],
    ["left out", runs.flatMap(({ counts }) => counts.notes)],
    ["failed", failures],
  ] as const;
  const lines = [
    ...sections.flatMap(([title, entries]) => (entries.length === 0 ? [] : ["", `━━ ${title}`, ...entries])),
    "",
    ...(isTooFlaky
      ? [`More than ${FLAKY_ALLOWED} flaky test counts as failed: mend each, or file its cause in docs.`]
      : []),
    ...(flaky.length > 0 ? [`Failed once, and passed when repeated: ${flaky.join(" · ")}`] : []),
    counts,
  ];
  return { text: lines.join("\n"), hasFailed: failed > 0 };
}

/** A line for each suite, one for all, and one for each of the slowest files. */
function timesOf(runs: readonly SuiteRun[]): string[] {
  const total: SuiteRun = {
    name: "all",
    seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0),
    counts: noCounts,
  };
  const suites = runs.map(
    ({ name, seconds, counts }) =>
      `${timeOf(seconds)}  ${name}${counts === noCounts ? "" : `: ${formatCounts(counts)}`}`,
  );
  const files = runs
    .flatMap(({ counts }) => counts.files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${timeOf(seconds)}  ${file}`);
  return [
    ...suites,
    `${timeOf(total.seconds)}  all`,
    ...(files.length > 0 ? ["", "The slowest files:", ...files] : []),
  ];
}

const timeOf = (seconds: number) => `${seconds.toFixed(0).padStart(5)} s`;
