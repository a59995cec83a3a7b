import { drawStage, felt, neonGrid, salon, stadium } from "./scenes/halls.ts";
import { arcane } from "./scenes/places.ts";
import { underwater } from "./scenes/skies.ts";
import { baccarat, joker } from "./subjects/cards.ts";
import { chip, chips } from "./subjects/chips.ts";
import { dice } from "./subjects/dice.ts";
import { crosshair, hexEmblem } from "./subjects/esports.ts";
import { clownfish, puffer } from "./subjects/fish.ts";
import { luckyBall, ticket } from "./subjects/lottery.ts";
import { crab, jellyfish, pearlShell, seahorse, turtle } from "./subjects/reef.ts";
import { trophy } from "./subjects/sports.ts";
import { coin } from "./subjects/treasure.ts";
import { palettes, type Theme } from "./theme.ts";

/** Themes of games other than slots. Palettes are top, middle, low, glow, main, accent and ink. */
export const TABLES: Readonly<Record<string, Theme>> = {
  sea: {
    scenes: [underwater],
    props: [clownfish, crab, jellyfish, puffer, pearlShell, coin, turtle, seahorse],
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
    props: [chips, chip, dice, baccarat],
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
    props: [chip, chips, dice, coin, joker],
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
    props: [trophy, coin],
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
    props: [hexEmblem, trophy, crosshair],
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
    props: [luckyBall, coin, ticket],
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
