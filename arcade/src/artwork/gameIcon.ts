import { at, Canvas, circle, rect } from "./canvas.ts";
import { shade, tint } from "./color.ts";
import { frame, signatureOf } from "./frames.ts";
import { gameDesign, type IconGame, type Layout } from "./gameDesign.ts";
import { lettering, toLines } from "./lettering.ts";
import { rays, type Stage } from "./scene.ts";
import type { Look } from "./subject.ts";

const WIDTH = 300;
const HEIGHT = 400;
/** A larger icon is drawn again with fewer details. */
const MOST_BYTES = 9_000;

/** A longer title could not be read on an icon. */
const LONGEST_TITLE = 60;

/** A game's icon in the format 3 to 4: always the same for the same game, at most 9 kB. */
export function gameIcon(game: IconGame): string {
  for (const detail of [2, 1, 0]) {
    const svg = draw(game, detail);
    if (Buffer.byteLength(svg) <= MOST_BYTES || detail === 0) return svg;
  }
  throw new Error("unreachable");
}

/** `detail` 2 draws everything, 1 leaves the props out, 0 the scene's figures too. */
function draw(game: IconGame, detail: number): string {
  const c = new Canvas();
  const { random, palette, scene, subject, props, letterStyle, isMirrored, ...design } = gameDesign(game);
  const layout = withSpaceForTitle(design.layout, game.title);
  const { x, y, scale, turn } = layout;
  const stage: Stage = { width: WIDTH, height: HEIGHT, x, y, palette, random };
  const look: Look = { ink: palette.ink, main: palette.main, accent: palette.accent, random };
  const others = random.shuffle(props.filter((prop) => prop !== subject));

  const behind = detail === 0 ? plainScene(c, stage) : scene(c, stage);
  const halo =
    random.chance(0.35) && detail > 0 ? rays(x, y, 320, 12, tint(palette.glow, 0.5), 0.12, random.int(0, 30)) : "";
  const around =
    detail === 2
      ? layout.props.map(([px, py, size, tilt], i) => {
          const prop = others[i % Math.max(1, others.length)];
          return prop ? at(px, py, size, prop(c, { ...look, main: i ? palette.accent : palette.main }), tilt) : "";
        })
      : [];
  const medal = layout.isMedal
    ? circle(x, y, 122, shade(palette.low, 0.2), `stroke="${c.gold(60)}" stroke-width="11"`) +
      circle(x, y, 114, c.radial(`${tint(palette.glow, 0.3)} ${palette.mid}@60 ${palette.low}`)) +
      rays(x, y, 112, 14, palette.glow, 0.22)
    : "";
  // Not a filter's blurred light: a lobby of icons would take a third more time to draw.
  const shine = layout.isMedal ? "" : circle(x, y, 150 * scale, c.glow(tint(palette.glow, 0.35), 0.6));
  const hero = at(x, y, scale, subject(c, look), isMirrored ? -turn : turn);
  const floor = rect(0, 210, WIDTH, 190, c.linear(`${palette.ink}@0/0 ${palette.ink}@48/.72 ${palette.ink}@100/.96`));
  const title = lettering(
    c,
    game.title.slice(0, LONGEST_TITLE),
    { centre: 150, bottom: 374, width: 250, tallest: 46 },
    letterStyle,
  );
  const content =
    behind +
    halo +
    around.join("") +
    medal +
    shine +
    hero +
    floor +
    title +
    frame(c, WIDTH, HEIGHT, signatureOf(game.vendorCode));
  return c.svg(WIDTH, HEIGHT, game.title, content);
}

/** Moves the subject up for a title of three lines. */
const withSpaceForTitle = (layout: Layout, title: string): Layout =>
  toLines(title).length < 3 ? layout : { ...layout, y: layout.y - 16, scale: layout.scale * 0.92 };

const plainScene = (c: Canvas, { x, y, palette }: Stage) =>
  rect(0, 0, WIDTH, HEIGHT, c.linear(`${palette.top} ${palette.mid}@52 ${palette.low}`)) +
  circle(x, y, 200, c.glow(palette.glow));
