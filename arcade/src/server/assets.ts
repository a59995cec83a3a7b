import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

interface Asset {
  type: string;
  plain: Buffer;
  br: () => Buffer;
  gzip: () => Buffer;
}

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** The scripts and styles of one folder, to be served below a path. */
export class Assets {
  /** The address of the files: the version of all of them is in the path, so that browsers can keep them for ever. */
  readonly base: string;
  readonly #version: string;
  readonly #assets: ReadonlyMap<string, Asset>;

  constructor(folder: string, servedBelow: string) {
    this.#assets = new Map(
      readdirSync(folder)
        .filter((name) => path.extname(name) in types)
        .map((name) => [name, readAsset(path.join(folder, name))]),
    );
    this.#version = hash(
      "sha256",
      [...this.#assets].map(([name, { plain }]) => `${name}\n${plain}`).join("\n"),
      "base64url",
    ).slice(0, 12);
    this.base = `${servedBelow}/${this.#version}`;
  }

  /** A file in an encoding that the browser accepts; undefined when this version has no such file. */
  response(version: string, name: string, acceptEncoding: string): Response | undefined {
    const asset = version === this.#version ? this.#assets.get(name) : undefined;
    if (!asset) return undefined;
    const encoding = /\bbr\b/.test(acceptEncoding) ? "br" : /\bgzip\b/.test(acceptEncoding) ? "gzip" : undefined;
    const body = encoding === undefined ? asset.plain : asset[encoding]();
    return new Response(new Uint8Array(body), {
      headers: {
        "Content-Type": asset.type,
        "Cache-Control": "public, max-age=31536000, immutable",
        Vary: "Accept-Encoding",
        "X-Content-Type-Options": "nosniff",
        // A frame without `allow-same-origin` has an origin of its own and may only load files with these headers.
        "Access-Control-Allow-Origin": "*",
        "Cross-Origin-Resource-Policy": "cross-origin",
        ...(encoding === undefined ? {} : { "Content-Encoding": encoding }),
      },
    });
  }
}

/** Compressed forms are files of the build when it made them; else they are made at the first request. */
function readAsset(file: string): Asset {
  const plain = readFileSync(file);
  return {
    type: types[path.extname(file)] ?? "",
    plain,
    br: once(() =>
      existsSync(`${file}.br`)
        ? readFileSync(`${file}.br`)
        : brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    ),
    gzip: once(() => (existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`) : gzipSync(plain))),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
