import { emitSignal } from "./signals.ts";

/** Refusals of play that end when the member has answered something: new terms, or a reality check. */
const HOLDS: ReadonlySet<string> = new Set(["TERMS_NOT_ACCEPTED", "RG_REALITY_CHECK_PENDING"]);

/** Whether a refusal of play ends with the member's answer. */
export const holdsPlay = (code: string): boolean => HOLDS.has(code);

/** Whether the member has something to answer before play goes on. What asks for it may be loaded after the refusal. */
interface Hold {
  /** How often play was refused for that reason since the page began. */
  readonly refusals: number;
  readonly isHeld: boolean;
}

let hold: Hold = { refusals: 0, isHeld: false };

/** A new object after each refusal and each answer. */
export const currentHold = (): Hold => hold;

/** Tells the client when play was refused until the member answers. */
export function reportHeldPlay(userErrors: readonly { readonly code: string }[]): void {
  if (!userErrors.some(({ code }) => holdsPlay(code))) return;
  hold = { refusals: hold.refusals + 1, isHeld: true };
  emitSignal("playHeld", true);
}

/** Tells the client that the member has answered. */
export function releasePlay(): void {
  hold = { ...hold, isHeld: false };
  emitSignal("playReleased", true);
}
