import type { Category } from "./categories.ts";

/** The vendor of the games that the brand makes itself. */
export const IN_HOUSE = "ATR";

type VendorRow = readonly [code: string, name: string, categories: readonly Category[]];

/** Vendors, the best known first; a vendor's first category has most of its games. */
export const VENDORS: readonly VendorRow[] = [
  ["ATR", "Atrium Originals", ["RNG", "FISH", "PVP", "ELOTT"]],
  ["LNT", "Lanternworks", ["RNG", "FISH"]],
  ["PGX", "Pagoda Games", ["RNG"]],
  ["JDE", "Jade Circuit", ["RNG", "FISH"]],
  ["NVA", "Novaplay", ["RNG"]],
  ["RIV", "Riviera Live", ["LIVE"]],
  ["KOI", "Koi Studios", ["FISH", "RNG"]],
  ["VLT", "Velvet Table", ["LIVE", "PVP"]],
  ["THN", "Thunderpeak", ["RNG"]],
  ["GLD", "Gildhall", ["RNG", "LIVE"]],
  ["TCG_SEA", "SEA Lottery", ["ELOTT"]],
  ["FLD", "Fieldhouse", ["SPORTS"]],
  ["AV", "Avalanche Arena", ["ESPORTS"]],
  ["MRD", "Meridian Reels", ["RNG"]],
  ["OCN", "Oceanic Arcade", ["FISH"]],
  ["CRN", "Crown & Coil", ["RNG", "PVP"]],
  ["SBL", "Sable Live", ["LIVE"]],
  ["FOX", "Foxglove", ["RNG"]],
  ["TGR", "Tigerline", ["RNG", "FISH"]],
  ["AI", "Apex Interactive", ["ESPORTS"]],
  ["NRD", "Nordlys", ["RNG"]],
  ["HEX", "Hexaplay", ["RNG", "PVP"]],
  ["OFF", "Offside", ["SPORTS"]],
  ["LTS", "Lotus Spin", ["RNG"]],
  ["BMB", "Bamboo Table", ["PVP"]],
  ["PRL", "Pearl Reef", ["FISH"]],
  ["SOL", "Solstice", ["RNG"]],
  ["MNT", "Montego Live", ["LIVE"]],
  ["IMES", "Imperial Esports", ["ESPORTS"]],
  ["QRT", "Quartzite", ["RNG"]],
  ["DRK", "Drakkar", ["RNG"]],
  ["SGR", "Sugarbox", ["RNG"]],
  ["KNO", "Kenora", ["ELOTT"]],
  ["PHX", "Phoenix Row", ["RNG", "LIVE"]],
  ["TDE", "Tidebreaker", ["FISH"]],
  ["WLD", "Wildwater", ["RNG"]],
  ["ORB", "Orbital", ["RNG", "SPORTS"]],
  ["MJG", "Mahjong House", ["PVP"]],
  ["CMT", "Comet & Co", ["RNG"]],
  ["TRK", "Trackside", ["SPORTS"]],
  ["TF", "Trueform", ["ESPORTS"]],
  ["EMB", "Emberline", ["RNG"]],
  ["ISL", "Islander", ["RNG", "FISH"]],
  ["DNG", "Dong Son Live", ["LIVE"]],
  ["RNE", "Runestone", ["RNG"]],
  ["CPR", "Copperhead", ["RNG"]],
  ["BLR", "Ballroom Draws", ["ELOTT"]],
  ["ACE", "Acehigh", ["PVP", "LIVE"]],
  ["MSK", "Masquerade", ["RNG"]],
  ["IA", "Ion Arena", ["ESPORTS"]],
  ["HRZ", "Horizon Bet", ["SPORTS", "ESPORTS"]],
  ["GRV", "Groveland", ["RNG"]],
  ["LMN", "Lumen", ["RNG"]],
  ["CBT", "Cobalt", ["RNG", "FISH"]],
  ["NMD", "Nomad Slots", ["RNG"]],
  ["STL", "Stellar Table", ["LIVE"]],
  ["PXL", "Pixelmint", ["RNG"]],
  ["GRN", "Granary", ["RNG"]],
  ["VRT", "Vertigo", ["RNG", "PVP"]],
  ["OPL", "Opaline", ["RNG"]],
];

/** Vendors whose games open from a list in a popup. */
export const OPENS_AS_LIST = new Set(["MJG", "DRK", "TDE"]);

/** The vendor that is closed for a while. */
export const CLOSED_VENDOR = "CPR";
