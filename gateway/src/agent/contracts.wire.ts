import { z } from "zod";
import type { Contract, MemberContracts, RealTimeContract } from "../__generated__/types.ts";
import { count, decimal, maybeDecimal } from "../upstream/wire.ts";

/** A step of a contract. */
export const contractTier = z.object({
  rate: decimal,
  periodValidBet: maybeDecimal,
  periodProfitAndLoss: maybeDecimal,
  activeMembers: count.nullish().catch(null),
  betAmount: maybeDecimal,
});

/** A contract. The platform sends its steps in a list, but a single step without one. */
const contract = z
  .union([z.object({ tiers: z.array(contractTier) }), contractTier.transform((only) => ({ tiers: [only] }))])
  .transform(({ tiers }): Contract => ({ tiers }));

const realTime = z
  .object({ profitRate: decimal, lossRate: decimal, singleBetAmount: maybeDecimal })
  .transform((row): RealTimeContract => row);

/** A contract that cannot be read counts as none, so that the others are still shown. */
export const contracts = z
  .object({
    dailySalary: contract.nullish().catch(null),
    hourSalary: contract.nullish().catch(null),
    realTimeSalary: realTime.nullish().catch(null),
    dividend: contract.nullish().catch(null),
  })
  .transform(
    (row): MemberContracts => ({
      dailySalary: row.dailySalary ?? null,
      hourSalary: row.hourSalary ?? null,
      realTimeSalary: row.realTimeSalary ?? null,
      dividend: row.dividend ?? null,
    }),
  );
