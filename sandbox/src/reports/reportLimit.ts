import type { CorePlatform } from "../corePlatform.ts";
import { MINUTE_MS } from "../time/units.ts";

const REPORTS_A_MINUTE = 30;

/** Counts a report of a member; throws RATE_LIMITED when there were 30 in the last minute. */
export const takeReport = ({ limiter }: CorePlatform, memberId: number): Promise<void> =>
  limiter.take(`report:${memberId}`, REPORTS_A_MINUTE, MINUTE_MS);
