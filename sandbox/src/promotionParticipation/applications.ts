import { eq } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import { insertOne } from "../db/inserts.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import type { KeepAnswer } from "../http/idempotency/answerWith.ts";
import { type LedgerTx, recordChange, transact } from "../ledger/transact.ts";
import { givePromotion } from "../promotions/givePromotion.ts";
import { planOf } from "../promotions/promotions.data.ts";
import { promotions } from "../promotions/promotions.tables.ts";
import type { RejectReason } from "../promotions/rejectReasons.ts";
import { requireOwnImages } from "../support/ownImages.ts";
import { tellApplicant } from "./applicationMessages.ts";
import { type Application, promotionApplications } from "./memberPromotions.tables.ts";
import { lockStanding, refusalOf } from "./takePart.ts";

export const MOST_IMAGES = 3;
/** Code points. */
export const MOST_REMARK = 140;

interface NewApplication {
  memberId: number;
  promotionId: number;
  remark: string;
  imageIds: string[];
}

/**
 * Applies for a promotion; a refused member may apply again. Throws NOT_FOUND, PROMOTION_NOT_OPEN also for one without
 * applications, NOT_ELIGIBLE, ALREADY_APPLIED, ALREADY_CLAIMED, and VALIDATION_FAILED for pictures of others.
 */
export async function apply(
  platform: CorePlatform,
  asked: NewApplication,
  keepAnswer?: KeepAnswer<Application>,
): Promise<Application> {
  const applyIn = async (tx: LedgerTx) => {
    const at = platform.clock.now();
    const { memberId, promotionId } = asked;
    const { standing } = await lockStanding(tx, memberId, promotionId, at);
    const { status } = standing;
    if (status === "APPLYING" || status === "PROCESS") throw new PlatformError("ALREADY_APPLIED");
    if (status === "ISSUED") throw new PlatformError("ALREADY_CLAIMED");
    if (status !== "JOIN" && status !== "REJECTED") throw refusalOf(standing);
    if (planOf(promotionId).facts.gives !== "APPLICATION") throw new PlatformError("PROMOTION_NOT_OPEN");
    await requireOwnImages(tx, asked.imageIds, memberId);
    const application = await insertOne(tx, promotionApplications, { ...asked, createdAt: at });
    recordChange(tx, memberId, "promotion");
    return application;
  };
  return transact(platform, applyIn, keepAnswer);
}

/** How the operator decides about an application. */
export type Decision =
  | { step: "PROCESS" }
  | { step: "REJECT"; reason: RejectReason }
  /** Minor units. */
  | { step: "APPROVE"; amount: bigint };

/**
 * Decides about an application, and pays it when it is approved. One that is decided stays as it is. Throws NOT_FOUND,
 * AMOUNT_OUT_OF_RANGE for more than the promotion gives, and ALREADY_CLAIMED.
 */
export const decide = (platform: CorePlatform, id: number, decision: Decision): Promise<Application> =>
  transact(platform, async (tx) => {
    const hasId = eq(promotionApplications.id, id);
    const [known] = await tx.select().from(promotionApplications).where(hasId).for("update");
    if (!known) throw new PlatformError("NOT_FOUND");
    if (known.decidedAt !== null || known.status === decision.step) return known;
    const { memberId, promotionId } = known;
    const at = platform.clock.now();
    const change = async (values: Partial<Application>) => {
      await tx.update(promotionApplications).set(values).where(hasId);
      recordChange(tx, memberId, "promotion");
      return { ...known, ...values };
    };
    if (decision.step === "PROCESS") return change({ status: "PROCESS" });
    const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, promotionId));
    if (!promotion) throw new PlatformError("NOT_FOUND");
    if (decision.step === "REJECT") {
      const { reason } = decision;
      await tellApplicant(tx, platform, { memberId, promotion, reason });
      return change({ status: "REJECTED", reason, decidedAt: at });
    }
    const { amount } = decision;
    const most = BigInt(planOf(promotionId).facts.most);
    if (amount <= 0n || amount > most) {
      throw wrongField("amount", "range", { code: "AMOUNT_OUT_OF_RANGE", min: 1, max: Number(most) });
    }
    if (!(await givePromotion(tx, promotion, { memberId, amount }, at))) throw new PlatformError("ALREADY_CLAIMED");
    await tellApplicant(tx, platform, { memberId, promotion, amount });
    return change({ status: "ISSUED", decidedAt: at });
  });
