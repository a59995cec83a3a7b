import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { PAGE_SCRIPTS, PAGE_STYLES, PAGES_SOURCE, type PagesManifest, sourceVersion } from "./pageAssets.ts";

/**
 * Bundles and minifies the scripts and styles of the game pages into `folder`, and compresses them. Returns the sources
 * of each built entry by its name.
 */
export async function buildPages(folder: string): Promise<Map<string, string[]>> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
    entryPoints: [...PAGE_SCRIPTS, ...PAGE_STYLES].map((name) => path.join(PAGES_SOURCE, name)),
    absWorkingDir: PAGES_SOURCE,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    chunkNames: "[name]-[hash]",
    metafile: true,
    logLevel: "warning",
  });
  const outputs = new Map(Object.entries(metafile.outputs).map(([file, output]) => [path.basename(file), output]));
  const chunksOf = (name: string): string[] =>
    (outputs.get(name)?.imports ?? []).flatMap((chunk) => {
      const imported = path.basename(chunk.path);
      return [imported, ...chunksOf(imported)];
    });
  const manifest: PagesManifest = {
    sources: sourceVersion(),
    chunks: Object.fromEntries(PAGE_SCRIPTS.map((name) => [name, [...new Set(chunksOf(name))]])),
  };
  for (const name of readdirSync(folder)) compress(path.join(folder, name));
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest));
  const sourcesOf = (name: string) => Object.keys(outputs.get(name)?.inputs ?? {});
  return new Map([...PAGE_SCRIPTS, ...PAGE_STYLES].map((name) => [name, [name, ...chunksOf(name)].flatMap(sourcesOf)]));
}

/** Writes `<file>.br` and `<file>.gz` beside a file. */
function compress(file: string): void {
  const plain = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
