import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { draw, type Picture } from "../artwork/picture.ts";

const artwork = path.join(import.meta.dirname, "../artwork");

/** A hash of the drawing code. */
const artworkVersion = (() => {
  const hash = createHash("sha256");
  for (const file of globSync("**/*.ts", { cwd: artwork }).sort()) hash.update(readFileSync(path.join(artwork, file)));
  return hash.digest("base64url");
})();

/** The name of a picture in the build: a hash of the drawing code and of the values that the picture is drawn from. */
export const pictureHash = (picture: Picture): string =>
  createHash("sha256").update(artworkVersion).update(stableJson(picture)).digest("base64url").slice(0, 22);

/** JSON with the keys of every object in alphabetical order. */
const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The file of a picture in a folder of built pictures: SVG, compressed with Brotli. */
export const builtFile = (folder: string, hash: string): string => path.join(folder, `${hash}.svg.br`);

/** Draws the pictures that the folder lacks, and removes those that are not in the list. */
export function buildPictures(folder: string, pictures: Iterable<Picture>): { drawn: number; kept: number } {
  mkdirSync(folder, { recursive: true });
  const old = new Set(readdirSync(folder));
  const counts = { drawn: 0, kept: 0 };
  for (const picture of pictures) {
    const file = builtFile(folder, pictureHash(picture));
    old.delete(path.basename(file));
    const svg = existsSync(file) ? undefined : draw(picture);
    if (svg === undefined) counts.kept += 1;
    else {
      writeFileSync(file, brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
      counts.drawn += 1;
    }
  }
  for (const name of old) rmSync(path.join(folder, name));
  return counts;
}
