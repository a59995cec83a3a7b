import type { Sample } from "./samples.ts";

/** Growth of memory that is no leak: caches that fill, code that is compiled. */
const GROWTH_SHARE = 0.1;
const GROWTH_MIB = 12;
/** Sockets and files that may remain: kept connections to the platform. */
const SPARE_DESCRIPTORS = 40;

/**
 * Faults that a soak has found. Compares the floor of the memory (what remains after garbage collections) in the second quarter
 * of the load with the last quarter: the first quarter fills caches. `calm` is taken after the load has ended.
 */
export function faultsIn(before: Sample, samples: readonly Sample[], calm: Sample): string[] {
  const faults: string[] = [];
  const quarter = (index: number) =>
    samples.slice(Math.floor((samples.length * index) / 4), Math.floor((samples.length * (index + 1)) / 4));
  if (quarter(1).length === 0) return ["The soak was too short for a verdict."];
  for (const [name, of] of [
    ["The heap", (sample: Sample) => sample.heapMiB],
    ["Resident memory", (sample: Sample) => sample.residentMiB],
  ] as const) {
    const [early, late] = [quarter(1), quarter(3)].map((part) => Math.min(...part.map(of)));
    if (early === undefined || late === undefined) continue;
    if (late > early * (1 + GROWTH_SHARE) + GROWTH_MIB) {
      faults.push(`${name} grew from ${early.toFixed(0)} to ${late.toFixed(0)} MiB.`);
    }
  }
  if (calm.streams > 0) faults.push(`${calm.streams} event streams are open after all clients have left.`);
  if (calm.descriptors > before.descriptors + SPARE_DESCRIPTORS) {
    faults.push(`${calm.descriptors} sockets and files are open; before the load ${before.descriptors} were.`);
  }
  return faults;
}
