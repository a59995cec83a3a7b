import type { ContractCall } from "../openapi/contract.ts";

export type Grade = "needed" | "completed" | "added";

/** What was found out about one call. */
export interface Finding {
  call: string;
  area: string;
  grade: Grade;
  /** `lost`: an optional call that the platform does not have. */
  state: "ok" | "fault" | "lost" | "untried";
  /** Milliseconds that the slowest request took. */
  ms?: number;
  /** What is wrong, with the path and the value. */
  faults: string[];
  /** What the gateway's users do without: for a lost call, or for fields that the platform does not send. */
  losses: string[];
  /** Why it was not tried, or what was seen. */
  note?: string;
  /** Whether a fault shows private data, moves money twice, or lets somebody in. It counts like a needed call's. */
  isGrave?: boolean;
}

export interface Report {
  origin: string;
  limitMs: number;
  findings: Finding[];
  /** Faults that several calls share. */
  shared: string[];
}

export const findingOf = (call: ContractCall): Finding => ({
  call: call.name,
  area: call.operation.tags[0],
  grade: call.isNeeded ? "needed" : call.operation["x-origin"] === "completed" ? "completed" : "added",
  state: "ok",
  faults: [],
  losses: [],
});

/** Whether all that is needed holds. */
export const holds = ({ findings, shared }: Report): boolean =>
  shared.length === 0 &&
  findings.every(({ state, grade, isGrave }) => state !== "fault" || (grade !== "needed" && !isGrave));

const enoughToShare = 3;

/** Takes the faults that several calls have in common out of them, and later losses of the same field: each is told once. */
export function withSharedFaults(findings: readonly Finding[]): Pick<Report, "findings" | "shared"> {
  const faults = findings.flatMap((finding) => finding.faults.map((fault) => ({ fault, finding })));
  const groups = [...Map.groupBy(faults, ({ fault }) => fault)].filter(([, rows]) => rows.length >= enoughToShare);
  const common = new Set(groups.map(([fault]) => fault));
  const told = new Set<string>();
  const first = (loss: string) => !told.has(loss) && told.add(loss) !== undefined;
  return {
    shared: groups.map(([fault, rows]) => `${fault} (${rows.length} calls, such as ${rows[0]?.finding.call})`),
    findings: findings.map((found) => {
      const finding = found.state === "lost" ? found : { ...found, losses: found.losses.filter(first) };
      const own = finding.faults.filter((fault) => !common.has(fault));
      if (own.length === finding.faults.length) return finding;
      const note = "see the faults of several calls";
      return { ...finding, faults: own, note, ...(own.length === 0 && { state: "untried" as const }) };
    }),
  };
}
