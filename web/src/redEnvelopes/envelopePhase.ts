/** Whether an envelope opens later, is open, or is closed. */
export type EnvelopePhase = "later" | "open" | "closed";

export function phaseOf({ opensAt, closesAt }: { opensAt: string; closesAt: string }, now: number): EnvelopePhase {
  if (now < Date.parse(opensAt)) return "later";
  return now < Date.parse(closesAt) ? "open" : "closed";
}
