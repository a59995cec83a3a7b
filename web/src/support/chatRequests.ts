import { useSyncExternalStore } from "react";
import { newListeners } from "../browser/listeners.ts";

const openers = new Set<() => void>();
/** The chat room's code loads late, so a request may come before it. */
let isAsked = false;

/** Opens the chat room, or hides it. */
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

/** What the buttons of the chat room show. */
interface ChatState {
  /** Number of unread answers; 0 until it is known. */
  unread: number;
  isShown: boolean;
}

const none: ChatState = { unread: 0, isShown: false };
let state = none;
const { listen, tell } = newListeners();

/** Tells the buttons of the chat room its state; without arguments, that there is none. */
export function setChat(next = none): void {
  if (next.unread === state.unread && next.isShown === state.isShown) return;
  state = next;
  tell();
}

/** The state of the chat room. */
export const useChat = () => useSyncExternalStore(listen, () => state);
