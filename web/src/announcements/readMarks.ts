import { useSyncExternalStore } from "react";
import { accountKey } from "../browser/accountKey.ts";
import { recall, remember } from "../browser/deviceMemory.ts";
import { serverNow } from "../time/serverClock.ts";
import { setUnreadCount } from "./unreadCount.ts";

/** Number of read marks that are kept; there are always fewer announcements. */
const MOST = 200;
const LONGEST_ID = 100;
/** Announcements older than this count as read. */
const RECENT_MS = 7 * 86_400_000;
/** When a guest used this device first. */
const FIRST_VISIT = "announcementsFirstVisit";

let reader: string | null = null;
let published: readonly { readonly id: string; readonly at: number }[] = [];
let known: { key: string; raw: string | null; ids: ReadonlySet<string> } | undefined;
const listeners = new Set<() => void>();

const keyOf = () => accountKey("announcementsRead", reader);

/** The announcements that this reader has read on this device, the latest last. */
function readIds(): ReadonlySet<string> {
  const key = keyOf();
  const raw = recall(key);
  if (known?.key !== key || known.raw !== raw) known = { key, raw, ids: new Set(parse(raw)) };
  return known.ids;
}

/** Anybody may have written to the storage: a value that is no list of ids counts as empty. */
function parse(raw: string | null): string[] {
  try {
    const value: unknown = JSON.parse(raw ?? "[]");
    if (!Array.isArray(value)) return [];
    return value.filter((id): id is string => typeof id === "string" && id.length <= LONGEST_ID).slice(-MOST);
  } catch {
    return [];
  }
}

function notify(): void {
  setUnreadCount(unreadIds().length);
  for (const listener of listeners) listener();
}

/** The recent announcements that this reader has not read. For guests, only those since their first visit count. */
export function unreadIds(): string[] {
  const since = reader === null ? Number(recall(FIRST_VISIT)) || 0 : 0;
  return published.filter(({ id, at }) => at >= since && !readIds().has(id)).map(({ id }) => id);
}

/** Sets the owner of the read marks: a username, or null for guests. */
export function setReader(username: string | null): void {
  reader = username;
  if (reader === null && recall(FIRST_VISIT) === null) remember(FIRST_VISIT, String(serverNow()));
  notify();
}

/** Sets the announcements that exist now. A first visit does not count older ones as unread. */
export function setPublished(all: readonly { readonly id: string; readonly publishedAt: string }[]): void {
  const since = serverNow() - RECENT_MS;
  published = all.map(({ id, publishedAt }) => ({ id, at: Date.parse(publishedAt) })).filter(({ at }) => at >= since);
  notify();
}

/** Adds a new announcement. */
export function addPublished(id: string): void {
  published = [{ id, at: serverNow() }, ...published.filter((other) => other.id !== id)];
  notify();
}

/** Marks announcements as read. */
export function markRead(ids: readonly string[]): void {
  const before = readIds();
  if (ids.every((id) => before.has(id))) return;
  remember(keyOf(), JSON.stringify([...new Set([...before, ...ids])].slice(-MOST)));
  notify();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", notify);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", notify);
  };
}

let unread: readonly string[] = [];

/** The same array until it changes, as `useSyncExternalStore` requires. */
function currentUnread(): readonly string[] {
  const now = unreadIds();
  if (now.length !== unread.length || now.some((id, at) => id !== unread[at])) unread = now;
  return unread;
}

/** The announcements that the reader has not read; follows every change, in this tab and in others. */
export const useUnreadIds = () => useSyncExternalStore(listen, currentUnread);
