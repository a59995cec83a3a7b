import { SeededRandom } from "../seededRandom.ts";
import { at, Canvas } from "./canvas.ts";
import { curtain } from "./scenes/halls.ts";
import { dice } from "./subjects/dice.ts";

/** The icon of a game without a picture. */
export function defaultIcon(): string {
  const c = new Canvas();
  const random = new SeededRandom("default");
  const palette = {
    top: "#10142c",
    mid: "#2a3460",
    low: "#080a18",
    glow: "#8aa0ff",
    main: "#2a3470",
    accent: "#7a8ad0",
    ink: "#05060f",
  };
  const stage = { width: 300, height: 400, x: 150, y: 190, palette, random };
  return c.svg(
    300,
    400,
    "",
    curtain(c, stage) +
      `<g ${c.lift("#8aa0ff")}>${at(150, 200, 1.1, dice(c, { ink: palette.ink, main: "#4a5ab0", accent: "#8a9ae8", random }))}</g>`,
  );
}
