import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

interface Asset {
  type: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const folders = ["pages", "../support/pages"].map((folder) => path.join(import.meta.dirname, folder));
const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** The scripts and styles of the pages of games and customer service, read and compressed once. */
const assets = new Map<string, Asset>(
  folders
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => path.extname(file) in types)
    .map((file) => {
      const name = path.basename(file);
      const plain = readFileSync(file);
      const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      return [name, { type: types[path.extname(name)] ?? "", plain, br, gzip: gzipSync(plain) }];
    }),
);

const version = createHash("sha256")
  .update([...assets].map(([name, { plain }]) => `${name}\n${plain}`).join("\n"))
  .digest("base64url")
  .slice(0, 12);

/** Where a page finds its files: the version is in the path, so that they can be kept for ever. */
export const assetBase = `/play/assets/${version}`;

/** The files of a page, for what a browser accepts; undefined when there is no such file in this version. */
export function assetOf(asked: string, name: string, accepts: string): Response | undefined {
  const asset = asked === version ? assets.get(name) : undefined;
  if (!asset) return undefined;
  const encoding = /\bbr\b/.test(accepts) ? "br" : /\bgzip\b/.test(accepts) ? "gzip" : "plain";
  return new Response(new Uint8Array(asset[encoding]), {
    headers: {
      "Content-Type": asset.type,
      "Cache-Control": "public, max-age=31536000, immutable",
      Vary: "Accept-Encoding",
      "X-Content-Type-Options": "nosniff",
      // A frame without `allow-same-origin` has an origin of its own and may only load what says this.
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
      ...(encoding === "plain" ? {} : { "Content-Encoding": encoding }),
    },
  });
}

/** How many bytes these files take on the wire: held under a limit by a test. */
export const assetBytes = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (assets.get(name)?.br.length ?? Number.NaN), 0);
