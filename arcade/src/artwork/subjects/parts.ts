import { at, type Canvas, circle, ellipse, group, path, rect, stroke } from "../canvas.ts";

/** Eyes that look straight at the player, glowing a little. */
export const eyes = (c: Canvas, color: string, x: number, y: number, size = 1) =>
  c.both(
    path(
      `M${x - 18 * size} ${y + 6 * size}Q${x - 2 * size} ${y - 14 * size} ${x + 20 * size} ${y - 8 * size} ${x + 14 * size} ${y + 12 * size} ${x - 18 * size} ${y + 6 * size}Z`,
      color,
      stroke("#140612", 5 * size),
    ) +
      ellipse(x + 1, y - 1, 4.5 * size, 8 * size, "#140612") +
      circle(x - 3 * size, y - 5 * size, 2.6 * size, "#fff"),
  );

export const halfDark = (d: string) => path(d, "#12031f", 'opacity=".22"');

export const roundEye = (x: number, y: number, r: number, ink: string) =>
  circle(x, y, r, "#fff", stroke(ink, 5)) +
  circle(x - r * 0.15, y + r * 0.05, r * 0.58, "#140a24") +
  circle(x - r * 0.38, y - r * 0.3, r * 0.25, "#fff");

export const SUITS = {
  heart: "M0 9C-10 1-11-8-4-9-1-9 0-6 0-5 0-6 1-9 4-9 11-8 10 1 0 9Z",
  spade: "M0-10C9-2 12 3 8 6 5 8 1 6 1 4L4 10H-4L-1 4C-1 6-5 8-8 6-12 3-9-2 0-10Z",
  diamond: "M0-10L8 0 0 10-8 0Z",
  club: "M0-10C5-10 7-5 4-2 9-4 12 1 9 5 6 8 2 6 1 3L4 10H-4L-1 3C-2 6-6 8-9 5-12 1-9-4-4-2-7-5-5-10 0-10Z",
} as const;
type Suit = keyof typeof SUITS;

const RANKS: Record<string, string> = {
  A: "M-6 8L0-9 6 8M-4 3H4",
  K: "M-5-9V8M6-9L-4 1M-1-1L6 8",
  Q: "M0-9Q-7-9-7-1Q-7 8 0 8Q7 8 7-1Q7-9 0-9M1 3L7 9",
  J: "M5-9V3Q5 8 0 8Q-5 8-5 3",
  "8": "M0-9Q-5-9-5-5Q-5-1 0-1Q5-1 5-5Q5-9 0-9M0-1Q-6-1-6 4Q-6 8 0 8Q6 8 6 4Q6-1 0-1",
  "9": "M5-4Q5 1 0 1Q-5 1-5-4Q-5-9 0-9Q5-9 5-4V2Q5 8-1 8Q-5 8-5 5",
};

const isRed = (suit: Suit) => suit === "heart" || suit === "diamond";

/** A playing card, 92 by 132. */
export const card = (c: Canvas, rank: string, suit: Suit, ink: string) => {
  const color = isRed(suit) ? "#d8102c" : "#181430";
  return (
    `<use href="#${c.symbol(rect(-46, -66, 92, 132, c.linear("#fff #e4e0f0", 60), `rx="10" ${stroke(ink, 5)}`))}"/>` +
    at(-28, -44, 1.55, path(RANKS[rank] ?? "", "none", stroke(color, 3.4, 'stroke-linecap="round"'))) +
    at(-28, -14, 0.95, path(SUITS[suit], color)) +
    at(8, 16, 3.1, path(SUITS[suit], isRed(suit) ? c.linear("#ff6a70 #c00420") : c.linear("#5a5480 #0c0820")))
  );
};

/** A stack of chips. All stacks of a picture share their shapes and get their colour from the stack. */
export const stack = (c: Canvas, color: string, ink: string, count: number) => {
  const shadow = c.linear("#08021c@0/.5 #fff@35/.3 #08021c@100/.65", 0);
  const barrel = "M-44 60V74A44 17 0 0 0 44 74V60Z";
  const side = c.symbol(
    path(barrel, "currentColor", stroke(ink, 4)) +
      path("M-30 72V85L-18 89V76ZM-6 77V90H6V77ZM30 72V85L18 89V76Z", "#fff") +
      path(barrel, shadow),
  );
  const top = c.symbol(
    ellipse(0, 60, 44, 17, "currentColor", stroke(ink, 4)) +
      ellipse(0, 60, 37, 14, "none", 'stroke="#fff" stroke-width="7" stroke-dasharray="13 15"') +
      ellipse(0, 60, 28, 10, "#fff", 'opacity=".25"'),
  );
  const chips = Array.from({ length: count }, (_, i) => `<use href="#${side}" y="${-14 * i}"/>`).join("");
  return group(`${chips}<use href="#${top}" y="${-14 * (count - 1)}"/>`, `color="${color}"`);
};
