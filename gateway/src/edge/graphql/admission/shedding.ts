import type { OperationTypeNode } from "graphql";
import type { Lateness } from "../../http/overload.ts";

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

/** Points from which an operation counts as expensive. */
const expensive = 300;

/**
 * The lateness from which an operation is refused. First come unregistered documents and expensive operations, then
 * guests' queries that the cache can't answer, then all operations of guests. A member's registered documents and
 * mutations are never refused, because they may move money.
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
  if (!isRegistered || (points >= expensive && !isSharedKept)) return 1;
  // Guests log in and register by mutations.
  if (type === "mutation") return 4;
  return isSharedKept ? 3 : 2;
}
