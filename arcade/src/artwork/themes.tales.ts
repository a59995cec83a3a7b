import { blaze, curtain, neonGrid, salon, skyline } from "./scenes/halls.ts";
import { canyon, fjord, frost, jungle, savanna } from "./scenes/outdoors.ts";
import { arcane, castle, cavern, olympus } from "./scenes/places.ts";
import { meadow, nightSea, space } from "./scenes/skies.ts";
import { fox, wolf } from "./subjects/beasts.ts";
import { chip } from "./subjects/chips.ts";
import { dice } from "./subjects/dice.ts";
import { cherries, chili, flame, seven } from "./subjects/fruits.ts";
import { diamond, emerald, jewel } from "./subjects/gems.ts";
import { clover, crystalBall, leprechaunHat, potion, pumpkin, spellbook, witchCauldron } from "./subjects/magic.ts";
import { axe, bolt, hammer, longship, spartan, trident } from "./subjects/myth.ts";
import { compass, parrot } from "./subjects/pirates.ts";
import { comet, planet, rocket, ufo } from "./subjects/space.ts";
import { chest, coin, crown } from "./subjects/treasure.ts";
import { cactus, dynamite, horseshoe, sheriffStar } from "./subjects/west.ts";
import { owl } from "./subjects/wildlife.ts";
import { palettes, type Theme } from "./theme.ts";

/** Themes of legends, journeys and lights. Palettes are top, middle, low, glow, main, accent and ink. */
export const TALES: Readonly<Record<string, Theme>> = {
  space: {
    scenes: [space, space, neonGrid],
    props: [planet, comet, rocket, ufo, diamond],
    letters: ["neon", "silver", "magenta", "ice", "gold"],
    palettes: palettes(
      "04022c 1a1070 0a0440 8ab8ff 8a3aff 22e0ff 04021c",
      "2a0440 7a0a8a 14022c ff9aff ff4a8a ffd84a 10021c",
      "02203a 045a7a 011428 8affff 12c8b0 ff8ad0 010c18",
      "1c0a02 6a2a0a 140402 ffc07a ff6a1a 3ac8ff 120602",
      "021c14 0a5a3a 01140c a8ff9a 3ae05a e06aff 010e08",
    ),
  },
  pirate: {
    scenes: [nightSea, nightSea, cavern],
    props: [chest, coin, compass, parrot, jewel],
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
    props: [axe, hammer, coin, wolf, longship],
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
    props: [diamond, owl, emerald, fox],
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
    props: [sheriffStar, horseshoe, cactus, dynamite, coin],
    letters: ["bone", "gold", "fire", "goldSharp"],
    palettes: palettes(
      "0a6a8a ffb04a 5a1c08 ffe8a0 d8542a ffd84a 240a04",
      "5a0a3a f0583a 3a0a14 ffd07a b8202c ffd84a 1e040a",
      "14083c a04a8a 240a2c ffc0a0 e0642a ffd84a 0e0418",
      "7a2c02 ff9a2a 3c1402 fff0b0 1a7a9a ffe14a 240c02",
      "02343c 5ab0a0 3a240c fff0c0 c8402a ffd84a 141404",
    ),
  },
  olympus: {
    scenes: [olympus, olympus, arcane],
    props: [bolt, spartan, coin, crown, trident],
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
    props: [potion, crystalBall, spellbook, jewel, owl],
    letters: ["royal", "magenta", "mint", "gold", "neon"],
    palettes: palettes(
      "1a0448 6a1ac0 0e022c d09aff a03aff 3ae0ff 0c0220",
      "02243c 0a6a9a 01142a 8affff 22b0e0 e06aff 010e1c",
      "022c1c 0a7a4a 011810 b0ff9a 22c05a c06aff 01120a",
      "4a0434 b01a7a 24021c ff9ad8 ff3a9a ffd84a 1a0214",
      "3a1a02 a0580a 1c0c02 ffe08a e05a0a 8a6aff 1a0a02",
    ),
  },
  inferno: {
    scenes: [blaze, blaze, curtain],
    props: [flame, chili, seven, coin, cherries],
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
    props: [pumpkin, potion, witchCauldron, owl, jewel],
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
    props: [clover, coin, horseshoe, chest, leprechaunHat],
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
    props: [dice, chip, seven, diamond, crown],
    letters: ["neon", "gold", "magenta", "ruby"],
    palettes: palettes(
      "14023c 5a0a8a 0a021c ff8aff ff2a9a ffd84a 0a0218",
      "021a4a 0a5ac0 010e2a 8af0ff 22a0ff ff4ab0 010a20",
      "3a020e a00a2c 1a0208 ffb08a f0183a ffd84a 140206",
      "022a24 0a7a6a 011414 a0ffe0 12c8a0 ffd84a 011010",
    ),
  },
};
