import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { compressWell, type Encoding, encodingFor } from "../http/compression.ts";
import { sendProblem } from "../http/problem.ts";
import { type FirstScreens, parseFirstScreens } from "./firstScreens.ts";

/** The built web client, held in memory and sent compressed. */
export interface WebFiles {
  /** Answers GET and HEAD; a path that is no file gets the page, which finds its own route. */
  serve(req: IncomingMessage, res: ServerResponse, path: string, headers: Readonly<Record<string, string>>): void;
  /** The page and what belongs into it at first, for builds that say so. */
  firstScreens(): Promise<FirstScreens | undefined>;
  /** Settles when every file has been compressed; files are served before that too, as they are. */
  ready: Promise<void>;
}

interface WebFile {
  type: string;
  cacheControl: string;
  etag: string;
  bytes: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
/** Smaller files gain less than their headers cost. */
const worthCompressing = 1024;
const recheckAfter = 1_000;

/**
 * Reads a build. With `watch`, a build that replaces it is picked up at the next request for a page;
 * a folder that isn't there yet is looked for the same way.
 */
export async function createWebFiles(dir: string, { watch }: { watch: boolean }): Promise<WebFiles> {
  let files = await readBuild(dir);
  let firstScreens = await readFirstScreens(dir, files);
  let builtAt = await modifiedAt(dir);
  let checkedAt = Date.now();
  let ready = compressAll(files);

  const refresh = async (): Promise<void> => {
    if (!watch || Date.now() - checkedAt < recheckAfter) return;
    checkedAt = Date.now();
    const now = await modifiedAt(dir);
    if (now === builtAt) return;
    builtAt = now;
    files = await readBuild(dir);
    firstScreens = await readFirstScreens(dir, files);
    ready = compressAll(files);
  };

  return {
    get ready() {
      return ready;
    },
    async firstScreens() {
      await refresh();
      return firstScreens;
    },
    serve(req, res, path, headers) {
      if (req.method !== "GET" && req.method !== "HEAD") {
        sendProblem(res, 405, "Pages and files can only be read.", { ...headers, allow: "GET, HEAD" });
        return;
      }
      const found = files.get(path);
      if (found !== undefined && found.type !== types[".html"]) {
        sendFile(req, res, found, headers);
        return;
      }
      // The documents give some routes a second name with this ending.
      const isRoute = extname(path) === "" || extname(path) === ".html";
      // Only what could be a route of the web client gets the page: a file that is gone must not answer as HTML.
      if (found === undefined && (path.startsWith("/assets/") || path.includes("/.") || !isRoute)) {
        sendProblem(res, 404, "No such file.", headers);
        return;
      }
      refresh().then(
        () => {
          const page = files.get("/index.html");
          if (page === undefined) sendProblem(res, 404, "The web client has not been built.", headers);
          else sendFile(req, res, page, headers);
        },
        () => sendProblem(res, 500, "The web client can't be read.", headers),
      );
    },
  };
}

async function modifiedAt(dir: string): Promise<number | undefined> {
  return (await stat(join(dir, "index.html")).catch(() => undefined))?.mtimeMs;
}

async function readBuild(dir: string): Promise<Map<string, WebFile>> {
  const files = new Map<string, WebFile>();
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    // Only plain files: a link could lead out of the build.
    if (!entry.isFile()) continue;
    const full = join(entry.parentPath, entry.name);
    const path = full.slice(dir.length).replaceAll("\\", "/");
    const url = path.startsWith("/") ? path : `/${path}`;
    // Source maps stay on the server, and so does whatever hides behind a dot.
    if (url.endsWith(".map") || url.includes("/.")) continue;
    const bytes = await readFile(full);
    files.set(url, {
      type: types[extname(url)] ?? "application/octet-stream",
      cacheControl: cacheControlOf(url),
      etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`,
      bytes,
    });
  }
  const page = files.get("/index.html");
  if (page !== undefined) files.set("/", page);
  return files;
}

async function readFirstScreens(dir: string, files: ReadonlyMap<string, WebFile>): Promise<FirstScreens | undefined> {
  const json = await readFile(join(dir, ".first-screens.json"), "utf8").catch(() => undefined);
  return json === undefined ? undefined : parseFirstScreens(json, (href) => files.get(href)?.bytes.toString() ?? "");
}

/** Files under /assets/ carry their content's hash in their name. */
function cacheControlOf(url: string): string {
  if (url.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return url.endsWith(".html") || url.endsWith("/sw.js") ? "no-cache" : "public, max-age=3600";
}

async function compressAll(files: ReadonlyMap<string, WebFile>): Promise<void> {
  for (const file of new Set(files.values())) {
    if (file.bytes.length < worthCompressing || !/^(text|application\/(json|manifest)|image\/svg)/.test(file.type)) {
      continue;
    }
    file.gzip = await compressWell(file.bytes, "gzip");
    file.br = await compressWell(file.bytes, "br");
  }
}

function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: WebFile,
  headers: Readonly<Record<string, string>>,
): void {
  const { encoding, bytes } = encoded(file, req.headers["accept-encoding"]);
  const etag = encoding === undefined ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`;
  const shared = { ...headers, "cache-control": file.cacheControl, etag, vary: "Accept-Encoding" };
  if (matches(req.headers["if-none-match"], etag)) {
    res.writeHead(304, shared);
    res.end();
    return;
  }
  res.writeHead(200, {
    ...shared,
    "content-type": file.type,
    "content-length": bytes.length,
    ...(encoding === undefined ? {} : { "content-encoding": encoding }),
  });
  res.end(req.method === "HEAD" ? undefined : bytes);
}

function encoded(file: WebFile, accept: string | string[] | undefined): { encoding?: Encoding; bytes: Buffer } {
  const encoding = encodingFor(accept);
  const bytes = encoding === undefined ? undefined : file[encoding];
  return encoding === undefined || bytes === undefined ? { bytes: file.bytes } : { encoding, bytes };
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
