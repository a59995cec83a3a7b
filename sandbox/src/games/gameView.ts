import { pictures } from "@atrium/arcade/pictures";
import type { Language } from "../http/languages.ts";
import { traitsOf } from "../lotteryRules/lotteryTraits.ts";
import { defaultPlayType } from "../lotteryRules/playTypes.ts";
import { CATALOGUE_CURRENCY, toDecimal } from "../money.ts";
import type { Catalogue } from "./catalogue.ts";
import { isLottery } from "./categories.ts";
import type { Game, Vendor } from "./game.ts";
import { labelsOf } from "./labels.ts";
import { tagsOf } from "./tags.ts";

type Closable = { status: "ACTIVE" | "MAINTENANCE"; maintenanceEndsAt: Date | null };

const isClosed = ({ status, maintenanceEndsAt }: Closable, now: Date) =>
  status === "MAINTENANCE" && (maintenanceEndsAt === null || maintenanceEndsAt > now);

/** Whether a vendor is open now; a maintenance is over after its end, and an unknown vendor is closed. */
export const statusOf = (vendor: Vendor | undefined, now: Date): Closable["status"] =>
  vendor === undefined || isClosed(vendor, now) ? "MAINTENANCE" : "ACTIVE";

/** Whether a game can be played now: its vendor must be open too, and a maintenance is over after its end. */
export function availabilityOf(game: Game, now: Date): Closable {
  const closed = [game.vendor, game].find((it) => isClosed(it, now));
  return { status: closed ? "MAINTENANCE" : "ACTIVE", maintenanceEndsAt: closed?.maintenanceEndsAt ?? null };
}

/** A game in the contract's form. */
export function gameView(catalogue: Catalogue, game: Game, language: Language, now: Date) {
  const { status, maintenanceEndsAt } = availabilityOf(game, now);
  const lottery = isLottery(game) ? traitsOf(game) : undefined;
  return {
    nodeId: String(game.nodeId),
    vassalage: game.vassalage,
    vendor: game.vendor.name,
    gameType: game.gameType,
    gameClassify: game.gameClassify,
    gameName: game.names[language],
    isGame: "GAME",
    code: game.gameCode,
    gameCode: game.gameCode,
    defaultPlayType: lottery ? defaultPlayType(lottery) : null,
    accountTypeName: lottery?.accountTypeName ?? "MAIN",
    prizeMode: lottery?.prizeMode ?? null,
    lotteryKind: lottery?.kind ?? null,
    drawInterval: lottery ? lottery.schedule.everyMs / 1_000 : null,
    iconUrl: pictures.game(game.nodeId),
    isHot: catalogue.isHot(game),
    isNew: catalogue.isNew(game, now),
    labels: labelsOf(catalogue, game, now),
    tags: tagsOf(game, language),
    releasedAt: game.releasedAt.toISOString(),
    rtp: game.rtpPublished ? game.rtpBp / 100 : null,
    minBet: toDecimal(game.minBet, CATALOGUE_CURRENCY),
    maxBet: toDecimal(game.maxBet, CATALOGUE_CURRENCY),
    currency: CATALOGUE_CURRENCY,
    minLineNum: game.minLineNum,
    demo: game.demo,
    status,
    maintenanceEndsAt: maintenanceEndsAt?.toISOString() ?? null,
  };
}

/** A vendor in the form of a menu card. */
export const vendorCard = (vendor: Vendor, gameCount: number, now: Date) => ({
  vassalage: vendor.code,
  name: vendor.name,
  iconUrl: pictures.vendor(vendor.code),
  isHot: vendor.popularity >= HOT_VENDOR,
  isGame: vendor.isGame,
  gameCount,
  status: statusOf(vendor, now),
});

/** The twelve best known vendors. */
const HOT_VENDOR = 490;
