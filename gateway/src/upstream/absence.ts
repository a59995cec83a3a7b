import { codeOfUpstream } from "../errors/mask.ts";
import { UpstreamError } from "../errors/upstreamError.ts";

/** Whether the platform has no such object, or no such call. */
export const isAbsence = (error: unknown): boolean =>
  error instanceof UpstreamError && codeOfUpstream(error) === "NOT_FOUND";

/** What a part of the site has on a platform that lacks its call; other failures stay failures. */
export const unlessAbsent =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (!isAbsence(error)) throw error;
    return fallback;
  };

/** What stands in place of an answer that the platform refuses with one code; other failures stay failures. */
export const unlessRefused =
  <T>(code: string, other: T) =>
  (error: unknown): T => {
    if (error instanceof UpstreamError && error.code === code) return other;
    throw error;
  };
