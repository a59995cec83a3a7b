import { emitSignal } from "./signals.ts";

/** Refusals of play that end when the member has answered something: new terms, or a reality check. */
const HOLDS: ReadonlySet<string> = new Set(["TERMS_NOT_ACCEPTED", "RG_REALITY_CHECK_PENDING"]);

/** Whether a refusal of play ends with the member's answer. */
export const isHeld = (code: string): boolean => HOLDS.has(code);

/** Tells the client when play was refused until the member answers. */
export function reportHeldPlay(userErrors: readonly { readonly code: string }[]): void {
  if (userErrors.some(({ code }) => isHeld(code))) emitSignal("playHeld", true);
}
