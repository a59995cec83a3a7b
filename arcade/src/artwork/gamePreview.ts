import { fishArt } from "../pages/fishing.art.js";
import type { PlayKind } from "../pages/gameMessages.ts";
import { at, Canvas, circle, group, path, rect, stroke } from "./canvas.ts";
import { shade, tint } from "./color.ts";
import { gameDesign, type IconGame } from "./gameDesign.ts";
import { GLYPHS } from "./glyphs.ts";
import { lettering } from "./lettering.ts";
import { rays, type Stage } from "./scene.ts";
import { drawSymbols } from "./slotSymbols.ts";
import { card, stack } from "./subjects/parts.ts";

const WIDTH = 300;
const HEIGHT = 400;
const LONGEST_TITLE = 60;

/** The symbols on the reels of a preview: the first one wins. */
const SYMBOLS = ["W", "A", "B", "C", "H", "S"];
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
/** The colours of the chips on the spots of a table. */
const SPOTS = ["#e0223c", "#f0a01a", "#2a7de0"];
const WINNING_SPOT = 1;
const FELT = 'rx="14" stroke="#fff" stroke-opacity=".35" stroke-width="2"';
/** The places of the drawn numbers on the board. */
const DRAWN = [3, 17, 12, 22, 9];

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
  const play = plays[kind](c, palette.main, palette.ink, game);
  // Not a filter's blurred light, which would be drawn again for each picture of the motion.
  const shine = circle(150, 94, 111, c.glow(tint(palette.glow, 0.35), 0.6));
  const hero = at(150, 94, 0.74, group(subject(c, look), 'class="hero"'));
  const halo = at(150, 120, 1, group(rays(0, 0, 320, 12, tint(palette.glow, 0.5), 0.16), 'class="halo"'));
  const floor = rect(0, 210, WIDTH, 190, c.linear(`${palette.ink}@0/0 ${palette.ink}@48/.72 ${palette.ink}@100/.96`));
  const place = { centre: 150, bottom: 386, width: 250, tallest: 32 };
  const title = lettering(c, game.title.slice(0, LONGEST_TITLE), place, letterStyle);
  const css = `.hero{animation:hero 2.5s ease-in-out infinite alternate}@keyframes hero{from{transform:rotate(-2deg)}to{transform:translateY(-8px) rotate(2deg) scale(1.05)}}.halo{animation:halo 20s linear infinite}@keyframes halo{to{transform:rotate(1turn)}}`;
  return c.svg(
    WIDTH,
    HEIGHT,
    game.title,
    `<style>${css}${play.css}</style>${scene(c, stage)}${halo}${shine}${hero}${floor}${play.content}${title}`,
  );
}

const plays: Record<PlayKind, (c: Canvas, main: string, ink: string, game: IconGame) => Play> = {
  slot: reels,
  fishing: shoal,
  table: bets,
  match: goal,
  keno: draw,
  duel: deal,
};

/** Three reels that spin and stop one after the other, with the same symbol on the middle line. */
function reels(c: Canvas, main: string, ink: string, game: IconGame): Play {
  const drawn = drawSymbols(c, game);
  const symbols = SYMBOLS.map((symbol) => c.symbol(drawn.get(symbol) ?? ""));
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

/** The spots of a table, a light that runs over them, and the chips of the one that wins. */
function bets(c: Canvas, main: string, ink: string): Play {
  const felt = rect(16, 182, 268, 96, c.linear(`${shade(main, 0.5)} ${shade(ink, 0.4)}`), FELT);
  const spots = [0, 1, 2].map((spot) => {
    const x = 22 + spot * 87;
    const box = (fill: string, more: string) => rect(x, 189, 82, 82, fill, `rx="10" ${more}`);
    const chips = at(x + 41, 228, 0.44, stack(c, SPOTS[spot] ?? main, ink, 2));
    const won = at(x + 41, 202, 0.44, stack(c, SPOTS[spot] ?? main, ink, 3));
    return (
      box("#000", 'opacity=".25"') +
      box(c.gold(60), `class="light s${spot}"`) +
      group(chips, `class="chips p${spot}"`) +
      (spot === WINNING_SPOT ? group(won, 'class="won"') : "")
    );
  });
  const css = [0, 1, 2]
    .map((spot) => {
      const passes = [0, 1, 2].map((turn) => 24 + turn * 12 + spot * 4);
      const flashes = passes.map((from) => `${from}%{opacity:.75}${from + 4}%{opacity:0}`).join("");
      const end = spot === WINNING_SPOT ? "62%,to{opacity:.9}" : "62%,to{opacity:0}";
      const kept = spot === WINNING_SPOT ? "" : "66%{opacity:1}74%,to{opacity:0}";
      return `.s${spot}{animation:s${spot} 5s infinite}@keyframes s${spot}{0%,22%{opacity:0}${flashes}${end}}.p${spot}{animation:p${spot} 5s ease-out infinite}@keyframes p${spot}{0%,${spot * 5}%{opacity:0;transform:translateY(90px)}${spot * 5 + 7}%{opacity:1;transform:none}${kept}}`;
    })
    .join("");
  return {
    content: felt + spots.join(""),
    css: `${css}.won{animation:won 5s ease-out infinite}@keyframes won{0%,68%{opacity:0;transform:translateY(-110px)}76%,to{opacity:1;transform:none}}`,
  };
}

/** A pitch on which the ball goes from side to side, and a score that rises with the goal. */
function goal(c: Canvas, main: string, ink: string): Play {
  const line = stroke("#fff", 3, 'opacity=".7"');
  const pitch =
    rect(16, 206, 268, 94, c.linear(`${shade(main, 0.7)} ${shade(main, 0.4)}`, 0), FELT) +
    path("M150 206V300M16 232H44V274H16M284 232H256V274H284", "none", line) +
    circle(150, 253, 22, "none", line);
  const ball = group(circle(0, 0, 9, c.orb("#e8ecf8"), stroke(ink, 2)), 'class="ball"');
  const digit = (sign: "0" | "1", x: number, name: string) =>
    at(x, 166, 2.2, group(path(GLYPHS[sign]?.d ?? "", "none", stroke("#fff", 1.6)), `class="${name}"`));
  const board =
    rect(92, 156, 116, 42, "#0a0816", `rx="10" opacity=".85"`) +
    digit("0", 112, "before") +
    digit("1", 116, "after") +
    path("M144 178H156", "none", stroke("#fff", 4)) +
    digit("0", 176, "");
  return {
    content: pitch + at(40, 253, 1, ball) + board,
    css: ".ball{animation:ball 5s ease-in-out infinite}@keyframes ball{14%{transform:translate(110px,-26px)}28%{transform:translate(170px,24px)}42%{transform:translate(90px,10px)}56%,80%{transform:translate(236px,-2px)}}.before{animation:before 5s step-end infinite}@keyframes before{56%,to{opacity:0}}.after{animation:after 5s step-end infinite}@keyframes after{0%{opacity:0}56%,to{opacity:1}}",
  };
}

/** Balls that are drawn one after the other; each lights its number on the board. */
function draw(c: Canvas, main: string, ink: string): Play {
  const cell = c.symbol(rect(-14, -14, 28, 28, c.linear(`${tint(main, 0.25)} ${shade(main, 0.5)}`), 'rx="7"'));
  const lit = c.symbol(rect(-14, -14, 28, 28, c.gold(), 'rx="7"'));
  const ball = c.symbol(circle(0, 0, 17, c.orb(tint(main, 0.2)), stroke(ink, 2)) + circle(0, 0, 8, "#fff"));
  const place = (number: number) => `translate(${31 + (number % 8) * 34} ${212 + Math.floor(number / 8) * 32})`;
  const cells = Array.from({ length: 24 }, (_, number) => `<use href="#${cell}" transform="${place(number)}"/>`);
  const drawn = DRAWN.map(
    (number, i) =>
      at(62 + i * 44, 170, 1, `<use href="#${ball}" class="b${i}"/>`) +
      group(`<use href="#${lit}" class="n${i}"/>`, `transform="${place(number)}"`),
  );
  const css = DRAWN.map((_, i) => {
    const from = 6 + i * 13;
    return `.b${i}{animation:b${i} 5s ease-out infinite}@keyframes b${i}{0%,${from}%{opacity:0;transform:translateY(-90px) rotate(-1turn)}${from + 9}%,to{opacity:1;transform:none}}.n${i}{animation:n${i} 5s infinite}@keyframes n${i}{0%,${from + 9}%{opacity:0}${from + 12}%,to{opacity:1}}`;
  });
  return {
    content: rect(10, 192, 280, 104, "#05030f", 'rx="14" opacity=".55"') + cells.join("") + drawn.join(""),
    css: css.join(""),
  };
}
