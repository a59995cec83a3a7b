import { hashOf } from "../../browser/accountKey.ts";
import { recall, remember } from "../../browser/deviceMemory.ts";
import { newListeners } from "../../browser/listeners.ts";

/** What is celebrated. */
export type CelebrationKind = "win" | "level" | "withdrawal" | "signIn" | "deposit";

export interface Celebrated {
  readonly kind: CelebrationKind;
  /** What happened, apart from everything else of its kind: it is celebrated once on this device. */
  readonly id: string;
  /** What happened, in a sentence. */
  readonly text: string;
  /** A toast or status says the text already. */
  readonly isSaid?: boolean;
}

const KEY = "celebrated";
/** Numbers of the latest celebrations that the device remembers. */
const REMEMBERED = 60;
const LOCK = "atrium-celebrated";

/** What waits until nothing else needs the eyes: the latest of each kind. */
let waiting: readonly Celebrated[] = [];
const { listen, tell } = newListeners();

/** Celebrates something, as soon as no game, dialog or form is in use; nothing when it was celebrated before. */
export function celebrate(event: Celebrated): void {
  if (hasBeen(event)) return;
  waiting = [...waiting.filter(({ kind }) => kind !== event.kind), event];
  tell();
}

/** Call when the member has gone: the next one has other things to celebrate. */
export function forgetCelebrations(): void {
  waiting = [];
  tell();
}

export const listenToCelebrations = listen;
export const nextCelebration = (): Celebrated | undefined => waiting[0];

/** Takes one off the list. False when it was celebrated meanwhile, in this tab or another. */
export async function takeCelebration(event: Celebrated): Promise<boolean> {
  waiting = waiting.filter((other) => other !== event);
  tell();
  const note = () => {
    if (hasBeen(event)) return false;
    remember(KEY, [...remembered(), numberOf(event)].slice(-REMEMBERED).join(" "));
    return true;
  };
  return "locks" in navigator ? navigator.locks.request(LOCK, note) : note();
}

const numberOf = ({ kind, id }: Celebrated) => String(hashOf(`${kind} ${id}`));
const remembered = () => (recall(KEY) ?? "").split(" ");
const hasBeen = (event: Celebrated) => remembered().includes(numberOf(event));
