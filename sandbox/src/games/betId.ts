import { timedId } from "../random/timedId.ts";

/** A bet's number. `random` gives an integer of 0 up to, not including, its argument; seeds pass their own. */
export const betIdAt = (at: Date, random: (below: number) => number): string => timedId("B", at, random);
