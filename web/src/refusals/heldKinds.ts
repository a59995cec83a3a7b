import type { PlayLimitKind } from "../__generated__/HeldPlayDialogQuery.graphql.ts";

/** The kinds of limits that can have refused a round; none for a break. */
export type HeldKinds = readonly PlayLimitKind[];

const KINDS: ReadonlyMap<string, HeldKinds> = new Map([
  ["RG_LIMIT_REACHED", ["LOSS", "WAGER"]],
  ["RG_SESSION_LIMIT", ["SESSION"]],
  ["RG_TIME_OUT", []],
  ["RG_SELF_EXCLUDED", []],
]);

/** What to show after a round was refused with a code of the platform; null when the code is about nothing of this. */
export const heldKindsOf = (code: string): HeldKinds | null => KINDS.get(code) ?? null;
