import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { PNG } from "pngjs";
import type { Database } from "../../db/openDatabase.ts";
import { PlatformError } from "../../http/errors.ts";
import type { Clock } from "../../time/clock.ts";
import { GLYPHS } from "./captcha.glyphs.ts";
import { captchas } from "./captcha.tables.ts";

const LENGTH = 4;
const LIFETIME_MS = 120_000;
const WIDTH = 160;
const HEIGHT = 56;
const SCALE = 5;

type Challenge = typeof captchas.$inferSelect;

/** Captchas to read or to hear. Each challenge can be answered once, within two minutes, at any process. */
export class Captchas {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async create(): Promise<Challenge> {
    const now = this.#clock.now();
    const letters = Object.keys(GLYPHS);
    const text = Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join("");
    const challenge = { id: randomUUID(), text, expiresAt: new Date(now.getTime() + LIFETIME_MS) };
    await this.#db.insert(captchas).values(challenge);
    return challenge;
  }

  /** The text of an open challenge; throws CAPTCHA_INVALID for any other. */
  async find(id: string): Promise<Challenge> {
    const [challenge] = await this.#db.select().from(captchas).where(eq(captchas.id, id));
    if (challenge === undefined || challenge.expiresAt <= this.#clock.now()) throw invalid();
    return challenge;
  }

  /** Throws CAPTCHA_INVALID unless the answer is right, in time and the first one. */
  async check(id: string, answer: string): Promise<void> {
    const [challenge] = await this.#db.delete(captchas).where(eq(captchas.id, id)).returning();
    const isRight =
      challenge !== undefined &&
      challenge.expiresAt > this.#clock.now() &&
      challenge.text === answer.trim().toUpperCase();
    if (!isRight) throw invalid();
  }
}

const invalid = () => new PlatformError("CAPTCHA_INVALID", { value: { captcha: true } });

type Plot = (x: number, y: number, shade: number) => void;

/** Draws the text in a bitmap font, each letter turned and shifted, with noise and strokes. */
export function draw(text: string): Buffer {
  const png = new PNG({ width: WIDTH, height: HEIGHT });
  const noise = randomBytes(WIDTH * HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const ground = 226 + ((noise[i] ?? 0) % 30);
    png.data.set([ground, ground, ground, 255], i * 4);
  }
  const plot: Plot = (x, y, shade) => {
    const column = Math.round(x);
    const row = Math.round(y);
    if (column < 0 || row < 0 || column >= WIDTH || row >= HEIGHT) return;
    png.data.set([shade, shade, Math.min(255, shade + 40), 255], (row * WIDTH + column) * 4);
  };
  [...text].forEach((letter, index) => {
    drawLetter(plot, letter, 12 + index * 37);
  });
  for (let stroke = 0; stroke < 3; stroke++) drawStroke(plot);
  return PNG.sync.write(png);
}

function drawLetter(plot: Plot, letter: string, left: number): void {
  const angle = (randomInt(-22, 23) * Math.PI) / 180;
  const lift = randomInt(-5, 6);
  const shade = randomInt(20, 90);
  const rows = GLYPHS[letter] ?? [];
  const centreX = 2.5 * SCALE;
  const centreY = 3.5 * SCALE;
  rows.forEach((row, y) => {
    [...row].forEach((dot, x) => {
      if (dot === " ") return;
      for (let dx = 0; dx < SCALE; dx++) {
        for (let dy = 0; dy < SCALE; dy++) {
          const px = x * SCALE + dx - centreX;
          const py = y * SCALE + dy - centreY;
          plot(
            left + centreX + px * Math.cos(angle) - py * Math.sin(angle),
            HEIGHT / 2 + lift + px * Math.sin(angle) + py * Math.cos(angle),
            shade,
          );
        }
      }
    });
  });
}

function drawStroke(plot: Plot): void {
  const from = randomInt(6, HEIGHT - 6);
  const to = randomInt(6, HEIGHT - 6);
  const bend = randomInt(-14, 15);
  const shade = randomInt(70, 130);
  for (let x = 0; x < WIDTH; x++) {
    const t = x / WIDTH;
    const y = from + (to - from) * t + bend * Math.sin(t * Math.PI * 2);
    plot(x, y, shade);
    plot(x, y + 1, shade);
  }
}
