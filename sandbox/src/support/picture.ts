import sharp from "sharp";
import { PlatformError } from "../http/errors.ts";

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_SIDE = 4_096;
/** Large enough to read a receipt. */
const KEPT_SIDE = 2_560;

const STARTS = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

export interface Picture {
  content: Uint8Array;
  width: number;
  height: number;
}

/** The stored form of a picture: upright, re-encoded as WebP, without any metadata. */
export async function redraw(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length > MAX_BYTES) throw new PlatformError("IMAGE_TOO_LARGE");
  if (!STARTS.some((start) => start.every((byte, at) => bytes[at] === byte))) throw new PlatformError("IMAGE_TYPE");
  const image = sharp(bytes, { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: "error", animated: false });
  const {
    width = 0,
    height = 0,
    format,
  } = await image.metadata().catch(() => {
    throw new PlatformError("IMAGE_TYPE");
  });
  if (format !== "png" && format !== "jpeg") throw new PlatformError("IMAGE_TYPE");
  if (width > MAX_SIDE || height > MAX_SIDE) throw new PlatformError("IMAGE_TOO_LARGE");
  const drawn = await image
    .rotate()
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new PlatformError("IMAGE_TYPE");
    });
  return { content: new Uint8Array(drawn.data), width: drawn.info.width, height: drawn.info.height };
}
