import { createContext, type ReactNode, use } from "react";
import type { SlipValues } from "./slip.ts";

interface Slip {
  /** Number of the draw that takes bets; null when it is not known. */
  readonly openDraw: string | null;
  /**
   * Asks for confirmation, then places the slip on the open draw; guests log in first. `onCancel` runs when the player
   * does not confirm.
   */
  readonly place: (onCancel?: () => void) => void;
  /** The caller's balance; nothing for guests. */
  readonly balance: ReactNode;
  /** The slip of a draw that closed before it was placed. */
  readonly dropped: SlipValues | null;
  /** Forgets the dropped slip. */
  readonly dismiss: () => void;
  /** Empties the slip that was sent with a key, after its order was found. */
  readonly forgetSent: (idempotencyKey: string) => void;
}

export const SlipContext = createContext<Slip>({
  openDraw: null,
  place() {},
  balance: null,
  dropped: null,
  dismiss() {},
  forgetSent() {},
});

/** The slip of the lottery around: its draw, and the way to place it. */
export const useSlip = () => use(SlipContext);
