import { SeededRandom } from "../seededRandom.ts";
import { at, Canvas, circle, rect } from "./canvas.ts";
import { shade, tint } from "./color.ts";
import { rays } from "./scene.ts";
import { SUBJECTS } from "./subjects.ts";

/** The subject, background and main colour of each avatar. */
const AVATARS: readonly (readonly [subject: string, color: string, main: string])[] = [
  ["tiger", "#12a07a", "#3ad84a"],
  ["panda", "#e8508a", "#e0203a"],
  ["fox", "#2a6af0", "#22b8ff"],
  ["lion", "#a02ad0", "#ffb81c"],
  ["wolf", "#1a3a8a", "#3ae0ff"],
  ["owl", "#0a8a9a", "#ffb81c"],
  ["luckyCat", "#d8203a", "#e0142c"],
  ["dragon", "#f0a01a", "#e0203a"],
  ["frog", "#7a4af0", "#ffb81c"],
  ["astronaut", "#0a2a6a", "#2a8af0"],
  ["phoenix", "#e05a1a", "#e0203a"],
  ["unicorn", "#ff8ad0", "#a04aff"],
];

export const AVATAR_COUNT = AVATARS.length;

/** An avatar for accounts, by its number from 1; undefined for an unknown number. */
export function avatar(number: number): string | undefined {
  const chosen = AVATARS[number - 1];
  const subject = chosen && SUBJECTS[chosen[0]];
  if (!chosen || !subject) return undefined;
  const [name, color, main] = chosen;
  const c = new Canvas();
  const look = { ink: "#180a2c", main, accent: "#ffd84a", random: new SeededRandom("avatar", name) };
  return c.svg(
    240,
    240,
    "",
    rect(0, 0, 240, 240, c.radial(`${tint(color, 0.45)} ${color}@55 ${shade(color, 0.55)}`, 0.5, 0.4, 0.75)) +
      rays(120, 118, 200, 12, "#fff", 0.1) +
      circle(120, 118, 92, c.glow("#ffffff", 0.45)) +
      `<g ${c.lift(tint(color, 0.7))}>${at(120, 126, 0.94, subject(c, look))}</g>`,
  );
}
