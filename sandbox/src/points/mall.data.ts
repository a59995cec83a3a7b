import path from "node:path";
import { readJson } from "@atrium/arcade/texts";
import { z } from "zod";
import { bannerArt } from "../bannerArt.ts";
import { type FreeSpinTerms, freeSpinOffer } from "../freeSpins/terms.ts";
import { rewardKinds } from "./mall.tables.ts";

/** The categories of the mall, as the wire spells them. */
export const mallCategories = ["MONEY", "LIFESTYLE", "ELECTRONICS"] as const;

const reward = z.strictObject({
  id: z.int().min(1),
  category: z.enum(mallCategories),
  kind: z.enum(rewardKinds),
  /** Of a reward in money: minor units of `MALL_CURRENCY`. */
  amount: z.int().min(1).transform(BigInt).optional(),
  /** Only of free spins. */
  freeSpins: freeSpinOffer.optional(),
  /** How often a bonus, or what free spins win, must be played through. */
  turnover: z.int().min(1).transform(BigInt).optional(),
  points: z.int().min(1).transform(BigInt),
  /** How many there are at first; without it, as many as members want. */
  stock: z.int().min(0).optional(),
  /** How many a member can redeem. */
  limitPerMember: z.int().min(1).optional(),
  /** The lowest rank of the VIP club that can redeem it. */
  minRank: z.int().min(0).default(0),
  art: bannerArt,
});

/** A reward of the mall. Its name is in `texts/`. */
export type MallReward = z.output<typeof reward>;

/** The free spins of a reward that was redeemed `quantity` times; null for other kinds. */
export const freeSpinsOf = ({ freeSpins, turnover = 0n }: MallReward, quantity = 1): FreeSpinTerms | null =>
  freeSpins ? { ...freeSpins, spins: freeSpins.spins * quantity, turnover: Number(turnover) } : null;

/** The currency of rewards in money: they are for members with a wallet in it. */
export const MALL_CURRENCY = "VND";

/** The rewards in the operator's order. */
export const MALL: readonly MallReward[] = readJson(path.join(import.meta.dirname, "mall.json"), z.array(reward));
