import type { Ref } from "react";
import { isAccount } from "../../records/search.ts";
import { useMedia } from "../../ui/layout/useMedia.ts";

/** Whether the screen has room for a panel beside a table. */
export const useWide = () => useMedia("(min-width: 64rem)");

/** The parameter of the address that says which row has its panel open. */
export const sideParam = "row";

/** What a panel shows: an account, and a bet, payout or movement of it. */
export interface Side {
  readonly account: string;
  /** The global id of the bet, payout or movement; null for an account alone. */
  readonly item: string | null;
}

/** The text of a panel in the address, and at its row. */
export const sideText = (account: string, item?: string) => (item === undefined ? account : `${account}/${item}`);

/** Reads such a text. Anybody may have written it: null when it is none. */
export function sideOf(text: string): Side | null {
  const [account = "", item = null, ...more] = text.split("/");
  const isItem = item === null || /^[\w-]{1,200}$/.test(item);
  return account !== "" && isAccount(account) && isItem && more.length === 0 ? { account, item } : null;
}

/** The props of the panel, which the centre gives to its pages. */
export interface PanelProps {
  ref: Ref<HTMLElement>;
  side: Side;
  onClose: () => void;
}
