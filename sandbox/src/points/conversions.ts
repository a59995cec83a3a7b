import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { wrongField } from "../http/errors.ts";
import { isMadeBy, madeBefore, requestKeyOf } from "../http/idempotency/madeBefore.ts";
import { fromPlatform, post } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import { checkOwnPassword } from "../member/ownPassword.ts";
import { cashierIdAt } from "../wallet/cashierId.ts";
import { type Conversion, pointConversions } from "./mall.tables.ts";
import { convertedRemark } from "./mall.texts.ts";
import { enterPoints } from "./pointAccounts.ts";
import { convertStep, convertUnit } from "./pointRules.ts";

interface NewConversion {
  memberId: number;
  sessionId: string;
  currency: string;
  idempotencyKey: string;
  points: number;
  password: string;
}

/**
 * Turns points into money of the main wallet; a repeated request changes nothing. Throws AMOUNT_OUT_OF_RANGE for points
 * that are no multiple of a step, PASSWORD_INCORRECT, POINTS_INSUFFICIENT and IDEMPOTENCY_MISMATCH.
 */
export async function convertPoints(platform: CorePlatform, request: NewConversion): Promise<Conversion> {
  const { memberId, currency } = request;
  const known = await sentBefore(platform.db, request);
  if (known) return known;
  const step = convertStep(currency);
  if (request.points < step || request.points % step !== 0) {
    const bounds = { min: step };
    throw wrongField("points", "step", { code: "AMOUNT_OUT_OF_RANGE", ...bounds });
  }
  const { sessionId: id, password } = request;
  await checkOwnPassword(platform, { id, memberId }, { password, field: "password" });
  return transact(platform, async (tx) => {
    // One request per member at a time: simultaneous ones, also repeats, wait here.
    await lockActiveMember(tx, memberId, platform.clock.now());
    const earlier = await sentBefore(tx, request);
    if (earlier) return earlier;
    const at = platform.clock.now();
    const conversion: Conversion = {
      convertId: cashierIdAt("C", at),
      memberId,
      requestKey: requestKeyOf(request),
      points: BigInt(request.points),
      amount: BigInt(request.points / step) * convertUnit(currency),
      currency,
      createdAt: at,
    };
    const { convertId, points, amount } = conversion;
    await tx.insert(pointConversions).values(conversion);
    // The money before the points, in the order of settlements: otherwise the two would wait for each other.
    await post(tx, {
      key: `convert:${convertId}`,
      kind: "POINTS",
      at,
      reference: convertId,
      remark: convertedRemark(points),
      entries: fromPlatform("promotions", { memberId, currency, amount }),
    });
    await enterPoints(tx, { memberId, points: -points, cause: "CONVERT", reference: convertId }, at);
    return conversion;
  });
}

/** The conversion of an earlier request with the key. Throws IDEMPOTENCY_MISMATCH when it is another one. */
const sentBefore = (tx: Tx, request: NewConversion) =>
  madeBefore(
    tx.select().from(pointConversions).where(isMadeBy(request, pointConversions)),
    ({ points }) => points === BigInt(request.points),
  );
