import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { draw, type Picture } from "../artwork/picture.ts";
import { builtFile, pictureHash } from "./builtPictures.ts";

type Bytes = Promise<Buffer>;

/** A picture in the encodings that browsers accept; each is made at its first use. */
export interface Image {
  etag: string;
  plain(): Bytes;
  br(): Bytes;
  gzip(): Bytes;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The pictures as images: from the folder that the build filled, else drawn at the first request. */
export class PictureStore {
  readonly #images = new LRUCache<string, Image>({ max: 4_000 });
  readonly #folder: string | undefined;

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** Undefined when nothing can be drawn. */
  async imageOf(picture: Picture): Promise<Image | undefined> {
    const hash = pictureHash(picture);
    const known = this.#images.get(hash);
    if (known) return known;
    const built = this.#folder && (await readFile(builtFile(this.#folder, hash)).catch(() => undefined));
    const svg = built ? undefined : draw(picture);
    const image = built ? fromBrotli(hash, built) : svg === undefined ? undefined : fromSvg(hash, svg);
    if (image) this.#images.set(hash, image);
    return image;
  }
}

const fromSvg = (hash: string, svg: string): Image => {
  const plain = Buffer.from(svg);
  return imageOf(hash, {
    plain: async () => plain,
    br: () => compress(plain, BROTLI),
  });
};

const fromBrotli = (hash: string, br: Buffer): Image =>
  imageOf(hash, { plain: () => decompress(br), br: async () => br });

function imageOf(hash: string, make: { plain: () => Bytes; br: () => Bytes }): Image {
  const plain = once(make.plain);
  return { etag: `W/"${hash}"`, plain, br: once(make.br), gzip: once(async () => zip(await plain())) };
}

function once(make: () => Bytes): () => Bytes {
  let made: Bytes | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
