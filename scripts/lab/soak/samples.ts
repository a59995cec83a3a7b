/** The state of a gateway at one moment, from its metrics. */
export interface Sample {
  /** Seconds since the start of the soak. */
  at: number;
  residentMiB: number;
  heapMiB: number;
  /** Open event streams. */
  streams: number;
  /** Open sockets and files. */
  descriptors: number;
  /** Operations so far. */
  operations: number;
}

const MIB = 2 ** 20;

/** Reads one sample from the text of `/metrics`. */
export function sampleOf(metrics: string, at: number): Sample {
  return {
    at,
    residentMiB: sumOf(metrics, "process_resident_memory_bytes") / MIB,
    heapMiB: sumOf(metrics, "nodejs_heap_size_used_bytes") / MIB,
    streams: sumOf(metrics, "atrium_event_streams"),
    descriptors: sumOf(metrics, "process_open_fds"),
    operations: sumOf(metrics, "atrium_graphql_operations_total"),
  };
}

/** The sum of a metric over its labels. */
function sumOf(metrics: string, name: string): number {
  const values = [...metrics.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, "gm"))].map(([, value]) =>
    Number(value),
  );
  if (values.length === 0 && !metrics.includes(`# TYPE ${name} `)) throw new Error(`There is no metric ${name}.`);
  return values.reduce((sum, value) => sum + value, 0);
}

export const sampleText = ({ at, residentMiB, heapMiB, streams, descriptors, operations }: Sample) =>
  [
    `${Math.floor(at / 60)}:${String(Math.floor(at % 60)).padStart(2, "0")}`.padStart(6),
    residentMiB.toFixed(0).padStart(9),
    heapMiB.toFixed(0).padStart(9),
    streams.toFixed(0).padStart(9),
    descriptors.toFixed(0).padStart(9),
    operations.toLocaleString("en").padStart(13),
  ].join("");

export const sampleHead =
  "  time  resident     heap   streams  sockets   operations\n           (MiB)    (MiB)           and files";
