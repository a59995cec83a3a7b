import { fishArt } from "../pages/fishing.art.js";
import { symbolArt } from "../pages/slot.art.js";
import type { PlayKind } from "../pages/wire.ts";
import { at, Canvas, group, rect } from "./canvas.ts";
import { shade, tint } from "./color.ts";
import { gameDesign, type IconGame } from "./gameDesign.ts";
import { lettering } from "./lettering.ts";
import { rays, type Stage } from "./scene.ts";
import { card } from "./subjects/parts.ts";
import { coin } from "./subjects/treasure.ts";

const WIDTH = 300;
const HEIGHT = 400;
const LONGEST_TITLE = 60;

/** The symbols on the reels of a preview. No two of their drawings use the same id. */
const SYMBOLS = ["W", "A", "E", "G", "B", "S"];
const ROW = 51;
/** The upper edge of the reels. */
const TOP = 146;
/** The rows of a strip: three that stay in view at the end, and those that pass before. */
const ROWS = 12;
const FISH = ["minnow", "clown", "angel", "ray", "shark"];
const HANDS = [
  ["9", "club"],
  ["J", "diamond"],
  ["A", "spade"],
  ["K", "heart"],
] as const;

/** What a kind of game shows in motion: markup, and the CSS that moves it. */
interface Play {
  content: string;
  css: string;
}

/**
 * A game in motion, in the format of its icon: its scene, hero, colours and letters, and what happens in a game of its
 * kind. It repeats itself every five seconds and needs no script.
 */
export function gamePreview(game: IconGame, kind: PlayKind): string {
  const { random, palette, scene, subject, letterStyle } = gameDesign(game);
  const c = new Canvas();
  const stage: Stage = { width: WIDTH, height: HEIGHT, x: 150, y: 120, palette, random };
  const look = { ink: palette.ink, main: palette.main, accent: palette.accent, random };
  const play = plays[kind]?.(c, palette.main, palette.ink) ?? coins(c, look);
  const heroSize = kind in plays ? 0.74 : 1.15;
  const hero = at(150, kind in plays ? 94 : 156, heroSize, group(subject(c, look), 'class="hero"'));
  const halo = at(150, 120, 1, group(rays(0, 0, 320, 12, tint(palette.glow, 0.5), 0.16), 'class="halo"'));
  const floor = rect(0, 210, WIDTH, 190, c.linear(`${palette.ink}@0/0 ${palette.ink}@48/.72 ${palette.ink}@100/.96`));
  const place = { centre: 150, bottom: 386, width: 250, tallest: 32 };
  const title = lettering(c, game.title.slice(0, LONGEST_TITLE), place, letterStyle);
  const css = `.hero{animation:hero 2.5s ease-in-out infinite alternate}@keyframes hero{from{transform:rotate(-2deg)}to{transform:translateY(-8px) rotate(2deg) scale(1.05)}}.halo{animation:halo 20s linear infinite}@keyframes halo{to{transform:rotate(1turn)}}`;
  return c.svg(
    WIDTH,
    HEIGHT,
    game.title,
    `<style>${css}${play.css}</style>${scene(c, stage)}${halo}<g ${c.lift(tint(palette.glow, 0.35))}>${hero}</g>${floor}${play.content}${title}`,
  );
}

const plays: Partial<Record<PlayKind, (c: Canvas, main: string, ink: string) => Play>> = {
  slot: reels,
  fishing: shoal,
  duel: deal,
};

/** Three reels that spin and stop one after the other, with the same symbol on the middle line. */
function reels(c: Canvas, main: string, ink: string): Play {
  const symbols = SYMBOLS.map((symbol) => c.symbol(symbolArt[symbol] ?? ""));
  const strip = (reel: number) =>
    Array.from({ length: ROWS }, (_, row) => {
      const symbol = row === 1 ? symbols[0] : symbols[1 + ((row * 2 + reel * 3) % (symbols.length - 1))];
      return `<use href="#${symbol}" transform="translate(${40 + reel * 87} ${TOP + 6 + row * ROW}) scale(.46)"/>`;
    }).join("");
  const moved = -(ROWS - 3) * ROW;
  const css = [0, 1, 2]
    .map(
      (reel) =>
        `.r${reel}{animation:r${reel} 5s cubic-bezier(.3,.1,.3,1) infinite}@keyframes r${reel}{from{transform:translateY(${moved}px)}${24 + reel * 12}%,to{transform:none}}`,
    )
    .join("");
  const box = `rx="12" stroke="${c.gold(60)}" stroke-width="4"`;
  return {
    content:
      rect(20, TOP, 260, 3 * ROW + 8, c.linear(`${shade(ink, 0.3)} ${shade(main, 0.55)}@50 ${shade(ink, 0.3)}`), box) +
      group(
        [0, 1, 2].map((reel) => group(strip(reel), `class="r${reel}"`)).join(""),
        c.clip(`M22 ${TOP + 2}H278V${TOP + 3 * ROW + 6}H22Z`),
      ) +
      `<path class="line" d="M26 ${TOP + 4 + 1.5 * ROW}H274" stroke="#ffd36b" stroke-width="5" stroke-linecap="round" opacity="0"/>`,
    css: `${css}.line{animation:line 5s infinite}@keyframes line{0%,52%{opacity:0}56%,62%{opacity:.9}66%{opacity:.2}70%,to{opacity:.9}}`,
  };
}

/** Fish that cross the picture at their own speeds. */
function shoal(c: Canvas): Play {
  const fish = FISH.map((name, i) => {
    const size = 0.42 + i * 0.13;
    const drawn = `<g class="f${i}"><use href="#${c.symbol(fishArt[name] ?? "")}"/></g>`;
    return at(-20 - 124 * size, 160 + ((i * 53) % 120), size, drawn);
  });
  const css = FISH.map((_, i) => {
    const way = Math.round(480 / (0.42 + i * 0.13));
    return `.f${i}{animation:f${i} ${3.5 + i * 0.8}s linear ${-i * 1.1}s infinite}@keyframes f${i}{50%{transform:translate(${way / 2}px,${i % 2 ? 14 : -14}px)}to{transform:translate(${way}px,0)}}`;
  });
  return { content: fish.join(""), css: css.join("") };
}

/** Four cards that are dealt one after the other; the highest one rises. */
function deal(c: Canvas, _: string, ink: string): Play {
  const cards = HANDS.map(([rank, suit], i) =>
    at(54 + i * 64, 256, 0.62, group(card(c, rank, suit, ink), `class="c${i}"`)),
  );
  const css = HANDS.map(([rank], i) => {
    const rest = rank === "A" ? "transform:translateY(-26px) scale(1.12)" : "transform:none";
    return `.c${i}{animation:c${i} 5s ease-out infinite}@keyframes c${i}{0%,${i * 9}%{opacity:0;transform:translate(${150 - i * 100}px,-240px) rotate(50deg)}${i * 9 + 12}%,55%{opacity:1;transform:none}65%,to{opacity:1;${rest}}}`;
  });
  return { content: cards.join(""), css: css.join("") };
}

/** Coins that rain past the hero, for all other kinds. */
function coins(c: Canvas, look: Parameters<typeof coin>[1]): Play {
  const one = c.symbol(coin(c, look));
  const drops = Array.from({ length: 7 }, (_, i) =>
    at(24 + ((i * 97) % 256), -30, 0.12 + (i % 3) * 0.04, `<g class="d${i}"><use href="#${one}"/></g>`),
  );
  const css = drops.map((_, i) => {
    const way = Math.round(400 / (0.12 + (i % 3) * 0.04));
    return `.d${i}{animation:d ${2.2 + (i % 3) * 0.7}s linear ${-i * 0.6}s infinite;--way:${way}px}`;
  });
  return {
    content: drops.join(""),
    css: `${css.join("")}@keyframes d{to{transform:translateY(var(--way)) rotate(1turn)}}`,
  };
}
