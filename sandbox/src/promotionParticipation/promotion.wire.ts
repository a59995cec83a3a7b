import { pictures } from "@atrium/arcade/pictures";
import { type Lead, NOWHERE, route } from "../announcements/lead.ts";
import { termsView } from "../freeSpins/terms.ts";
import type { Language } from "../http/languages.ts";
import { CATALOGUE_CURRENCY, toDecimal } from "../money.ts";
import { freeSpinsOf, isJoinable, PROMOTIONS, type PromotionFacts, planOf } from "../promotions/promotions.data.ts";
import type { Promotion } from "../promotions/promotions.tables.ts";
import { PROMOTION_TEXTS } from "../promotions/promotions.texts.ts";
import { stepsOf, termsOf } from "../promotions/rules.ts";
import { MOST_IMAGES, MOST_REMARK } from "./applications.ts";
import type { ClaimTerms, OwnStanding } from "./exclusions.ts";
import type { Application } from "./memberPromotions.tables.ts";
import { openness } from "./standing.ts";

const PLANS = new Map(PROMOTIONS.map((plan) => [plan.id, plan]));

interface Viewer {
  language: Language;
  now: Date;
  /** The web client's paths of the leaderboards that are on, by their series. */
  boards: ReadonlyMap<number, string>;
  /** Only for members. */
  standing?: OwnStanding | undefined;
}

/** A promotion in a list, in the contract's form. */
export const promotionView = (row: Promotion, { language, now, boards, standing }: Viewer) => ({
  id: row.id,
  category: row.category,
  title: row.titles[language],
  summary: row.summaries[language],
  imageUrl: pictures.banner(`promo-${row.id}`),
  startAt: row.startsAt?.toISOString() ?? null,
  endAt: row.endsAt?.toISOString() ?? null,
  action: leadOf(row.id, boards),
  status: standing?.status ?? openness(row, now),
  entry: entryOf(row.id),
  freeSpins: freeSpinsView(row.id),
  standing: standing ? standingView(row.id, standing, language) : null,
});

/** The same with its rules. */
export const promotionDetail = (row: Promotion, viewer: Viewer) => ({
  ...promotionView(row, viewer),
  contentHtml: row.rules[viewer.language],
  terms: termsOf(viewer.language),
  applyForm: entryOf(row.id) === "APPLY" ? { remark: MOST_REMARK, images: MOST_IMAGES } : null,
  steps: stepsOf(planOf(row.id).facts, viewer.language),
});

/** Where a promotion's button leads: for a leaderboard's promotion, to the leaderboard of its series that is on. */
function leadOf(id: number, boards: Viewer["boards"]): Lead {
  const plan = PLANS.get(id);
  const board = boards.get(plan?.facts.series ?? 0);
  return board === undefined ? (plan?.action ?? NOWHERE) : route(board);
}

/** The free spins that a promotion gives, in the contract's form; null for one that gives money. */
function freeSpinsView(id: number) {
  const terms = freeSpinsOf(planOf(id).facts);
  return terms && termsView(terms, CATALOGUE_CURRENCY);
}

/** How members take part: they join, they apply, or they do neither. */
function entryOf(id: number): "JOIN" | "APPLY" | "NONE" {
  const { facts } = planOf(id);
  if (facts.gives === "APPLICATION") return "APPLY";
  return isJoinable(facts) ? "JOIN" : "NONE";
}

const money = (amount: bigint | null) =>
  amount === null ? null : { amount: toDecimal(amount, CATALOGUE_CURRENCY), currency: CATALOGUE_CURRENCY };

const standingView = (id: number, own: OwnStanding, language: Language) => ({
  eligible: own.eligible,
  reward: money(own.reward),
  accrued: money(own.accrued),
  resetsAt: own.resetsAt?.toISOString() ?? null,
  application: own.application && applicationView(own.application, language),
  claim: own.claim && claimView(own.claim, language),
  offer: own.takesNextDeposit ? offerOf(planOf(id).facts) : null,
  loss: own.loss && { reason: own.loss.reason, title: titleOf(own.loss.usedBy, language) },
});

/** What the next deposit gives when it is made for the promotion. */
const offerOf = ({ percent, least = 0, most, turnover, nth, freeSpins }: PromotionFacts) => ({
  /** A part of the deposit, `0.88` for 88 %; null for free spins, which are worth `most`. */
  rate: freeSpins || percent === undefined ? null : String(percent / 100),
  least: money(BigInt(least)),
  most: money(BigInt(most)),
  turnover,
  onlyNow: nth !== undefined,
});

const titleOf = (id: number | null, language: Language) =>
  id === null ? null : (PROMOTION_TEXTS[language].promotions[id]?.title ?? null);

const claimView = ({ depositId, place, spare, turnover, excludes }: ClaimTerms, language: Language) => ({
  depositId,
  place,
  spare: money(spare),
  turnover: money(turnover),
  excludes: excludes.map(({ promotionId, reward, rewardAfter, isForGood }) => ({
    id: promotionId,
    title: titleOf(promotionId, language),
    reward: money(reward),
    rewardAfter: money(rewardAfter),
    forGood: isForGood,
  })),
});

const applicationView = (
  { id, status, remark, imageIds, reason, createdAt, decidedAt }: Application,
  language: Language,
) => ({
  applicationId: String(id),
  status,
  remark,
  images: imageIds.length,
  reason: reason && PROMOTION_TEXTS[language].reasons[reason],
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
