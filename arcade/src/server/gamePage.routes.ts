import { Hono } from "hono";
import { pageColours } from "../artwork/pageColours.ts";
import { pageTexts } from "../messages/playMessages.ts";
import type { Boot } from "../pages/gameMessages.ts";
import type { LaunchApi, OpenGame } from "../platform.ts";
import { expiredPage, gamePage, pageAssets } from "./gamePage.ts";

/** Everything that the page of an open game needs for its first round. */
function bootOf({ theme: _, pictureTitle: __, symbolNames, ...opened }: OpenGame, embedders: readonly string[]): Boot {
  const { locale, messages } = pageTexts(opened.language, opened.table.kind);
  return { ...opened, locale, messages: { ...messages, ...symbolNames }, embedders: [...embedders] };
}

const LAUNCH_TOKEN = /^[\w-]{40,64}$/;

/** The pages of games and their files. */
export function gamePageRoutes(platform: LaunchApi) {
  const expired = async (launchToken: string | undefined, acceptLanguage: string | undefined) =>
    expiredPage({
      ...pageTexts(await platform.languageOf(launchToken, acceptLanguage)),
      embedders: platform.embedders(),
    });

  return (
    new Hono()
      .get("/play/assets/:version/:name", (c) => {
        const { version, name } = c.req.param();
        const asset = pageAssets.response(version, name, c.req.header("Accept-Encoding") ?? "");
        if (!asset) return c.notFound();
        // The platform sets `no-store` on every answer, but a file below its version never changes.
        c.header("Cache-Control", asset.headers.get("Cache-Control") ?? "");
        return asset;
      })
      .get("/play/open/:token", async (c) => {
        // Health checks and previews only look at an address; they must not use it up.
        if (c.req.method === "HEAD" || c.req.header("Sec-Purpose")?.includes("prefetch")) return c.body(null, 204);
        const sent = c.req.param("token");
        const token = LAUNCH_TOKEN.test(sent) ? sent : undefined;
        const opened = token === undefined ? undefined : await platform.openGame(token);
        if (!opened) return expired(token, c.req.header("Accept-Language"));
        const colours = pageColours({ nodeId: opened.game.nodeId, theme: opened.theme });
        return gamePage(bootOf(opened, platform.embedders()), colours, opened.pictureTitle);
      })
      // The page of an open game shows this address, so that its own is not used a second time. It opens nothing.
      .get("/play/game", (c) => expired(undefined, c.req.header("Accept-Language")))
  );
}
