import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import { avatar } from "../artwork/avatar.ts";
import { type BannerShape, banner } from "../artwork/banner.ts";
import { defaultIcon } from "../artwork/defaultIcon.ts";
import { gameIcon } from "../artwork/gameIcon.ts";
import { ARTWORK_VERSION } from "../artwork/pictures.ts";
import { vendorLogo } from "../artwork/vendorLogo.ts";
import type { PictureCatalogue } from "../platform.ts";

interface Image {
  etag: string;
  plain: Buffer;
  br: Promise<Buffer>;
  gzip: Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The pictures of games, vendors, banners and accounts, as each CDN of the platform serves them. */
export function pictureRoutes(catalogue: PictureCatalogue) {
  const images = new LRUCache<string, Image>({
    max: 4_000,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ plain }) => plain.length * 2,
  });

  async function send(c: Context, key: string, draw: () => string | undefined | Promise<string | undefined>) {
    let image = images.get(key);
    if (!image) {
      const svg = await draw();
      if (svg === undefined) return c.notFound();
      image = toImage(svg);
      images.set(key, image);
    }
    openToAll(c);
    // Only an address with the version in it can be kept for ever.
    const keep = c.req.query("v") === String(ARTWORK_VERSION) ? "max-age=31536000, immutable" : "max-age=300";
    c.header("Cache-Control", `public, ${keep}`);
    c.header("Vary", "Accept-Encoding");
    c.header("ETag", image.etag);
    if (c.req.header("If-None-Match")?.includes(image.etag)) return c.body(null, 304);
    const accepted = c.req.header("Accept-Encoding") ?? "";
    const coding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
    if (coding) c.header("Content-Encoding", coding);
    const body = coding ? await image[coding] : image.plain;
    c.header("Content-Type", "image/svg+xml; charset=utf-8");
    return c.body(new Uint8Array(body));
  }

  return new Hono()
    .get("/cdn-health", (c) => {
      openToAll(c);
      return c.text("ok");
    })
    .get("/img/game/:file{\\d{1,9}\\.svg}", (c) => {
      const nodeId = numberIn(c);
      return send(c, `game/${nodeId}`, async () => {
        const game = await catalogue.game(nodeId);
        return game && gameIcon(game);
      });
    })
    .get("/img/game/default.svg", (c) => send(c, "game/default", defaultIcon))
    .get("/img/vendor/:file{[\\w-]{1,40}\\.svg}", (c) => {
      const code = c.req.param("file").slice(0, -".svg".length);
      const name = catalogue.vendorName(code);
      return send(c, `vendor/${code}`, () => (name === undefined ? undefined : vendorLogo(code, name)));
    })
    .get("/img/banner/:file{[\\w-]{1,60}\\.svg}", (c) => {
      const id = c.req.param("file").slice(0, -".svg".length);
      const shape: BannerShape = c.req.query("shape") === "compact" ? "compact" : "wide";
      const art = catalogue.banner(id);
      return send(c, `banner/${id}/${shape}`, () => art && banner(id, art, shape));
    })
    .get("/img/avatar/:file{\\d{1,3}\\.svg}", (c) => {
      const number = numberIn(c);
      return send(c, `avatar/${number}`, () => avatar(number));
    });
}

const numberIn = (c: Context) => Number.parseInt(c.req.path.slice(c.req.path.lastIndexOf("/") + 1), 10);

/** Lets pages of other origins show what is sent, and nothing in it run. */
function openToAll(c: Context): void {
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  c.header("Timing-Allow-Origin", "*");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
}

/** Compressed when first asked for in that coding. */
function toImage(svg: string): Image {
  const plain = Buffer.from(svg);
  let [br, packed]: [Promise<Buffer> | undefined, Promise<Buffer> | undefined] = [undefined, undefined];
  return {
    etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    get br() {
      br ??= brotli(plain, BROTLI);
      return br;
    },
    get gzip() {
      packed ??= zip(plain);
      return packed;
    },
  };
}
