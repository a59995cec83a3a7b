import { useSyncExternalStore } from "react";

const openers = new Set<() => void>();
/** The chat room's code loads late, so a request may come before it. */
let isAsked = false;

/** Opens the chat room, or hides it, from elsewhere than its own button. */
export function askForChat(): void {
  isAsked = openers.size === 0;
  for (const open of openers) open();
}

/** Calls `open` for each request, also for one that came before. */
export function onChatAsked(open: () => void): () => void {
  openers.add(open);
  if (isAsked) {
    isAsked = false;
    open();
  }
  return () => openers.delete(open);
}

let unread = 0;
const listeners = new Set<() => void>();

/** Tells other parts how many answers are unread. */
export function setUnreadChat(next: number): void {
  if (next === unread) return;
  unread = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of unread answers in the chat room; 0 until it is known. */
export const useUnreadChat = () => useSyncExternalStore(listen, () => unread);
