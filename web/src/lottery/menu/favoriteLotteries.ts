import { accountKey } from "../../browser/accountKey.ts";
import { recall, remember } from "../../browser/deviceMemory.ts";
import { newListeners } from "../../browser/listeners.ts";

const MOST = 100;
const { listen, tell } = newListeners();
const keyOf = (username: string | null) => accountKey("favoriteLotteries", username);

// One array for each username until its list changes, as `useSyncExternalStore` requires.
const read = new Map<string, { raw: string | null; codes: readonly string[] }>();

/** The `Lottery.code`s that this username, or a guest (null), has marked on this device, the latest first. */
export function favoriteLotteries(username: string | null): readonly string[] {
  const key = keyOf(username);
  const raw = recall(key);
  const known = read.get(key);
  if (known && known.raw === raw) return known.codes;
  const codes = parse(raw);
  read.set(key, { raw, codes });
  return codes;
}

/** Marks a lottery, or removes its mark. */
export function toggleFavoriteLottery(username: string | null, code: string): void {
  const codes = favoriteLotteries(username);
  const next = codes.includes(code) ? codes.filter((other) => other !== code) : [code, ...codes].slice(0, MOST);
  remember(keyOf(username), JSON.stringify(next));
  tell();
}

/** Calls the listener when any list changes, in this tab or another. */
export function onFavoriteLotteries(listener: () => void): () => void {
  const unlisten = listen(listener);
  addEventListener("storage", listener);
  return () => {
    unlisten();
    removeEventListener("storage", listener);
  };
}

/** Anybody may have written to the storage: a value that is no list of codes counts as empty. */
function parse(raw: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(raw ?? "[]");
    if (!Array.isArray(value)) return [];
    return value.filter((code): code is string => typeof code === "string" && code.length <= 40).slice(0, MOST);
  } catch {
    return [];
  }
}
