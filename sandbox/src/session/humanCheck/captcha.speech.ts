import { randomBytes, randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import index from "./captcha.voice.json" with { type: "json" };

const RATE = 8_000;
const HEADER_BYTES = 44;
const SILENCE = 128;
const NOISE = 13;

const voice = readFileSync(new URL("captcha.voice.u8", import.meta.url));
const places = new Map(Object.entries(index));

/** The text spoken character by character, with varying pauses and noise: a WAV of 8-bit samples. */
export function speak(text: string): Buffer {
  const parts = [...text].flatMap((character) => {
    const { start = 0, length = 0 } = places.get(character) ?? {};
    return [silence(250, 650), louder(voice.subarray(start, start + length), randomInt(75, 101) / 100)];
  });
  const samples = Buffer.concat([...parts, silence(250, 650)]);
  const noise = randomBytes(samples.length);
  samples.forEach((sample, at) => {
    samples[at] = clamp(sample + ((noise[at] ?? 0) % (2 * NOISE + 1)) - NOISE);
  });
  return Buffer.concat([header(samples.length), samples]);
}

const silence = (least: number, most: number) => Buffer.alloc((randomInt(least, most) * RATE) / 1000, SILENCE);
const louder = (clip: Buffer, factor: number) =>
  Buffer.from(clip.map((sample) => clamp(SILENCE + (sample - SILENCE) * factor)));
const clamp = (sample: number) => Math.max(0, Math.min(255, Math.round(sample)));

/** RIFF header for mono PCM. */
function header(bytes: number): Buffer {
  const riff = Buffer.alloc(HEADER_BYTES);
  riff.write("RIFF", 0, "latin1");
  riff.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  riff.write("WAVEfmt ", 8, "latin1");
  riff.writeUInt32LE(16, 16);
  riff.writeUInt16LE(1, 20);
  riff.writeUInt16LE(1, 22);
  riff.writeUInt32LE(RATE, 24);
  riff.writeUInt32LE(RATE, 28);
  riff.writeUInt16LE(1, 32);
  riff.writeUInt16LE(8, 34);
  riff.write("data", 36, "latin1");
  riff.writeUInt32LE(bytes, 40);
  return riff;
}
