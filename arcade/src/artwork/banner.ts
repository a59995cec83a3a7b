import { SeededRandom } from "../seededRandom.ts";
import { at, Canvas, circle, ellipse, rect } from "./canvas.ts";
import { tint } from "./color.ts";
import { rays, type Stage } from "./scene.ts";
import type { Look } from "./subject.ts";
import { luckyStar } from "./subjects/fruits.ts";
import { SUBJECTS } from "./subjects.ts";
import { THEMES } from "./themes.ts";

/** The content of a banner. */
export interface BannerArt {
  theme: string;
  /** The index of the theme's palette and scene, modulo their number. */
  palette: number;
  scene: number;
  /** The first stands in the middle, the next two beside it, the rest small around them. */
  subjects: readonly string[];
}

export type BannerShape = "wide" | "compact";

/** The size of a composition, and the places in it. */
export interface Frame {
  width: number;
  height: number;
  /** The place of the middle subject. */
  x: number;
  y: number;
  unit: number;
  /** The side without details, for a title. */
  calm: { angle: number; stops: string };
}

const FRAMES: Record<BannerShape, Frame> = {
  wide: { width: 1600, height: 560, x: 1060, y: 272, unit: 1.95, calm: { angle: 0, stops: "/.94 /.72@26 /0@58 /0" } },
  compact: { width: 1200, height: 900, x: 610, y: 380, unit: 2.6, calm: { angle: 90, stops: "/0 /0@44 /.78@78 /.96" } },
};

/**
 * A picture for the top of a page. Its left third (compact: its lower third) has few details, to leave space for a
 * title.
 */
export function banner(id: string, art: BannerArt, shape: BannerShape): string {
  const c = new Canvas();
  const frame = FRAMES[shape];
  return c
    .svg(frame.width, frame.height, "", composition(c, id, art, frame))
    .replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ');
}

/** The scene of a banner with its subjects, from edge to edge of the frame. */
export function composition(
  c: Canvas,
  id: string,
  { theme: name, palette: shade, scene, subjects }: BannerArt,
  { width, height, x, y, unit, calm }: Frame,
): string {
  const theme = THEMES[name] ?? THEMES.classic;
  if (!theme) throw new Error("no theme");
  const random = new SeededRandom("banner", id);
  const palette = theme.palettes[shade % theme.palettes.length];
  const draw = theme.scenes[scene % theme.scenes.length];
  if (!palette || !draw) throw new Error(`nothing to draw for banner ${id}`);
  const stage: Stage = { width, height, x, y, palette, random };
  const look = (i: number): Look => ({
    ink: palette.ink,
    main: i % 2 ? palette.accent : palette.main,
    accent: i % 2 ? palette.main : palette.accent,
    random,
  });
  const drawn = (i: number, dx: number, dy: number, size: number, turn: number) => {
    const key = subjects[i];
    return key === undefined
      ? ""
      : at(x + dx * unit, y + dy * unit, size * unit, (SUBJECTS[key] ?? luckyStar)(c, look(i)), turn);
  };
  const far =
    drawn(3, -178, -74, 0.3, -18) +
    drawn(4, 176, -80, 0.32, 16) +
    drawn(5, -214, 52, 0.34, -10) +
    drawn(6, 212, 44, 0.34, 12);
  const beside = drawn(1, -112, 26, 0.66, -9) + drawn(2, 114, 28, 0.66, 9);
  const middle = drawn(0, 0, -6, 1.08, 0);
  const light = tint(palette.glow, 0.35);
  const stops = calm.stops
    .split(" ")
    .map((stop) => {
      const [opacity, place] = stop.slice(1).split("@");
      return `${palette.ink}${place ? `@${place}` : ""}/${opacity}`;
    })
    .join(" ");
  return (
    draw(c, stage) +
    rays(x, y, width, 18, tint(palette.glow, 0.5), 0.1) +
    circle(x, y, 150 * unit, c.glow(palette.glow, 0.8)) +
    ellipse(x, y + 118 * unit, 190 * unit, 22 * unit, c.glow(light, 0.5)) +
    `<g opacity=".92">${far}</g><g ${c.lift(light)}>${beside}</g><g ${c.lift(light)}>${middle}</g>` +
    rect(0, 0, width, height, c.linear(stops, calm.angle)) +
    rect(0, height * 0.7, width, height * 0.3, c.linear(`${palette.ink}@0/0 ${palette.ink}@100/.55`))
  );
}
