import { useSyncExternalStore } from "react";
import { recall, remember } from "../browser/deviceMemory.ts";
import { setUnreadCount } from "./unreadCount.ts";

/** More than are ever put up at once: what is older is read, or forgotten. */
const MOST = 200;
const LONGEST_ID = 100;
/** What is older is no news. */
const RECENT_MS = 7 * 86_400_000;

let reader = "";
let published: readonly string[] = [];
let known: { key: string; raw: string | null; ids: ReadonlySet<string> } | undefined;
const listeners = new Set<() => void>();

const keyOf = () => `announcementsRead.${reader}`;

/** The announcements that this reader has read on this device, the latest last. */
function readIds(): ReadonlySet<string> {
  const key = keyOf();
  const raw = recall(key);
  if (known?.key !== key || known.raw !== raw) known = { key, raw, ids: new Set(parse(raw)) };
  return known.ids;
}

/** Anyone may have written to the storage: what isn't a list of ids is none. */
function parse(raw: string | null): string[] {
  try {
    const value: unknown = JSON.parse(raw ?? "[]");
    if (!Array.isArray(value)) return [];
    return value.filter((id): id is string => typeof id === "string" && id.length <= LONGEST_ID).slice(-MOST);
  } catch {
    return [];
  }
}

function tell(): void {
  setUnreadCount(unreadIds().length);
  for (const listener of listeners) listener();
}

/** Of those that were put up lately, the ones that this reader has not read. */
export const unreadIds = () => published.filter((id) => !readIds().has(id));

/** Whose marks they are: a username, or null for guests. */
export function setReader(username: string | null): void {
  reader = username ?? "";
  tell();
}

/** What is up at present. Who comes for the first time has not missed what was put up weeks ago. */
export function setPublished(all: readonly { readonly id: string; readonly publishedAt: string }[]): void {
  const since = Date.now() - RECENT_MS;
  published = all.filter(({ publishedAt }) => Date.parse(publishedAt) >= since).map(({ id }) => id);
  tell();
}

/** One more was put up. */
export function addPublished(id: string): void {
  published = [id, ...published.filter((other) => other !== id)];
  tell();
}

/** Marks announcements as read. */
export function markRead(ids: readonly string[]): void {
  const before = readIds();
  if (ids.every((id) => before.has(id))) return;
  remember(keyOf(), JSON.stringify([...new Set([...before, ...ids])].slice(-MOST)));
  tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", tell);
  };
}

let unread: readonly string[] = [];

/** One array until it changes, as React's external stores want it. */
function currentUnread(): readonly string[] {
  const now = unreadIds();
  if (now.length !== unread.length || now.some((id, at) => id !== unread[at])) unread = now;
  return unread;
}

/** What the reader has not read; follows every change, in this tab and in others. */
export const useUnreadIds = () => useSyncExternalStore(listen, currentUnread);
