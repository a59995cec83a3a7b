import path from "node:path";
import { readJson } from "@atrium/arcade/texts";
import { z } from "zod";
import { bannerArt } from "../bannerArt.ts";
import { jackpotLevelNames } from "./jackpots.tables.ts";

const minorUnits = z.int().min(1).transform(BigInt);

const level = z.strictObject({
  seed: minorUnits,
  mustDropBy: minorUnits,
  shareBp: z.int().min(1).max(10_000),
  /** The amount at the first start of the platform. */
  starts: minorUnits,
});

/**
 * The operator's jackpots, in `CATALOGUE_CURRENCY`: one of the jackpot games of the house, one of those of all other
 * vendors, and one of other popular slots, which members opt in to.
 */
export const JACKPOTS = readJson(
  path.join(import.meta.dirname, "jackpots.json"),
  z.array(
    z.strictObject({
      id: z.int().min(1),
      games: z.enum(["inHouse", "otherVendors", "popular"]),
      optIn: z.boolean().default(false),
      levels: z.record(z.enum(jackpotLevelNames), level),
      art: bannerArt,
    }),
  ),
);
