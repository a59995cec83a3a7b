import { useEffect, useState } from "react";
import { type CheckedDraw, checkDraw, type Finding } from "./drawCheck.ts";

type Checkable = Omit<CheckedDraw, "commitment" | "seed"> & {
  readonly commitment: string | null | undefined;
  readonly seed: string | null | undefined;
};

/** Result of the check of a draw: undefined while it runs, null when the draw cannot be checked. */
export function useDrawCheck(draw: Checkable): Finding | null | undefined {
  const [finding, setFinding] = useState<Finding | null>();
  const sealed = JSON.stringify(draw);
  useEffect(() => {
    const { commitment, seed, ...rest }: Checkable = JSON.parse(sealed);
    if (!seed) return undefined;
    let isCurrent = true;
    const settle = (found: Finding | null) => {
      if (isCurrent) setFinding(found);
    };
    if (commitment) checkDraw({ ...rest, commitment, seed }).then(settle, () => settle(null));
    else settle(null);
    return () => {
      isCurrent = false;
    };
  }, [sealed]);
  return finding;
}
