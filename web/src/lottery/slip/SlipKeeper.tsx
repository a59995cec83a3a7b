import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import type { FormStatus } from "../../forms/formStatus.ts";
import { emptySlip, type SlipValues } from "./slip.ts";
import { type Keeping, useKeptSlip } from "./useKeptSlip.ts";

interface Props extends Keeping {
  /** Number of the draw that takes bets; null keeps every slip, also while the player is asked to confirm it. */
  openDraw: string | null;
  onDrop: (slip: SlipValues) => void;
}

/** Keeps the slip on this device, and drops it when its draw closes. Renders nothing. */
export function SlipKeeper({ openDraw, onDrop, ...keeping }: Props) {
  useKeptSlip(keeping);
  const { values, status: formStatus, isSubmitting, setStatus, setValues } = useFormikContext<SlipValues>();
  const status: FormStatus | undefined = formStatus;
  // A slip without an answer may have been placed.
  const isClosed =
    openDraw !== null && values.lines.length > 0 && values.draw !== openDraw && !isSubmitting && !status?.isBroken;
  const drop = useEffectEvent(() => {
    onDrop(values);
    setStatus(undefined);
    void setValues(emptySlip, false);
  });
  useEffect(() => {
    if (isClosed) drop();
  }, [isClosed]);
  return null;
}
