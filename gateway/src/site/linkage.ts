import type { Linkage, LinkageKind } from "../__generated__/types.ts";
import { entryOf } from "../basics/entryOf.ts";
import { globalId } from "../graph/globalId.ts";

const kinds: Readonly<Record<string, LinkageKind>> = {
  URL: "URL",
  ROUTE: "ROUTE",
  GAME: "GAME",
  PROMOTION: "PROMOTION",
  MODAL: "MODAL",
};

/** The target of something clickable. A URL must be http or https: `javascript:` and similar ones are left out. */
export function linkageOf(type: string | null, target: string | null): Linkage | null {
  if (type === null || type === "NONE" || target === null || target.length > 2_000) return null;
  const kind = entryOf(kinds, type) ?? "UNKNOWN";
  if (kind === "GAME") return { kind, target: globalId("Game", target) };
  if (kind === "URL" && !/^https?:\/\//.test(target)) return null;
  if (kind === "ROUTE" && !/^\/(?!\/)/.test(target)) return null;
  return { kind, target };
}
