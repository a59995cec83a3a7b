import { z } from "zod";
import type { PromotionCategory, PromotionStatus } from "../__generated__/types.ts";
import { cleanHtml } from "../basics/cleanHtml.ts";
import { pictureOf } from "../cdn/pictures.ts";
import { freeSpinTerms } from "../freeSpins/freeSpinTerms.wire.ts";
import { pageOf } from "../paging/page.wire.ts";
import { linkageOf } from "../site/linkage.ts";
import { count, decimal, idText, instant, known, listOf, maybeInstant, maybeText, text } from "../upstream/wire.ts";

/**
 * The platform's category names. A category that this release does not know is shown as unknown, and is not asked for.
 */
export const words: Readonly<Record<Exclude<PromotionCategory, "UNKNOWN">, string>> = {
  NEW_PLAYER: "new_player",
  NEWBIE: "newbie",
  LIMITED: "limited",
  SPECIAL_OFFER: "special_offer",
  DAILY: "daily",
  HIGH_REBATE: "high_rebate",
  VIP: "vip",
};

export const categories = new Map<string, PromotionCategory>();

const statuses = [
  "JOIN",
  "JOINED",
  "CLAIM",
  "CLAIMED",
  "APPLYING",
  "PROCESS",
  "ISSUED",
  "REJECTED",
  "SIGNED",
  "COMING_SOON",
  "CLOSE",
] as const satisfies readonly PromotionStatus[];
const status = known(statuses, "UNKNOWN");

export const promotion = z
  .object({
    id: idText,
    category: text,
    title: text,
    summary: text.catch(""),
    imageUrl: maybeText,
    startAt: maybeInstant,
    endAt: maybeInstant,
    action: z.object({ linkageType: maybeText, linkage: maybeText }).nullish().catch(null),
    status: status.catch("UNKNOWN"),
    entry: known(["JOIN", "APPLY", "NONE"], "UNKNOWN").catch("NONE"),
    freeSpins: freeSpinTerms,
    contentHtml: text.transform(cleanHtml).nullish(),
    terms: text.transform(cleanHtml).nullish().catch(null),
    steps: z.array(text).nullish().catch(null),
  })
  .transform(({ id, imageUrl, startAt, endAt, contentHtml, terms, ...row }) => ({
    ...row,
    internalID: id,
    category: categories.get(row.category) ?? "UNKNOWN",
    image: pictureOf(imageUrl) ?? { path: "/img/game/default.svg" },
    startsAt: startAt,
    endsAt: endAt,
    action: row.action ? linkageOf(row.action.linkageType, row.action.linkage) : null,
    freeSpins: row.freeSpins ?? null,
    // Lists leave these out.
    rulesHtml: contentHtml ?? null,
    termsHtml: terms ?? null,
    steps: row.steps ?? null,
  }));

/** A promotion, as everybody sees it. */
export type PromotionModel = z.output<typeof promotion>;

export const page = pageOf(promotion);

/** Numbers of promotions by category; none from a platform without them. */
export const counts = z
  .object({ categories: listOf(z.object({ category: text, count })).catch([]) })
  .transform(({ categories: rows }) =>
    rows.map((row) => ({ category: categories.get(row.category) ?? ("UNKNOWN" as const), count: row.count })),
  );

/** The number of promotions in a category. */
export type PromotionCountModel = z.output<typeof counts>[number];

const sum = z.object({ amount: decimal, currency: text });
const money = sum.nullish().catch(null);

const application = z
  .object({
    applicationId: idText,
    status,
    remark: text.catch(""),
    images: count.catch(0),
    reason: maybeText,
    createdAt: instant,
    decidedAt: maybeInstant,
  })
  .transform(({ applicationId, images, ...row }) => ({ ...row, internalID: applicationId, pictureCount: images }));

/** An application of the caller. */
export type PromotionApplicationModel = z.output<typeof application>;

/** Claims that take the same deposit; one that can't be read is left out. */
const exclusions = listOf(
  z.object({
    id: idText,
    title: text,
    reward: money,
    rewardAfter: money,
    forGood: z.boolean().catch(false),
  }),
)
  .catch([])
  .transform((rows) => rows.map(({ id, forGood, ...row }) => ({ ...row, internalID: id, isForGood: forGood })));

const claim = z.object({
  depositId: idText.nullish().catch(null),
  // From 1 among the claims of the same deposit, the best first.
  place: count.catch(1),
  spare: money,
  turnover: money,
  excludes: exclusions,
});

const loss = z.object({
  reason: known(["DEPOSIT_USED", "DEPOSIT_WITHDRAWN", "DEPOSIT_MISSED"], "UNKNOWN"),
  title: maybeText,
});

const depositOffer = z
  .object({
    rate: decimal.nullish().catch(null),
    least: sum,
    most: sum,
    turnover: count,
    onlyNow: z.boolean().catch(false),
  })
  .transform(({ rate, turnover, onlyNow, ...row }) => ({
    ...{ ...row, rate: rate ?? null, turnoverTimes: turnover, isOnlyNow: onlyNow },
  }));

/** A row of the list as its caller's standing. */
export const standing = z
  .object({
    id: idText,
    status,
    title: text.catch(""),
    standing: z
      .object({
        eligible: z.boolean().catch(true),
        reward: money,
        accrued: money,
        resetsAt: maybeInstant,
        application: application.nullish().catch(null),
        claim: claim.nullish().catch(null),
        loss: loss.nullish().catch(null),
        offer: depositOffer.nullish().catch(null),
      })
      .nullish()
      .catch(null),
  })
  .transform(({ id, standing: own, ...row }) => ({
    internalID: id,
    status: row.status,
    isEligible: own?.eligible ?? true,
    reward: own?.reward ?? null,
    accrued: own?.accrued ?? null,
    resetsAt: own?.resetsAt ?? null,
    application: own?.application ?? null,
    title: row.title,
    turnover: own?.claim?.turnover ?? null,
    spare: own?.claim?.spare ?? null,
    excludes: own?.claim?.excludes ?? [],
    loss: own?.loss ? { reason: own.loss.reason, usedBy: own.loss.title } : null,
    depositOffer: own?.offer ?? null,
    depositId: own?.claim?.depositId ?? null,
    place: own?.claim?.place ?? 1,
  }));

/** The state of a promotion for the caller. */
export type PromotionStandingModel = z.output<typeof standing>;

/** The caller's standings; one that can't be read is left out. */
export const standings = z
  .object({ list: z.array(standing.nullable().catch(null)) })
  .transform(({ list }) => list.filter((row) => row !== null));
