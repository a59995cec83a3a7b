import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";
import { unreachable } from "../../relay/unreachable.ts";
import { forgetSlip, onSlipElsewhere, recallSlip, rememberSlip, type SavedSlip } from "./savedSlips.ts";
import { emptySlip, type SlipValues } from "./slip.ts";
import { contentOfSlip, type SentSlip } from "./usePlaceLotteryOrder.ts";

/** The slip that is kept, with its account. */
export interface Keeping {
  /** Null for guests. */
  username: string | null;
  lotteryCode: string;
  /** The slip of a draw that has closed, until the player moves or dismisses it. */
  dropped: SlipValues | null;
  sent: SentSlip | null;
  /** Called before the slip of another account or tab is shown. */
  onShow: (slip: SavedSlip | null) => void;
}

/** The sending of a slip that was read from this device, when nobody knows whether it was placed. */
export const sentOf = (slip: SavedSlip | null): SentSlip | null =>
  slip?.sent ? { ...slip.sent, content: contentOfSlip(valuesOf(slip)) } : null;

/** The values of a slip that was read from this device. */
export const valuesOf = ({ code: _, sent: __, ...values }: SavedSlip): SlipValues => values;

/**
 * Keeps the slip on this device: for its account, through a reload, and the same in all tabs. A guest's slip becomes the
 * slip of the account that logs in.
 */
export function useKeptSlip({ username, lotteryCode, dropped, sent, onShow }: Keeping): void {
  const { values, isSubmitting, setValues, setStatus } = useFormikContext<SlipValues>();
  const kept = values.lines.length > 0 ? values : dropped;
  const owner = useRef(username);

  const show = useEffectEvent((slip: SavedSlip | null) => {
    onShow(slip);
    setStatus(slip?.sent ? unreachable : undefined);
    void setValues(slip ? valuesOf(slip) : emptySlip, false);
  });
  useEffect(() => {
    const before = owner.current;
    owner.current = username;
    const hasChanged = before !== username;
    if (username !== null) forgetSlip(null, lotteryCode);
    // A slip of another account, or no slip: show the one that this account has.
    if (hasChanged && (before !== null || kept === null)) show(recallSlip(username, lotteryCode));
    else if (kept) rememberSlip(username, { ...kept, lines: [...kept.lines], code: lotteryCode, sent });
    else forgetSlip(username, lotteryCode);
  }, [username, lotteryCode, kept, sent]);

  const showOther = useEffectEvent(() => {
    if (!isSubmitting) show(recallSlip(username, lotteryCode));
  });
  useEffect(() => onSlipElsewhere(username, lotteryCode, () => showOther()), [username, lotteryCode]);
}
