import { array, boolean, type InferType, number, object, string } from "yup";
import { accountKey } from "../../browser/accountKey.ts";
import { recall, remember } from "../../browser/deviceMemory.ts";
import { maxLines } from "./slip.ts";

const MOST_LOTTERIES = 10;
/** Characters of an account's slips together: browsers limit the storage of a site. */
const MOST_CHARACTERS = 400_000;

const code = /^[\w.-]{1,60}$/;
const line = object({
  key: string().required().max(64),
  playType: string().required().matches(code),
  title: string().required().max(200),
  content: string().required().max(1_000),
  unit: string()
    .required()
    .matches(/^\d{1,12}(\.\d{1,8})?$/),
  multiple: number().required().integer().min(1).max(1_000),
  bets: number().required().integer().min(1).max(1_000_000),
  currency: string()
    .required()
    .matches(/^[A-Z]{3,5}$/),
});
const savedSlip = object({
  code: string().required().matches(code),
  draw: string().required().matches(code),
  lines: array(line.required()).required().min(1).max(maxLines),
  isChase: boolean().required(),
  draws: string().defined().max(3),
  stopOnWin: boolean().required(),
  /** Set while nobody knows whether the slip was placed. */
  sent: object({ idempotencyKey: string().required().uuid(), drawNumber: string().required().matches(code) })
    .nullable()
    .defined(),
});

/** A slip as this device keeps it, for one lottery. */
export type SavedSlip = InferType<typeof savedSlip>;

const keyOf = (username: string | null) => accountKey("lotterySlips", username);

/** The slip of a lottery that this username, or a guest (null), has on this device; null when there is none. */
export const recallSlip = (username: string | null, lotteryCode: string): SavedSlip | null =>
  slipsOf(username).find((slip) => slip.code === lotteryCode) ?? null;

/** Keeps a slip on this device, for its lottery. */
export function rememberSlip(username: string | null, slip: SavedSlip): void {
  const others = slipsOf(username).filter(({ code: other }) => other !== slip.code);
  write(username, [slip, ...others].slice(0, MOST_LOTTERIES));
}

/** Removes the slip of a lottery from this device. */
export function forgetSlip(username: string | null, lotteryCode: string): void {
  const slips = slipsOf(username);
  const others = slips.filter((slip) => slip.code !== lotteryCode);
  if (others.length < slips.length) write(username, others);
}

/**
 * Calls the listener when another tab changes this username's slip of a lottery. Slips of other lotteries do not count: two
 * tabs with different lotteries would answer each other without end.
 */
export function onSlipElsewhere(username: string | null, lotteryCode: string, listener: () => void): () => void {
  const slipIn = (text: string | null) => JSON.stringify(slipsIn(text).find((slip) => slip.code === lotteryCode));
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === keyOf(username) && slipIn(oldValue) !== slipIn(newValue)) listener();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

function write(username: string | null, slips: readonly SavedSlip[]): void {
  const text = JSON.stringify(slips);
  if (text.length <= MOST_CHARACTERS) remember(keyOf(username), text);
  else if (slips.length > 1) write(username, slips.slice(0, -1));
}

const slipsOf = (username: string | null) => slipsIn(recall(keyOf(username)));

/** Anybody may have written to the storage: values that are no slips are left out. */
function slipsIn(text: string | null): SavedSlip[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.slice(0, MOST_LOTTERIES).filter((one) => savedSlip.isValidSync(one, { strict: true }));
  } catch {
    return [];
  }
}
