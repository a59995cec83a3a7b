import { TRIAL_TYPE } from "../accountTypes.ts";
import { PlatformError } from "../http/errors.ts";
import type { members } from "../member/member.tables.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";

const MINUTE = 60_000;

/** The minutes between reality checks that a member can choose. */
export const realityCheckChoices = [15, 30, 60] as const;
export type RealityCheckMinutes = (typeof realityCheckChoices)[number];

/** The values of a member that decide when the next reality check is due. */
export type PlayingMember = Pick<typeof members.$inferSelect, "realityCheckMinutes" | "playingSince">;

/** The operator's choice of a jurisdiction. */
type Rules = Pick<SitePlatform, "site">;

/** Minutes between the reality checks of a member; null when they are off. */
export const realityCheckMinutesOf = ({ site }: Rules, { realityCheckMinutes }: PlayingMember): number | null =>
  realityCheckMinutes ?? site.profile.realityCheckMinutes;

/** When the next reality check of a member is due; null when it is off. */
export function realityCheckDueAt(rules: Rules, member: PlayingMember): Date | null {
  const minutes = realityCheckMinutesOf(rules, member);
  return minutes === null ? null : new Date(member.playingSince.getTime() + minutes * MINUTE);
}

/** The same of any account: play money of trial accounts needs no reality check. */
export const realityCheckAt = (rules: Rules, member: PlayingMember & { type: number }): Date | null =>
  member.type === TRIAL_TYPE ? null : realityCheckDueAt(rules, member);

/** Throws RG_REALITY_CHECK_PENDING while a reality check waits for its answer. */
export function requireNoRealityCheck(rules: Rules, member: PlayingMember, now: Date): void {
  const at = realityCheckDueAt(rules, member);
  if (at && at <= now) throw new PlatformError("RG_REALITY_CHECK_PENDING", { value: { nextAt: at.toISOString() } });
}
