import { existsSync, readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { hasTag } from "../http/entityTag.ts";
import { sendProblem } from "../http/problem.ts";
import { tagsOfFiles } from "./fileTags.ts";
import { type FirstScreens, parseFirstScreens } from "./firstScreens.ts";

/** The built web client. Its build compressed the files, so `.br` and `.gz` files lie beside them. */
export interface WebFiles {
  /**
   * Answers GET and HEAD. A path that could be a route of the web client gets the page, and status 404 when the client
   * has no such route.
   */
  serve(req: IncomingMessage, res: ServerResponse, path: string, headers: Readonly<Record<string, string>>): void;
  /** The page with what its first screens need; undefined when the build doesn't describe them. */
  firstScreens(): Promise<FirstScreens | undefined>;
}

const page = "/index.html";
const recheckAfter = 1_000;

/** Serves a build. With `watch` it also finds files of later builds, and a build that does not exist yet. */
export async function createWebFiles(dir: string, { watch }: { watch: boolean }): Promise<WebFiles> {
  // sirv lists the folder once, or looks each file up at each request (`dev`). A missing folder can't be listed.
  const isListed = !watch && existsSync(dir);
  const tags = isListed ? tagsOfFiles(dir) : new Map<string, string>();
  const sendFile = sirv(dir, {
    dev: !isListed,
    // sirv makes tags of size and time, which differ between processes that were installed at different times.
    etag: !isListed,
    brotli: true,
    gzip: true,
    setHeaders: (res, path) => res.setHeader("cache-control", cacheControlOf(path)),
  });
  let firstScreens = await readFirstScreens(dir);
  let builtAt = await modifiedAt(dir);
  let checkedAt = Date.now();

  const refresh = async (): Promise<void> => {
    if (!watch || Date.now() - checkedAt < recheckAfter) return;
    checkedAt = Date.now();
    const now = await modifiedAt(dir);
    if (now === builtAt) return;
    builtAt = now;
    firstScreens = await readFirstScreens(dir);
  };

  return {
    async firstScreens() {
      await refresh();
      return firstScreens;
    },
    serve(req, res, path, headers) {
      if (req.method !== "GET" && req.method !== "HEAD") {
        sendProblem(res, 405, "Pages and files can only be read.", { ...headers, allow: "GET, HEAD" });
        return;
      }
      if (isPrivate(path)) {
        sendProblem(res, 404, "No such file.", headers);
        return;
      }
      const isPage = isRoute(path);
      if (isPage && firstScreens?.knows(path) === false) {
        void sendUnknown(join(dir, page), req, res, headers);
        return;
      }
      if (isPage) req.url = page;
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      const served = isPage ? page : path;
      const tag = tags.get(served);
      if (tag !== undefined) {
        res.setHeader("etag", tag);
        if (hasTag(req.headers["if-none-match"], tag)) {
          res.writeHead(304, { "cache-control": cacheControlOf(served), vary: "Accept-Encoding" });
          res.end();
          return;
        }
      }
      // The file may have been deleted since it was listed. Without a listener the error would end the process.
      res.once("pipe", (file) => file.once("error", () => res.destroy()));
      sendFile(req, res, () => {
        sendProblem(res, 404, isPage ? "The web client has not been built." : "No such file.", headers);
      });
    },
  };
}

/** Sends the page for a path without a route: the client shows that it does not know it. */
async function sendUnknown(
  file: string,
  { method }: IncomingMessage,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const html = await readFile(file).catch(() => Buffer.alloc(0));
  res.writeHead(404, {
    ...headers,
    "cache-control": "no-cache",
    "content-type": "text/html; charset=utf-8",
    "content-length": html.length,
  });
  res.end(method === "HEAD" ? undefined : html);
}

/** Source maps and dotfiles stay on the server. */
const isPrivate = (path: string) => path.endsWith(".map") || path.includes("/.");

/** A missing file must not answer as HTML. The customer's specification gives some routes a second name in `.html`. */
const isRoute = (path: string) => !path.startsWith("/assets/") && ["", ".html"].includes(extname(path));

/** Names of files under `/assets/` contain a hash of their content. */
function cacheControlOf(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return path.endsWith(".html") || path.endsWith("/sw.js") ? "no-cache" : "public, max-age=3600";
}

async function modifiedAt(dir: string): Promise<number | undefined> {
  return (await stat(join(dir, page)).catch(() => undefined))?.mtimeMs;
}

async function readFirstScreens(dir: string): Promise<FirstScreens | undefined> {
  const json = await readFile(join(dir, ".first-screens.json"), "utf8").catch(() => undefined);
  return json === undefined ? undefined : parseFirstScreens(json, (href) => readText(join(dir, href)));
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
