import { blaze, curtain, salon, skyline } from "./scenes/halls.ts";
import { canyon, desert, jungle, savanna } from "./scenes/outdoors.ts";
import { arcane, cavern, pagoda, ziggurat } from "./scenes/places.ts";
import { candyland, meadow } from "./scenes/skies.ts";
import { firecrackers, goldFan, koi, lantern, redPacket } from "./subjects/asia.ts";
import { bull, gorilla, lion } from "./subjects/beasts.ts";
import { ankh, eyeOfHorus, pyramid, scarab } from "./subjects/egypt.ts";
import { bars, bell, cherries, grapes, lemon, luckyStar, melon, seven } from "./subjects/fruits.ts";
import { diamond, emerald, heartGem, jewel } from "./subjects/gems.ts";
import { sunMask, templeIdol } from "./subjects/myth.ts";
import { parrot } from "./subjects/pirates.ts";
import { cupcake, donut, gummyBear, jackpotCherryCake, jellyStar, lollipop, wrappedCandy } from "./subjects/sweets.ts";
import { coin, ingot } from "./subjects/treasure.ts";
import { eagle, elephant, frog } from "./subjects/wildlife.ts";
import { palettes, type Theme } from "./theme.ts";

/** Themes of gems, fruits, gold and wildlife. Palettes are top, middle, low, glow, main, accent and ink. */
export const RICHES: Readonly<Record<string, Theme>> = {
  gems: {
    scenes: [cavern, cavern, arcane, curtain],
    props: [diamond, emerald, jewel, heartGem, coin],
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
    props: [cherries, lemon, seven, grapes, melon, luckyStar],
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
    props: [seven, bell, bars, coin, luckyStar, diamond],
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
    props: [coin, ingot, lantern, koi, goldFan],
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
    props: [scarab, ankh, eyeOfHorus, coin, pyramid],
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
    props: [parrot, frog, emerald, gorilla, coin],
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
    props: [eagle, lion, elephant, bull, coin],
    letters: ["gold", "bone", "fire", "goldSharp"],
    palettes: palettes(
      "8a1c3a ff7a2a 3a0e14 ffd85a e85a0a ffe14a 240808",
      "2a0a5a d84a7a 240a30 ffb87a a03ae0 ffd84a 14041e",
      "045a7a f0b04a 3a2408 fff0a0 12a05a ff7a2a 1c1204",
      "6a0a0a f03a1a 2c0606 ffc04a ff8a1a ffe98a 1e0404",
      "0a2c6a 7a9ae0 14203c ffe0b0 f08a2a ffd84a 080e20",
    ),
  },
  candy: {
    scenes: [candyland, candyland, candyland, meadow],
    props: [lollipop, wrappedCandy, donut, gummyBear, jellyStar, cupcake, jackpotCherryCake],
    letters: ["candy", "mint", "magenta", "ice"],
    palettes: palettes(
      "ff5ab0 ffb0e0 a01a7a fff0fa f03a9a ffd84a 4a0438",
      "4a8aff a8e0ff 2a3ab0 f0ffff ff4aa0 ffe14a 0c1458",
      "9a5aff e0b8ff 5a1ab0 fff0ff 22c8b0 ff8a3a 28064e",
      "22c0a8 b8ffe0 0a6a7a ffffe0 ff5a7a ffd84a 02343a",
      "ff9a3a ffe0a0 c0400a fffbe0 e02a7a 4ad0ff 4a1604",
    ),
  },
  fortune: {
    scenes: [pagoda, pagoda, curtain, salon],
    props: [ingot, coin, lantern, redPacket, firecrackers, goldFan],
    letters: ["gold", "gold", "goldSharp", "ruby"],
    palettes: palettes(
      "7a0210 e8201c 3a0208 ffd86a e0142c ffd84a 240206",
      "8a1a02 ff6a1a 4a0a04 fff0a0 d8102c ffe14a 2a0604",
      "5a0430 d01a6a 2a0218 ffc8a0 e01a4a ffd84a 1e0212",
      "023a3a 0a907a 011e1e f0ffb0 d8202c ffd84a 011614",
      "3a0a5a 9a2ab8 1c042c ffd0a0 e0203a ffd84a 14021e",
    ),
  },
  aztec: {
    scenes: [ziggurat, ziggurat, jungle],
    props: [sunMask, coin, templeIdol, emerald],
    letters: ["gold", "goldSharp", "jade", "bone"],
    palettes: palettes(
      "023c2c 2aa05a 1a1c04 fff08a 12a08a ffd84a 061408",
      "6a1402 f0702a 2c0a04 ffe98a e0342a 22c8a0 1e0602",
      "0a3a7a 4ab0d8 0a2430 fff0b0 f08a1a ffd84a 04101c",
      "4a0a3a c84a6a 240818 ffd8a0 12a0a0 ffd84a 180410",
    ),
  },
};
