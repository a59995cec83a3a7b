import { SeededRandom } from "../seededRandom.ts";
import { Canvas, circle, path, polygon, rect, stroke } from "./canvas.ts";
import { shade, tint } from "./color.ts";

/** Ways in which one pays a deposit. */
export type ChannelKind = "BANK" | "QR" | "EWALLET" | "VOUCHER" | "HOSTED_CARD";

const SIZE = 96;
const COLOURS = ["#2f6fd6", "#1c8f7a", "#8a4fd0", "#c2571a", "#b8326b", "#3f7d2c"];
const LIGHT = "#ffffff";

/** A corner mark of a QR code. */
const finder = (x: number, y: number) =>
  rect(x, y, 18, 18, "none", `rx="3" ${stroke(LIGHT, 4)}`) + rect(x + 6, y + 6, 6, 6, LIGHT);

/** Positions of the dots of a QR code, in pixels. */
const dots = [
  [54, 54],
  [66, 54],
  [60, 60],
  [54, 66],
  [66, 66],
] as const;

/** The sign of each kind, on a tile of one colour. */
const signs: Readonly<Record<ChannelKind, (color: string) => string>> = {
  BANK: () =>
    path(
      polygon([
        [48, 20],
        [76, 36],
        [20, 36],
      ]),
      LIGHT,
    ) +
    [25, 38, 52, 65].map((x) => rect(x, 41, 6, 22, LIGHT)).join("") +
    rect(20, 67, 56, 7, LIGHT, 'rx="2"'),
  QR: () => finder(24, 24) + finder(54, 24) + finder(24, 54) + dots.map(([x, y]) => rect(x, y, 6, 6, LIGHT)).join(""),
  EWALLET: (color) =>
    path("M26 32 64 22a4 4 0 0 1 5 4v6Z", LIGHT, 'opacity=".7"') +
    rect(20, 32, 56, 40, LIGHT, 'rx="7"') +
    rect(56, 44, 20, 16, color, 'rx="8"') +
    circle(64, 52, 3.5, LIGHT),
  VOUCHER: (color) =>
    path("M18 32H78V42A6 6 0 0 0 78 54V64H18V54A6 6 0 0 0 18 42Z", LIGHT) +
    path("M58 34V62", "none", stroke(color, 3, 'stroke-dasharray="5 4"')) +
    path("M28 43H48M28 53H42", "none", stroke(color, 4, 'stroke-linecap="round"')),
  HOSTED_CARD: (color) =>
    rect(17, 28, 62, 42, LIGHT, 'rx="7"') + rect(17, 37, 62, 9, color) + rect(25, 54, 14, 8, color, 'rx="2"'),
};

/** The icon of a deposit channel: the sign of its kind on a tile in the channel's colour. */
export function channelIcon(id: string, kind: ChannelKind): string {
  const c = new Canvas();
  const color = new SeededRandom("channel", id).pick(COLOURS);
  const tile = c.linear(`${tint(color, 0.2)} ${color}@50 ${shade(color, 0.25)}`, 60);
  return c.svg(SIZE, SIZE, "", rect(0, 0, SIZE, SIZE, tile, 'rx="22"') + signs[kind](color));
}
