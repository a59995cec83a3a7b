import { existsSync, readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { encodingFor } from "../http/compression.ts";
import { hasTag, tagOf } from "../http/entityTag.ts";
import { sendProblem } from "../http/problem.ts";
import { tagsOfFiles } from "./fileTags.ts";
import { type PrerenderedScreens, parsePrerendered } from "./prerenderedScreens.ts";

/** The built web client. Its build compressed the files, so `.br` and `.gz` files lie beside them. */
export interface WebFiles {
  /**
   * Answers GET and HEAD. A path that could be a route of the web client gets the page, and status 404 when the client
   * has no such route.
   */
  serve(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<void>;
  /** The page with what its first screens need; undefined when the build doesn't describe them. */
  prerendered(): Promise<PrerenderedScreens | undefined>;
}

const page = "/index.html";
const recheckAfter = 1_000;
const extensions = { br: ".br", gzip: ".gz" };

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/**
 * Serves a build. With `watch` it also finds files of later builds, and a build that does not exist yet. Without it each file
 * is read once, and all readers share its bytes: slow ones cost no memory and no open file.
 */
export async function createWebFiles(dir: string, { watch }: { watch: boolean }): Promise<WebFiles> {
  const tags = !watch && existsSync(dir) ? tagsOfFiles(dir) : undefined;
  const kept = new Map<string, Promise<Buffer | undefined>>();
  let prerendered = await readPrerendered(dir);
  let builtAt = await modifiedAt(dir);
  let checkedAt = Date.now();

  const refresh = async (): Promise<void> => {
    if (!watch || Date.now() - checkedAt < recheckAfter) return;
    checkedAt = Date.now();
    const now = await modifiedAt(dir);
    if (now === builtAt) return;
    builtAt = now;
    prerendered = await readPrerendered(dir);
  };

  /** The bytes of a file, or of its compressed copy; undefined when there is none. */
  const read = (path: string, extension = ""): Promise<Buffer | undefined> => {
    const fromDisk = () => readFile(join(dir, path + extension)).catch(() => undefined);
    if (tags === undefined) return fromDisk();
    if (!tags.has(path)) return Promise.resolve(undefined);
    return kept.getOrInsertComputed(path + extension, () => fromDisk());
  };

  return {
    async prerendered() {
      await refresh();
      return prerendered;
    },
    async serve(req, res, path, headers) {
      if (req.method !== "GET" && req.method !== "HEAD") {
        return sendProblem(res, 405, "Pages and files can only be read.", { ...headers, allow: "GET, HEAD" });
      }
      const isPage = isRoute(path);
      const served = isPage ? page : path;
      const plain = isPrivate(path) ? undefined : await read(served);
      if (plain === undefined) {
        return sendProblem(res, 404, isPage ? "The web client has not been built." : "No such file.", headers);
      }
      const isUnknown = isPage && prerendered?.knows(path) === false;
      const tag = tags?.get(served) ?? tagOf(plain);
      const common = { ...headers, "cache-control": cacheControlOf(served), vary: "Accept-Encoding", etag: tag };
      if (!isUnknown && hasTag(req.headers["if-none-match"], tag)) {
        res.writeHead(304, common);
        res.end();
        return;
      }
      const encoding = encodingFor(req.headers["accept-encoding"]);
      const compressed = encoding && (await read(served, extensions[encoding]));
      const bytes = compressed ?? plain;
      // The client shows a path without a route as an unknown page.
      res.writeHead(isUnknown ? 404 : 200, {
        ...common,
        "content-type": types[extname(served)] ?? "application/octet-stream",
        "content-length": bytes.length,
        ...(compressed === undefined ? {} : { "content-encoding": encoding }),
      });
      res.end(req.method === "HEAD" ? undefined : bytes);
    },
  };
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

async function readPrerendered(dir: string): Promise<PrerenderedScreens | undefined> {
  const json = await readFile(join(dir, ".first-screens.json"), "utf8").catch(() => undefined);
  return json === undefined ? undefined : parsePrerendered(json, (href) => readText(join(dir, href)));
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
