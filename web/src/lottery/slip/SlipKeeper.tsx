import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import { useFormFailure } from "../../forms/useFormFailure.ts";
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
  const { values, isSubmitting, setStatus, setValues } = useFormikContext<SlipValues>();
  const failure = useFormFailure();
  // A slip without an answer may have been placed.
  const isClosed =
    openDraw !== null &&
    values.lines.length > 0 &&
    values.draw !== openDraw &&
    !isSubmitting &&
    !failure?.isUnreachable;
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
