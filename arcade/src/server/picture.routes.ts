import { type Context, Hono } from "hono";
import type { BannerShape } from "../artwork/banner.ts";
import type { Picture } from "../artwork/picture.ts";
import { ARTWORK_VERSION } from "../artwork/pictures.ts";
import type { PictureCatalogue } from "../platform.ts";
import { PictureStore } from "./pictureStore.ts";

/**
 * The pictures of games, vendors, banners, posters, channels and accounts, as each CDN of the platform serves them. `builtPictures` is a
 * folder that `buildPictures` filled; a picture that it lacks is drawn at the first request.
 */
export function pictureRoutes(catalogue: PictureCatalogue, builtPictures?: string) {
  const store = new PictureStore(builtPictures);

  async function send(c: Context, picture: Picture | undefined) {
    const image = picture && (await store.imageOf(picture));
    if (!image) return c.notFound();
    openToAll(c);
    // Only addresses with the current version can be kept for ever.
    const keep = c.req.query("v") === String(ARTWORK_VERSION) ? "max-age=31536000, immutable" : "max-age=300";
    c.header("Cache-Control", `public, ${keep}`);
    c.header("Vary", "Accept-Encoding");
    c.header("ETag", image.etag);
    if (c.req.header("If-None-Match")?.includes(image.etag)) return c.body(null, 304);
    const accepted = c.req.header("Accept-Encoding") ?? "";
    const coding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
    if (coding) c.header("Content-Encoding", coding);
    const body = await image[coding ?? "plain"]();
    c.header("Content-Type", "image/svg+xml; charset=utf-8");
    return c.body(new Uint8Array(body));
  }

  return new Hono()
    .get("/cdn-health", (c) => {
      openToAll(c);
      return c.text("ok");
    })
    .get("/img/game/:file{\\d{1,9}\\.svg}", async (c) => {
      const game = await catalogue.game(numberIn(c));
      return send(c, game && { kind: "game", game });
    })
    .get("/img/preview/:file{\\d{1,9}\\.svg}", async (c) => {
      const nodeId = numberIn(c);
      const [game, play] = await Promise.all([catalogue.game(nodeId), catalogue.playKind(nodeId)]);
      return send(c, game && play && { kind: "preview", game, play });
    })
    .get("/img/symbols/:file{\\d{1,9}\\.svg}", async (c) => {
      const game = await catalogue.game(numberIn(c));
      return send(c, game && { kind: "symbols", game });
    })
    .get("/img/game/default.svg", (c) => send(c, { kind: "default" }))
    .get("/img/vendor/:file{[\\w-]{1,40}\\.svg}", (c) => {
      const code = nameIn(c);
      const name = catalogue.vendorName(code);
      return send(c, name === undefined ? undefined : { kind: "vendor", code, name });
    })
    .get("/img/banner/:file{[\\w-]{1,60}\\.svg}", (c) => {
      const id = nameIn(c);
      const shape: BannerShape = c.req.query("shape") === "compact" ? "compact" : "wide";
      const art = catalogue.banner(id);
      return send(c, art && { kind: "banner", id, art, shape });
    })
    .get("/img/poster/:file{[\\w-]{1,60}\\.svg}", (c) => {
      const poster = catalogue.poster(nameIn(c));
      return send(c, poster && { kind: "poster", poster });
    })
    .get("/img/channel/:file{[\\w-]{1,40}\\.svg}", (c) => {
      const id = nameIn(c);
      const channel = catalogue.channelKind(id);
      return send(c, channel && { kind: "channel", id, channel });
    })
    .get("/img/avatar/:file{\\d{1,3}\\.svg}", (c) => send(c, { kind: "avatar", number: numberIn(c) }));
}

/** The part of the address between the last slash and `.svg`. */
const nameIn = (c: Context) => c.req.path.slice(c.req.path.lastIndexOf("/") + 1, -".svg".length);
const numberIn = (c: Context) => Number.parseInt(nameIn(c), 10);

/** Lets pages of other origins show the picture, and lets nothing in it run. */
function openToAll(c: Context): void {
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  c.header("Timing-Allow-Origin", "*");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
}
