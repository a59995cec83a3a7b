import { phoneForm, plainText } from "@atrium/schema/typed";
import { and, ilike, inArray, like, or, type SQL } from "drizzle-orm";
import { z } from "zod";
import { members } from "../member/member.tables.ts";
import { mobilesIn } from "../session/phone/mobile.ts";
import { type Downline, isBelow } from "./downline.ts";

const NAME = /^[a-z0-9]{2,16}$/i;

/** What an agent searches accounts by: a part of a user name or nickname, or a whole phone number as people write it. */
export const keywordQuery = z
  .string()
  .max(40)
  .transform((typed) => plainText(typed))
  .refine((keyword) => NAME.test(keyword) || phoneForm.test(keyword))
  .optional();

/**
 * The condition on `members` that holds for the accounts below an agent that a keyword names. Reports search user names alone,
 * which their index has; `hasNicknames` reads the members themselves.
 */
export function isFoundBy(downline: Downline, keyword: string, hasNicknames = false): SQL | undefined {
  const mobiles = mobilesIn(keyword);
  return and(
    isBelow(downline),
    or(
      NAME.test(keyword) ? like(members.username, `%${keyword.toLowerCase()}%`) : undefined,
      hasNicknames && NAME.test(keyword) ? ilike(members.nickname, `%${keyword}%`) : undefined,
      // Also of a number that no country has: it finds nobody.
      NAME.test(keyword) && mobiles.length === 0 ? undefined : inArray(members.mobile, mobiles),
    ),
  );
}
