import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { GLYPHS } from "../src/session/humanCheck/captcha.glyphs.ts";

const RATE = 8_000;
const QUIET = 0.02;
const TAPS = 48;

/** Words for letters that sound alike. */
const WORDS: Readonly<Record<string, string>> = {
  A: "Alpha",
  C: "Charlie",
  D: "Delta",
  E: "Echo",
  F: "Foxtrot",
  H: "Hotel",
  K: "Kilo",
  L: "Lima",
  M: "Mike",
  N: "November",
  P: "Papa",
  R: "Romeo",
  T: "Tango",
  X: "X-ray",
  Y: "Yankee",
};

/** Mono, -1 to 1, at 8 kHz, without the silence around it. */
function speak(words: string): Float64Array {
  const wav = execFileSync("espeak-ng", ["-v", "en-us", "-s", "175", "-g", "1", "--stdout", words]);
  const from = wav.readUInt32LE(24);
  const start = wav.indexOf("data") + 8;
  const said = Float64Array.from({ length: Math.floor((wav.length - start) / 2) }, (_, at) =>
    wav.readInt16LE(start + at * 2),
  );
  const low = resample(said, from);
  const loudest = low.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
  const level = low.map((sample) => (sample / loudest) * 0.9);
  const first = level.findIndex((sample) => Math.abs(sample) > QUIET);
  const last = level.findLastIndex((sample) => Math.abs(sample) > QUIET);
  return level.slice(Math.max(0, first - 80), last + 160);
}

/**
 * Changes the sample rate with a windowed sinc as low-pass filter, because frequencies above 4 kHz would be heard as
 * other tones.
 */
function resample(samples: Float64Array, from: number): Float64Array {
  const step = from / RATE;
  return Float64Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const centre = at * step;
    let sum = 0;
    let weights = 0;
    for (let near = Math.ceil(centre - TAPS); near <= centre + TAPS; near++) {
      const x = ((near - centre) / step) * Math.PI;
      const window = 0.5 + 0.5 * Math.cos(((near - centre) / TAPS) * Math.PI);
      const weight = (x === 0 ? 1 : Math.sin(x) / x) * window;
      weights += weight;
      sum += weight * (samples[near] ?? 0);
    }
    return sum / weights;
  });
}

const clips = Object.keys(GLYPHS).map((character) => {
  const word = WORDS[character];
  return { character, samples: speak(word === undefined ? character : `${character}, ${word}`) };
});
const index: Record<string, { start: number; length: number }> = {};
const voice: number[] = [];
for (const { character, samples } of clips) {
  index[character] = { start: voice.length, length: samples.length };
  for (const sample of samples) voice.push(Math.round(128 + sample * 127));
}
const target = new URL("../src/session/humanCheck/", import.meta.url);
writeFileSync(new URL("captcha.voice.u8", target), Uint8Array.from(voice));
writeFileSync(new URL("captcha.voice.json", target), `${JSON.stringify(index, null, 2)}\n`);
process.stdout.write(`${voice.length} bytes of speech\n`);
