/** Why the operator refuses an application. The words are in `texts/`. */
export const rejectReasons = ["PICTURE", "NOT_DONE", "TWICE", "RULES"] as const;
export type RejectReason = (typeof rejectReasons)[number];
