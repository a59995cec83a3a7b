import type { Figures } from "./measure.ts";
import type { Scenario } from "./scenarios.ts";

/** What one operation costs on each server. */
export interface Row {
  scenario: Scenario;
  /** Platform calls that the operation needs when nothing is cached. The proxy makes them all. */
  calls: number;
  proxy: Figures;
  persisted: Figures;
  text: Figures;
  yoga: Figures;
}

/** Prints the CPU of each request in microseconds, and its ratios. */
export function report(rows: readonly Row[], memory: Readonly<Record<string, number>>): void {
  console.log("\nCPU per request (µs), and as multiples of the raw proxy's. All figures are medians.");
  console.table(Object.fromEntries(rows.map((row) => [row.scenario.name, lineOf(row)])));
  const counted = rows.filter(({ scenario }) => scenario.isCounted);
  console.log(
    `Geometric mean of the ${counted.length} operations that count: ` +
      `${rounded(meanOf(counted, ({ persisted, proxy }) => persisted.cpuMicros / proxy.cpuMicros))} × proxy persisted, ` +
      `${rounded(meanOf(counted, ({ text, proxy }) => text.cpuMicros / proxy.cpuMicros))} × proxy as text, ` +
      `${rounded(meanOf(counted, ({ yoga, proxy }) => yoga.cpuMicros / proxy.cpuMicros))} × proxy for default yoga.`,
  );
  console.log("\nMost memory at one time (RSS, MiB)");
  console.table(Object.fromEntries(Object.entries(memory).map(([name, bytes]) => [name, Math.round(bytes / 2 ** 20)])));
}

function lineOf({ calls, proxy, persisted, text, yoga }: Row) {
  return {
    calls,
    "proxy µs": Math.round(proxy.cpuMicros),
    "persisted µs": Math.round(persisted.cpuMicros),
    "text µs": Math.round(text.cpuMicros),
    "yoga µs": Math.round(yoga.cpuMicros),
    "persisted × proxy": rounded(persisted.cpuMicros / proxy.cpuMicros),
    "text × proxy": rounded(text.cpuMicros / proxy.cpuMicros),
    "yoga × proxy": rounded(yoga.cpuMicros / proxy.cpuMicros),
    "text ÷ persisted": rounded(text.cpuMicros / persisted.cpuMicros),
    "persisted/s": Math.round(persisted.perSecond),
  };
}

const meanOf = (rows: readonly Row[], ratio: (row: Row) => number) =>
  Math.exp(rows.reduce((sum, row) => sum + Math.log(ratio(row)), 0) / rows.length);

const rounded = (value: number) => Number(value.toFixed(2));
