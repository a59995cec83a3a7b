import type { LetterStyleName } from "./letterStyles.ts";
import type { Palette, Scene } from "./scene.ts";
import * as outdoors from "./scenes/outdoors.ts";
import * as places from "./scenes/places.ts";
import type { Subject } from "./subject.ts";
import * as asia from "./subjects/asia.ts";
import * as beasts from "./subjects/beasts.ts";
import * as egypt from "./subjects/egypt.ts";
import * as esports from "./subjects/esports.ts";
import * as fruits from "./subjects/fruits.ts";
import * as lottery from "./subjects/lottery.ts";
import * as magic from "./subjects/magic.ts";
import * as myth from "./subjects/myth.ts";
import * as sea from "./subjects/sea.ts";
import * as sports from "./subjects/sports.ts";
import * as sweets from "./subjects/sweets.ts";
import * as tables from "./subjects/tables.ts";
import * as treasure from "./subjects/treasure.ts";
import * as voyage from "./subjects/voyage.ts";

/** Everything that can be drawn, by the word that the catalogue uses. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  ...asia,
  ...beasts,
  ...egypt,
  ...esports,
  ...fruits,
  ...lottery,
  ...magic,
  ...myth,
  ...sea,
  ...sports,
  ...sweets,
  ...tables,
  ...treasure,
  ...voyage,
};

/** A world that games are set in. */
export interface Theme {
  scenes: readonly Scene[];
  palettes: readonly Palette[];
  letters: readonly LetterStyleName[];
  /** What else may stand around. */
  props: readonly Subject[];
}

const palettes = (...rows: string[]): Palette[] =>
  rows.map((row) => {
    const [top = "", mid = "", low = "", glow = "", main = "", accent = "", ink = ""] = row
      .split(" ")
      .map((c) => `#${c}`);
    return { top, mid, low, glow, main, accent, ink };
  });

const { desert, jungle, savanna, canyon, fjord, frost, meadow, nightSea, candyland, underwater, space } = outdoors;
const {
  pagoda,
  olympus,
  arcane,
  ziggurat,
  blaze,
  skyline,
  curtain,
  castle,
  cavern,
  felt,
  salon,
  stadium,
  neonGrid,
  drawStage,
} = places;

/** Themes by the word that the catalogue uses. Palettes are top, middle, low, glow, main, accent and ink. */
export const THEMES: Readonly<Record<string, Theme>> = {
  gems: {
    scenes: [cavern, cavern, arcane, curtain],
    props: [treasure.diamond, treasure.emerald, treasure.jewel, treasure.heartGem, treasure.coin],
    letters: ["gold", "ice", "royal", "magenta", "silver"],
    palettes: palettes(
      "3a0a8a 7a1ad0 1a0448 e07aff 22b8ff ff4ad0 140330",
      "041c6a 0a5ad0 020c34 5ae0ff ff3a8a 5affc8 020824",
      "5a0438 c01470 240218 ff8ad0 3ae0b0 ffd84a 1c0212",
      "023a34 06907a 011c1c 6affd8 a04aff ffe14a 011414",
      "3a1a02 b0660a 1c0a02 ffe08a e0182c 3ac8ff 1c0a02",
    ),
  },
  fruit: {
    scenes: [curtain, candyland, blaze, meadow],
    props: [fruits.cherries, fruits.lemon, fruits.seven, fruits.grapes, fruits.melon, fruits.luckyStar],
    letters: ["gold", "ruby", "candy", "jade", "fire"],
    palettes: palettes(
      "8a0434 e01a5a 3a0220 ffd07a e0102c ffd84a 2a0214",
      "043a8a 1a90e8 021c4a bff0ff ff4a2a ffe14a 021030",
      "5a0a8a b02ae0 24043c ffb0ff 22b858 ffd02a 1a0230",
      "0a5a1c 3ab02a 042c10 e8ff9a f0203a ffe14a 04200a",
      "9a3404 ff8a1a 4a1402 fff0a0 d8142c ffe14a 2c0a02",
    ),
  },
  classic: {
    scenes: [curtain, blaze, skyline, salon],
    props: [fruits.seven, fruits.bell, fruits.bars, treasure.coin, fruits.luckyStar, treasure.diamond],
    letters: ["gold", "goldSharp", "ruby", "neon", "silver"],
    palettes: palettes(
      "5a0214 c8102c 24020a ffc86a e0142c ffd84a 1c0208",
      "0a0a5a 2a2ad0 04042a 8ab0ff f0184a ffd84a 02021c",
      "24024a 8a1ac0 0e021c ff9aff ffb81c 3ae0ff 10021c",
      "023a2c 0a8a5c 011c14 aaffd0 e8203a ffd84a 011410",
      "3a1c02 a85a0a 1c0c02 ffe9a0 c8102c fff0a0 1c0a02",
    ),
  },
  dragon: {
    scenes: [pagoda, pagoda, blaze, arcane],
    props: [treasure.coin, treasure.ingot, asia.lantern, asia.koi, asia.goldFan],
    letters: ["gold", "goldSharp", "fire", "jade"],
    palettes: palettes(
      "5a0210 d01c1c 2a0208 ffc04a d81a1a ffd84a 1c0206",
      "023c34 0a8a6a 011c1c a0ffc8 12a05a ffd84a 011612",
      "0a1060 2a4ad0 04062c 9ac8ff 2a6af0 ffb82a 02041e",
      "4a0a5a a02ab0 1e0428 ffb0e0 a02ae0 ffd84a 16021e",
      "6a2402 e8780a 2c0e02 fff0a0 e05a0a ffe14a 200802",
    ),
  },
  egypt: {
    scenes: [desert, desert, ziggurat],
    props: [egypt.scarab, egypt.ankh, egypt.eyeOfHorus, treasure.coin, egypt.pyramid],
    letters: ["gold", "goldSharp", "bone", "ice"],
    palettes: palettes(
      "0a3a8a e8902a 6b2c0a ffe08a 1c6ad0 ffd84a 240e04",
      "5a1060 e0583a 3c0a24 ffc87a 12a0b8 ffd84a 1e0418",
      "02445c 3ac0a8 4a3a1a fff0b0 e0642a ffd84a 1c1606",
      "14083c 6a3ab0 2a1038 e8b0ff 22b8e0 ffd84a 0e0420",
      "6a1c02 f0641a 3a1002 ffe9a0 0a8a6a fff0a0 240a02",
    ),
  },
  jungle: {
    scenes: [jungle, jungle, ziggurat],
    props: [voyage.parrot, beasts.frog, treasure.emerald, beasts.gorilla, treasure.coin],
    letters: ["jade", "gold", "bone", "mint"],
    palettes: palettes(
      "044a2c 1ca04a 022414 e0ff8a f08a1a ffd84a 021a0c",
      "023c4a 0a8a8a 011c24 b0ffe8 ff6a2a ffe14a 011418",
      "3a4a02 90b01a 1a2402 ffffa0 e0342a ffd84a 121a02",
      "0a2a5a 2a7ab0 041430 c0f0ff 22c05a ffb82a 020c1e",
      "4a1c4a a0508a 200a24 ffd0e8 3ac05a ffd84a 180618",
    ),
  },
  savanna: {
    scenes: [savanna, savanna, canyon],
    props: [beasts.eagle, beasts.lion, beasts.elephant, beasts.bull, treasure.coin],
    letters: ["gold", "bone", "fire", "goldSharp"],
    palettes: palettes(
      "8a1c3a ff7a2a 3a0e14 ffd85a e85a0a ffe14a 240808",
      "2a0a5a d84a7a 240a30 ffb87a a03ae0 ffd84a 14041e",
      "045a7a f0b04a 3a2408 fff0a0 12a05a ff7a2a 1c1204",
      "6a0a0a f03a1a 2c0606 ffc04a ff8a1a ffe98a 1e0404",
      "0a2c6a 7a9ae0 14203c ffe0b0 f08a2a ffd84a 080e20",
    ),
  },
  space: {
    scenes: [space, space, neonGrid],
    props: [voyage.planet, voyage.comet, voyage.rocket, voyage.ufo, treasure.diamond],
    letters: ["neon", "silver", "magenta", "ice", "gold"],
    palettes: palettes(
      "04022c 1a1070 0a0440 8ab8ff 8a3aff 22e0ff 04021c",
      "2a0440 7a0a8a 14022c ff9aff ff4a8a ffd84a 10021c",
      "02203a 045a7a 011428 8affff 12c8b0 ff8ad0 010c18",
      "1c0a02 6a2a0a 140402 ffc07a ff6a1a 3ac8ff 120602",
      "021c14 0a5a3a 01140c a8ff9a 3ae05a e06aff 010e08",
    ),
  },
  candy: {
    scenes: [candyland, candyland, candyland, meadow],
    props: [
      sweets.lollipop,
      sweets.wrappedCandy,
      sweets.donut,
      sweets.gummyBear,
      sweets.jellyStar,
      sweets.cupcake,
      sweets.jackpotCherryCake,
    ],
    letters: ["candy", "mint", "magenta", "ice"],
    palettes: palettes(
      "ff5ab0 ffb0e0 a01a7a fff0fa f03a9a ffd84a 4a0438",
      "4a8aff a8e0ff 2a3ab0 f0ffff ff4aa0 ffe14a 0c1458",
      "9a5aff e0b8ff 5a1ab0 fff0ff 22c8b0 ff8a3a 28064e",
      "22c0a8 b8ffe0 0a6a7a ffffe0 ff5a7a ffd84a 02343a",
      "ff9a3a ffe0a0 c0400a fffbe0 e02a7a 4ad0ff 4a1604",
    ),
  },
  pirate: {
    scenes: [nightSea, nightSea, cavern],
    props: [treasure.chest, treasure.coin, voyage.compass, voyage.parrot, treasure.jewel],
    letters: ["bone", "gold", "goldSharp", "silver"],
    palettes: palettes(
      "021a4a 0a5a9a 01122c c8e8ff d8202c ffd84a 010c20",
      "02343a 0a8a7a 01201c f0ffc0 e08a1a ffd84a 011814",
      "240a4a 7a3a9a 10042a ffc8e0 e0203a ffc02a 0c021e",
      "5a1404 e0702a 240a10 ffe0a0 1a6ab0 ffd84a 1c0608",
      "0a0a1c 2a3a6a 04040e b8d0ff 12b05a ffd84a 04040c",
    ),
  },
  norse: {
    scenes: [fjord, fjord, frost],
    props: [myth.axe, myth.hammer, treasure.coin, beasts.wolf, myth.longship],
    letters: ["ice", "silver", "bone", "goldSharp"],
    palettes: palettes(
      "04104a 1a6ab0 021030 8affe8 2a8af0 4affb0 020824",
      "10043a 5a2aa0 0a0428 d0a0ff a04aff 4ae0ff 0a021e",
      "02282c 0a6a6a 011418 aaffd0 e03a2a ffd84a 011014",
      "2c0a1c 8a2a4a 14040e ffb0c0 e0202c ff9a4a 10020a",
      "0a1a2c 4a7aa0 04101c f0faff 2a6ad0 ffc84a 040c16",
    ),
  },
  frost: {
    scenes: [frost, frost, fjord],
    props: [treasure.diamond, beasts.owl, treasure.emerald, beasts.fox],
    letters: ["ice", "silver", "royal", "mint"],
    palettes: palettes(
      "0a3a8a 5ab8f0 0a2a6a f0ffff 2a8af0 ff8a4a 021440",
      "240a6a 8a7af0 1a0a4a f0e8ff a04af0 4ae8ff 0e0230",
      "02444a 4ac8c0 02343c f0fffa 12b0a0 ffb04a 011e22",
      "3a0a4a c07ad8 240a3a fff0ff e04aa0 8ae8ff 14021e",
    ),
  },
  west: {
    scenes: [canyon, canyon, savanna],
    props: [voyage.sheriffStar, voyage.horseshoe, voyage.cactus, voyage.dynamite, treasure.coin],
    letters: ["bone", "gold", "fire", "goldSharp"],
    palettes: palettes(
      "0a6a8a ffb04a 5a1c08 ffe8a0 d8542a ffd84a 240a04",
      "5a0a3a f0583a 3a0a14 ffd07a b8202c ffd84a 1e040a",
      "14083c a04a8a 240a2c ffc0a0 e0642a ffd84a 0e0418",
      "7a2c02 ff9a2a 3c1402 fff0b0 1a7a9a ffe14a 240c02",
      "02343c 5ab0a0 3a240c fff0c0 c8402a ffd84a 141404",
    ),
  },
  fortune: {
    scenes: [pagoda, pagoda, curtain, salon],
    props: [treasure.ingot, treasure.coin, asia.lantern, asia.redPacket, asia.firecrackers, asia.goldFan],
    letters: ["gold", "gold", "goldSharp", "ruby"],
    palettes: palettes(
      "7a0210 e8201c 3a0208 ffd86a e0142c ffd84a 240206",
      "8a1a02 ff6a1a 4a0a04 fff0a0 d8102c ffe14a 2a0604",
      "5a0430 d01a6a 2a0218 ffc8a0 e01a4a ffd84a 1e0212",
      "023a3a 0a907a 011e1e f0ffb0 d8202c ffd84a 011614",
      "3a0a5a 9a2ab8 1c042c ffd0a0 e0203a ffd84a 14021e",
    ),
  },
  olympus: {
    scenes: [olympus, olympus, arcane],
    props: [myth.bolt, myth.spartan, treasure.coin, treasure.crown, myth.trident],
    letters: ["gold", "goldSharp", "royal", "ice"],
    palettes: palettes(
      "0a2a9a 6aa8ff 1a2a7a fff0b0 ffc02a 4ae0ff 040e3c",
      "3a0a8a a86aff 2a0a5a ffe0ff ffb81c e04aff 12033a",
      "7a3a02 ffb84a 4a1c04 fffbe0 e0542a ffe98a 2a0e02",
      "024a6a 4ad0e0 02344a f0ffff 12a0e0 ffd84a 011c2c",
    ),
  },
  magic: {
    scenes: [arcane, arcane, castle, cavern],
    props: [magic.potion, magic.crystalBall, magic.spellbook, treasure.jewel, beasts.owl],
    letters: ["royal", "magenta", "mint", "gold", "neon"],
    palettes: palettes(
      "1a0448 6a1ac0 0e022c d09aff a03aff 3ae0ff 0c0220",
      "02243c 0a6a9a 01142a 8affff 22b0e0 e06aff 010e1c",
      "022c1c 0a7a4a 011810 b0ff9a 22c05a c06aff 01120a",
      "4a0434 b01a7a 24021c ff9ad8 ff3a9a ffd84a 1a0214",
      "3a1a02 a0580a 1c0c02 ffe08a e05a0a 8a6aff 1a0a02",
    ),
  },
  aztec: {
    scenes: [ziggurat, ziggurat, jungle],
    props: [myth.sunMask, treasure.coin, myth.templeIdol, treasure.emerald],
    letters: ["gold", "goldSharp", "jade", "bone"],
    palettes: palettes(
      "023c2c 2aa05a 1a1c04 fff08a 12a08a ffd84a 061408",
      "6a1402 f0702a 2c0a04 ffe98a e0342a 22c8a0 1e0602",
      "0a3a7a 4ab0d8 0a2430 fff0b0 f08a1a ffd84a 04101c",
      "4a0a3a c84a6a 240818 ffd8a0 12a0a0 ffd84a 180410",
    ),
  },
  inferno: {
    scenes: [blaze, blaze, curtain],
    props: [fruits.flame, fruits.chili, fruits.seven, treasure.coin, fruits.cherries],
    letters: ["fire", "fire", "gold", "ruby"],
    palettes: palettes(
      "2a0202 a01404 1c0202 ffb03a e0240a ffd84a 140202",
      "1c0230 7a0a5a 14021c ff8a5a f0341a ffd02a 10021a",
      "02142c 0a4a7a 010c1c 8ae0ff 1a8af0 ff8a3a 010a18",
      "3a1a02 c0600a 1c0a02 fff08a ff6a0a ffe14a 1a0802",
    ),
  },
  night: {
    scenes: [castle, castle, arcane],
    props: [magic.pumpkin, magic.potion, magic.witchCauldron, beasts.owl, treasure.jewel],
    letters: ["bone", "magenta", "jade", "fire"],
    palettes: palettes(
      "0e0430 4a1a8a 08021c ffc07a 8a3ae0 ff8a1a 08021a",
      "021c1c 0a5a4a 010e0e d8ff8a 3ac05a ff8a1a 010c0c",
      "2c0210 8a0a2c 140208 ffb0a0 d8142c e0c0ff 100206",
      "02103a 1a3a8a 010820 d8e8ff 6a4af0 ffb81c 010618",
    ),
  },
  luck: {
    scenes: [meadow, meadow, jungle],
    props: [magic.clover, treasure.coin, voyage.horseshoe, treasure.chest, magic.leprechaunHat],
    letters: ["jade", "gold", "mint"],
    palettes: palettes(
      "0a7ab8 8ae0ff 1a6a2a fffbd0 3ab83a ffd84a 04280e",
      "4a2ac0 c0a8ff 1a5a3a ffffe0 22b05a ffd02a 0a143a",
      "0a6a4a 7ae0a0 0a4a1c ffffd0 2aa03a ffe14a 022410",
      "e0702a ffe0a0 2a6a1a fffff0 3aa02a ffd84a 2a1a04",
    ),
  },
  vegas: {
    scenes: [skyline, skyline, salon, curtain],
    props: [tables.dice, tables.chip, fruits.seven, treasure.diamond, treasure.crown],
    letters: ["neon", "gold", "magenta", "ruby"],
    palettes: palettes(
      "14023c 5a0a8a 0a021c ff8aff ff2a9a ffd84a 0a0218",
      "021a4a 0a5ac0 010e2a 8af0ff 22a0ff ff4ab0 010a20",
      "3a020e a00a2c 1a0208 ffb08a f0183a ffd84a 140206",
      "022a24 0a7a6a 011414 a0ffe0 12c8a0 ffd84a 011010",
    ),
  },
  sea: {
    scenes: [underwater],
    props: [
      sea.clownfish,
      sea.crab,
      sea.jellyfish,
      sea.puffer,
      sea.pearlShell,
      treasure.coin,
      sea.turtle,
      sea.seahorse,
    ],
    letters: ["gold", "ice", "mint", "goldSharp", "fire"],
    palettes: palettes(
      "0ab8e8 0a5ac8 02144a c8ffff ff5a3a ffb81c 020e34",
      "12d0b0 067a8a 022c3c f0ffd0 ff4a8a ffd84a 011e28",
      "5a4af0 2a1a9a 0a0440 d0c8ff ff3a9a 4affd8 08022c",
      "0a6ab0 04386a 010e24 8af0ff ff8a1a 3ae0a0 010a1c",
      "1ab87a 06645a 02241c e0ffa0 f03a5a ffd84a 011a14",
    ),
  },
  live: {
    scenes: [felt, felt, felt, salon],
    props: [tables.chips, tables.chip, tables.dice, tables.blackjack],
    letters: ["goldSharp", "gold", "silver", "royal"],
    palettes: palettes(
      "14021c 5a0a2c 1c020e ffc87a 0a7a4a e0183a 140208",
      "02102c 0a3a7a 010a1c 9ad8ff 1a4ab8 ffd84a 010816",
      "1c1002 6a400a 140a02 ffe9a0 8a1024 ffd84a 140a02",
      "0a1c14 0a5a3a 04100a c8ffb0 0a6a3a ffd84a 040e08",
      "1a0430 5a1a9a 0e021c e0a0ff 5a1a9a ffc82a 0c021a",
    ),
  },
  cards: {
    scenes: [salon, salon, felt, arcane],
    props: [tables.chip, tables.chips, tables.dice, treasure.coin, tables.joker],
    letters: ["gold", "ruby", "jade", "royal", "goldSharp"],
    palettes: palettes(
      "02344a 0a7a9a 011c2c b0f8ff d8142c ffd84a 01141e",
      "4a0218 b8143a 24020e ffc89a 1a7a4a ffd84a 1a020a",
      "1c044a 6a2ac0 0e022a d8b0ff e0a01a ff4a9a 0c021e",
      "023a1c 0a8a3a 011c10 d8ff9a d8202c ffd84a 01140a",
      "5a2402 d0780a 2c1202 fff0a0 b8102c ffe98a 1e0c02",
    ),
  },
  sport: {
    scenes: [stadium],
    props: [sports.trophy, treasure.coin],
    letters: ["sport", "goldSharp", "neon"],
    palettes: palettes(
      "02143c 0a4a9a 010c24 d0ecff 1ca03a ffd84a 010a1e",
      "14023a 5a1a9a 0a0424 e0c0ff 1a8a4a ff8ad0 0a021c",
      "022c34 0a7a8a 01181c c8ffff 22b04a ffb81c 011216",
      "3a0a02 c0401a 1c0602 ffd8a0 c86a1a ffe14a 1a0602",
      "04102c 1a3a6a 020814 f0f8ff 1a6ad0 4affb0 020816",
    ),
  },
  arena: {
    scenes: [neonGrid],
    props: [esports.hexEmblem, sports.trophy, esports.crosshair],
    letters: ["neon", "magenta", "sport", "silver"],
    palettes: palettes(
      "0a0234 3a0a8a 06021c 5ae8ff a02aff 22e8ff 06021a",
      "2c0220 8a0a4a 14020e ff8ab8 ff2a5a ffb81c 12020c",
      "02242c 045a6a 01121a 5affe0 12d0a0 a06aff 010e14",
      "2a1202 8a400a 140802 ffd07a ff7a0a 3ac8ff 140802",
      "04103c 0a3aa0 020820 8ac0ff 2a6aff ff4ad0 02061c",
    ),
  },
  lotto: {
    scenes: [drawStage],
    props: [lottery.luckyBall, treasure.coin, lottery.ticket],
    letters: ["gold", "ruby", "candy", "ice", "goldSharp"],
    palettes: palettes(
      "8a0a5a f03a8a 4a0434 ffe0a0 f0203a ffd84a 2c0220",
      "0a2a9a 3a8af0 041650 d8f4ff f0a01a ff4a8a 020c34",
      "5a0a9a a04af0 2a044e ffd0ff 22c0a0 ffd84a 1a0230",
      "9a2404 ff7a1a 4a1002 fff0a0 d8142c ffe14a 2c0a02",
      "02504a 12b09a 012a2a f0ffd0 e0203a ffd84a 011c1c",
    ),
  },
};
