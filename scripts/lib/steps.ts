import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "./paths.ts";

/** How many tests of a suite ended how. */
export interface Counts {
  /** Includes the flaky ones. */
  passed: number;
  failed: number;
  skipped: number;
  /** The files with skipped tests, each with their number. */
  skips: readonly string[];
  /** How long each file took, with its hooks. */
  files: readonly { file: string; seconds: number }[];
  /** The failed tests by name, each with its first error. */
  failures: readonly string[];
  /** The tests that failed once and passed when they were repeated, each with its first error. */
  flaky: readonly string[];
  /** What the run left out, and how to have it: a sentence each. */
  notes: readonly string[];
}

export const noCounts: Readonly<Counts> = {
  passed: 0,
  failed: 0,
  skipped: 0,
  skips: [],
  files: [],
  failures: [],
  flaky: [],
  notes: [],
};

/** `5 passed, 1 failed, 2 skipped`; skipped tests are left out when there are none. */
export const formatCounts = ({ passed, failed, skipped }: Pick<Counts, "passed" | "failed" | "skipped">) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** Runs a program on the pinned Node and resolves with its exit code; its output goes to the terminal by default. */
export const runNode = (
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; stdio?: "inherit" | "ignore" } = {},
) =>
  new Promise<number>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: options.stdio ?? "inherit",
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });

/** Runs a program on the pinned Node as `runNode` does, and prints its output in one piece when it has ended. */
export async function runNodeBeside(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  process.stdout.write(output);
  return code ?? 1;
}

/** A named check that passes or fails. */
export interface Step {
  name: string;
  run: () => Promise<boolean>;
  /** It runs beside the steps after it, and its result is printed after theirs. */
  isBeside?: boolean;
  /** The steps after it need what it makes: when it fails, they are not run. */
  endsRun?: boolean;
}

/** Runs steps one after another and prints their results. Continues after most failures, so that one run shows them all. */
export async function runSteps(steps: Step[]): Promise<Counts> {
  const results: Result[] = [];
  const besides: Promise<Result>[] = [];
  const report = (result: Result, note = "") => {
    results.push(result);
    console.log(`   ${note}${result.ok ? "ok" : "FAILED"} (${result.seconds.toFixed(1)} s)`);
  };
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    if (step.isBeside) {
      besides.push(resultOf(step));
      continue;
    }
    const result = await resultOf(step);
    report(result);
    if (step.endsRun && !result.ok) break;
  }
  for (const result of await Promise.all(besides)) report(result, `${result.name}: `);
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => name);
  return { ...noCounts, passed: results.length - failures.length, failed: failures.length, failures };
}

interface Result {
  name: string;
  ok: boolean;
  seconds: number;
}

async function resultOf({ name, run }: Step): Promise<Result> {
  const started = performance.now();
  const ok = await run().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  return { name, ok, seconds: (performance.now() - started) / 1000 };
}
