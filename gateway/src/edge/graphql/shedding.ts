import type { OperationTypeNode } from "graphql";
import type { Lateness } from "../http/overload.ts";

/** What decides how early an operation is refused on a busy machine. */
export interface Priority {
  isMember: boolean;
  isPartner: boolean;
  isRegistered: boolean;
  type: OperationTypeNode;
  points: number;
  /** Whether the part that all callers share is in the cache. */
  isSharedKept: boolean;
}

/** Points from which an operation counts as dear. */
const dear = 300;

/**
 * The lateness from which an operation is refused: first what strangers send as text and what is dear, then guests'
 * questions that the cache does not answer, then all of guests. A member's registered documents and changes, which may
 * move money, are never refused.
 */
export function refusedFrom({
  isMember,
  isPartner,
  isRegistered,
  type,
  points,
  isSharedKept,
}: Priority): Lateness | undefined {
  if (isMember && (isRegistered || type === "mutation")) return undefined;
  if (isMember || isPartner) return 2;
  if (!isRegistered || (points >= dear && !isSharedKept)) return 1;
  // Guests log in and register by mutations.
  if (type === "mutation") return 4;
  return isSharedKept ? 3 : 2;
}
