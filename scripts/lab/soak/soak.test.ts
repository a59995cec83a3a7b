import { describe, expect, it } from "vitest";
import { type Sample, sampleOf } from "./samples.ts";
import { faultsIn } from "./verdict.ts";

const sample = (changes: Partial<Sample> = {}): Sample => ({
  at: 0,
  residentMiB: 200,
  heapMiB: 90,
  streams: 20,
  descriptors: 60,
  operations: 0,
  ...changes,
});
const before = sample({ streams: 0, descriptors: 30 });
const calm = sample({ streams: 0, descriptors: 35 });

it("a sample sums a metric over its labels", () => {
  const metrics = [
    "process_resident_memory_bytes 209715200",
    "nodejs_heap_size_used_bytes 1.048576e+08",
    "# TYPE atrium_event_streams gauge",
    "atrium_event_streams 3",
    "process_open_fds 41",
    'atrium_graphql_operations_total{operation="A",outcome="ok"} 5',
    'atrium_graphql_operations_total{operation="B",outcome="ok"} 7',
  ].join("\n");
  expect(sampleOf(metrics, 61)).toEqual({
    at: 61,
    residentMiB: 200,
    heapMiB: 100,
    streams: 3,
    descriptors: 41,
    operations: 12,
  });
  expect(() => sampleOf("", 0)).toThrow("There is no metric process_resident_memory_bytes.");
});

describe("the verdict of a soak", () => {
  it("forgives the first quarter, in which caches fill", () => {
    const samples = [sample({ heapMiB: 20 }), ...Array.from({ length: 7 }, () => sample())];
    expect(faultsIn(before, samples, calm)).toEqual([]);
  });

  it("finds memory that grows after that", () => {
    const steep = Array.from({ length: 40 }, (_, index) => sample({ heapMiB: 90 + 3 * index }));
    expect(faultsIn(before, steep, calm)).toEqual(["The heap grew from 120 to 180 MiB."]);
  });

  it("finds streams and sockets that stay", () => {
    const samples = Array.from({ length: 8 }, () => sample());
    expect(faultsIn(before, samples, sample({ streams: 2, descriptors: 300 }))).toEqual([
      "2 event streams are open after all clients have left.",
      "300 sockets and files are open; before the load 30 were.",
    ]);
  });

  it("is not given for a soak of a few samples", () => {
    expect(faultsIn(before, [sample()], calm)).toEqual(["The soak was too short for a verdict."]);
  });
});
