import { emitSignal } from "./signals.ts";

/** Refusals of play that end when the member has answered something: new terms, or a reality check. */
const HOLDS: ReadonlySet<string> = new Set(["TERMS_NOT_ACCEPTED", "RG_REALITY_CHECK_PENDING"]);

/** Whether a refusal of play ends with the member's answer. */
export const isHeld = (code: string): boolean => HOLDS.has(code);

let refusals = 0;

/** How often play was refused since the member's last answer. What asks for the answer may be loaded after a refusal. */
export const heldPlays = (): number => refusals;

/** Tells the client when play was refused until the member answers. */
export function reportHeldPlay(userErrors: readonly { readonly code: string }[]): void {
  if (!userErrors.some(({ code }) => isHeld(code))) return;
  refusals += 1;
  emitSignal("playHeld", true);
}

/** Tells the client that the member has answered. */
export function releasePlay(): void {
  refusals = 0;
  emitSignal("playReleased", true);
}
