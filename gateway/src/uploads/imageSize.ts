/** The type and size that the bytes of a file state. Its name does not matter. */
export interface ImageInfo {
  type: "image/png" | "image/jpeg";
  width: number;
  height: number;
}

const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Type and size of a PNG or JPEG; null for other files and for incomplete ones. */
export function imageInfo(bytes: Buffer): ImageInfo | null {
  if (bytes.subarray(0, 8).equals(pngMagic)) return pngInfo(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return jpegInfo(bytes);
  return null;
}

function pngInfo(bytes: Buffer): ImageInfo | null {
  if (bytes.length < 24 || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  return { type: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function jpegInfo(bytes: Buffer): ImageInfo | null {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Frame headers of all codings. The three markers left out among them are tables.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: "image/jpeg", height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}
