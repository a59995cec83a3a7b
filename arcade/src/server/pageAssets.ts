import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { PlayKind } from "../pages/gameMessages.ts";
import { readJson } from "../texts.ts";
import { Assets } from "./assets.ts";

/** The sources of the pages, and what `npm run build` makes of them. */
export const PAGES_SOURCE = path.join(import.meta.dirname, "../pages");
export const BUILT_PAGES = path.join(import.meta.dirname, "../../dist/pages");

const KINDS: readonly PlayKind[] = ["slot", "fishing", "table", "match", "keno", "duel"];
const SHARED_STYLES = ["shell.css", "title.css", "dock.css", "dialogs.css"];
const OWN_STYLES: Record<PlayKind, readonly string[]> = {
  slot: ["slot.css"],
  fishing: ["fishing.css"],
  table: ["table.css", "table.screens.css", "cards.css"],
  match: ["match.css"],
  keno: ["keno.css"],
  duel: ["duel.css", "cards.css"],
};

/** The scripts that start a page, and the styles that pages link. */
export const PAGE_SCRIPTS = [...KINDS.map((kind) => `${kind}.js`), "expired.js"];
export const PAGE_STYLES = [...new Set([...SHARED_STYLES, ...Object.values(OWN_STYLES).flat()])];

const manifestSchema = z.strictObject({
  /** The version of the sources that were built. */
  sources: z.string(),
  /** The chunks that each script imports. */
  chunks: z.record(z.string(), z.array(z.string())),
});
export type PagesManifest = z.output<typeof manifestSchema>;

/** Changes with every change of the pages' sources. */
export function sourceVersion(): string {
  const names = readdirSync(PAGES_SOURCE).filter((name) => /\.(js|css)$/.test(name));
  const hash = createHash("sha256");
  for (const name of names.sort()) hash.update(`${name}\n`).update(readFileSync(path.join(PAGES_SOURCE, name)));
  return hash.digest("base64url");
}

/** The scripts and styles of the game pages. */
export class PageAssets extends Assets {
  readonly #chunks: PagesManifest["chunks"];

  private constructor(folder: string, chunks: PagesManifest["chunks"]) {
    super(folder, "/play/assets");
    this.#chunks = chunks;
  }

  /** The built files when they are up to date, else the sources: `npm run dev` and tests need no build. */
  static open(built = BUILT_PAGES): PageAssets {
    const file = path.join(built, "manifest.json");
    const manifest = existsSync(file) ? readJson(file, manifestSchema) : undefined;
    return manifest?.sources === sourceVersion()
      ? new PageAssets(built, manifest.chunks)
      : new PageAssets(PAGES_SOURCE, {});
  }

  /** The addresses of a page's files. `preloads` are the scripts that `script` imports, as far as they are known. */
  filesOf(page: PlayKind | "expired"): { script: string; preloads: string[]; styles: string[] } {
    const at = (name: string) => `${this.base}/${name}`;
    const script = `${page}.js`;
    return {
      script: at(script),
      preloads: (this.#chunks[script] ?? []).map(at),
      styles: [...SHARED_STYLES, ...(page === "expired" ? [] : OWN_STYLES[page])].map(at),
    };
  }
}
