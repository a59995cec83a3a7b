import { z } from "zod";
import type { SentChange, SentChangeKind } from "../__generated__/types.ts";
import { globalId } from "../graph/globalId.ts";
import { known, maybeDecimal, maybeInstant, maybeText } from "../upstream/wire.ts";

const states = ["ARRIVED", "IN_PROGRESS", "UNKNOWN"] as const;

/** The type of what each kind of change makes. */
const records = {
  DEPOSIT: "Deposit",
  WITHDRAWAL: "Withdrawal",
  TRANSFER: "AccountMovement",
  MEMBER_TRANSFER: "AccountMovement",
  LOTTERY_ORDER: "LotteryOrder",
  REDEEM: "PointRedeem",
  CONVERSION: "AccountMovement",
} as const satisfies Partial<Record<SentChangeKind, string>>;

const kinds = Object.keys(records).filter((kind): kind is keyof typeof records => kind in records);

/** What became of a change. A state that we don't know says nothing: it may still come. */
export const sentChange = z
  .object({
    state: known(states, "IN_PROGRESS"),
    kind: known(kinds, "UNKNOWN"),
    id: maybeText,
    amount: maybeDecimal,
    currency: maybeText,
    createdAt: maybeInstant,
  })
  .transform(({ state, kind, id, amount, currency, createdAt }): SentChange => {
    if (state !== "ARRIVED") return { state, kind: null, recordId: null, amount: null, createdAt: null };
    return {
      state,
      kind,
      recordId: kind === "UNKNOWN" || id === null ? null : globalId(records[kind], id),
      amount: amount === null || currency === null ? null : { amount, currency },
      createdAt,
    };
  });
