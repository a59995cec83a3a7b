import type { Linkage, LinkageKind } from "../__generated__/types.ts";
import { globalId } from "../graph/globalId.ts";

const kinds: Readonly<Record<string, LinkageKind>> = {
  URL: "URL",
  ROUTE: "ROUTE",
  GAME: "GAME",
  PROMOTION: "PROMOTION",
  MODAL: "MODAL",
};

/** Where something clickable leads. An address must be one: `javascript:` and its like lead nowhere. */
export function linkageOf(type: string | null, target: string | null): Linkage | null {
  if (type === null || type === "NONE" || target === null || target.length > 2_000) return null;
  const kind = kinds[type] ?? "UNKNOWN";
  if (kind === "GAME") return { kind, target: globalId("Game", target) };
  if (kind === "URL" && !/^https?:\/\//.test(target)) return null;
  if (kind === "ROUTE" && !/^\/(?!\/)/.test(target)) return null;
  return { kind, target };
}
