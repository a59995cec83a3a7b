import { secureRandom } from "../random/secureRandom.ts";
import { timedId } from "../random/timedId.ts";

/** The number of a deposit (`D`), a withdrawal (`W`), a transfer (`T`), a redeem (`R`) or a conversion of points (`C`). */
export const cashierIdAt = (letter: "C" | "D" | "R" | "T" | "W", at: Date): string => timedId(letter, at, secureRandom);
