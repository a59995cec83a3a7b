/**
 * What an error in a field does, by the draft of GraphQL: `PROPAGATE` makes the nearest nullable parent null, `NULL` the
 * field alone, `HALT` the whole `data`.
 */
export const errorBehaviors = ["PROPAGATE", "NULL", "HALT"] as const;
export type ErrorBehavior = (typeof errorBehaviors)[number];
