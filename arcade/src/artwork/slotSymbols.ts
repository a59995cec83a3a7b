import { at, Canvas, circle, rect, stroke } from "./canvas.ts";
import { gameDesign, type IconGame } from "./gameDesign.ts";
import { lettering } from "./lettering.ts";
import { SUBJECTS } from "./subjects.ts";

/** The subjects of each theme that can be symbols, the best paid first. */
const SYMBOLS: Readonly<Record<string, string>> = {
  aztec: "sunMask templeIdol tiger emerald coin",
  candy: "lollipop wrappedCandy donut cupcake gummyBear iceCream",
  classic: "seven bell bars luckyStar bullion coin",
  dragon: "dragon phoenix koi goldFan lantern ingot coin",
  egypt: "pharaoh anubis scarab eyeOfHorus ankh pyramid coin",
  fortune: "fortuneGod luckyCat panda lionDance redPacket lantern ingot coin",
  frost: "wolf fox owl emerald diamond",
  fruit: "seven melon grapes cherries plum orange lemon luckyStar",
  gems: "crown diamond emerald jewel heartGem chest coin",
  inferno: "seven flame chili cherries coin",
  jungle: "tiger gorilla parrot frog templeIdol emerald coin",
  luck: "leprechaunHat clover horseshoe chest coin",
  magic: "wizard unicorn spellbook potion owl jewel crystalBall",
  night: "vampire witchCauldron pumpkin owl potion jewel",
  norse: "viking hammer axe wolf longship coin",
  olympus: "zeus spartan trident crown bolt coin",
  pirate: "pirate galleon compass parrot chest jewel coin",
  savanna: "lion elephant bull eagle coin",
  space: "astronaut alien rocket ufo comet diamond planet",
  vegas: "joker crown seven luckyStar diamond coin",
  west: "bandit sheriffStar horseshoe dynamite cactus coin",
};
/** Where a theme has fewer subjects, the signs of cards pay least. */
const SIGNS = ["A", "K", "Q", "J", "10"];
/** The symbols of the reels but wild and scatter, the best paid first. */
const PAID = ["A", "B", "C", "D", "E", "F", "G", "H"];
const MOST_PICTURES = 5;
const SIZE = 100;

/** What a symbol shows: a subject of the artwork, or a sign. */
export type SlotSymbol = { subject: string } | { sign: string };

/** The symbols of a slot by their letter on the reels: W is what its title names, S the last of its theme. */
export function slotSymbols({ theme, subject }: Pick<IconGame, "theme" | "subject">): Map<string, SlotSymbol> {
  const others = (SYMBOLS[theme] ?? SYMBOLS.classic ?? "").split(" ").filter((name) => name !== subject);
  const scatter = others.pop() ?? subject;
  const shown: SlotSymbol[] = [
    ...others.slice(0, MOST_PICTURES).map((name) => ({ subject: name })),
    ...SIGNS.map((sign) => ({ sign })),
  ];
  return new Map([
    ...PAID.map((letter, place) => [letter, shown[place] ?? { sign: letter }] as const),
    ["W", { subject }],
    ["S", { subject: scatter }],
  ]);
}

/** Draws a slot's symbols within 100 by 100 each, by their letter on the reels. */
export function drawSymbols(c: Canvas, game: IconGame): Map<string, string> {
  const { random, palette, letterStyle } = gameDesign(game);
  const look = { ink: palette.ink, main: palette.main, accent: palette.accent, random };
  const ribbon = (word: string) =>
    rect(3, 66, 94, 28, palette.ink, `rx="9" ${stroke(c.gold(), 3)}`) +
    lettering(c, word, { centre: 50, bottom: 89, width: 82, tallest: 17 }, letterStyle);
  return new Map(
    [...slotSymbols(game)].map(([letter, symbol]) => {
      if ("sign" in symbol) {
        const tile = circle(
          50,
          50,
          42,
          c.radial(`${palette.mid} ${palette.low}`),
          stroke(palette.glow, 2, 'opacity=".8"'),
        );
        return [
          letter,
          tile + lettering(c, symbol.sign, { centre: 50, bottom: 76, width: 62, tallest: 52 }, letterStyle),
        ] as const;
      }
      const drawn = SUBJECTS[symbol.subject]?.(c, look) ?? "";
      const word = letter === "W" ? "WILD" : letter === "S" ? "SCATTER" : undefined;
      if (word === undefined) return [letter, at(50, 50, 0.46, drawn)] as const;
      return [letter, at(50, 42, 0.42, drawn) + ribbon(word)] as const;
    }),
  );
}

/** The symbols of a slot in one picture, side by side in the order of `slotSymbols`. */
export function symbolSheet(game: IconGame): string {
  const c = new Canvas();
  const cells = [...drawSymbols(c, game).values()].map((symbol, i) => at(i * SIZE, 0, 1, symbol));
  return c.svg(cells.length * SIZE, SIZE, game.title, cells.join(""));
}
