import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";
import type { firstScreens as FirstScreens } from "../src/firstScreens.tsx";

/** The module that the page's own tags load. */
const MAIN = "src/main.tsx";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/**
 * Writes what the gateway needs to send a page with its first screen's data in it, as `.first-screens.json` beside the
 * page: the gateway never runs the client's code.
 */
export function firstScreens(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "atrium-first-screens",
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = "" }) {
      const manifest: Manifest = JSON.parse(await readFile(path.join(dir, ".vite/manifest.json"), "utf8"));
      const screens = (await render(config)).map(({ module, ...screen }) => ({
        ...screen,
        links: linksOf(manifest, module),
      }));
      const languages = Object.entries(manifest).flatMap(([key, { file }]) => {
        const code = /^lang\/([A-Z]{2})\.json$/.exec(key)?.[1];
        return code === undefined ? [] : [[code, `/${file}`]];
      });
      await writeFile(
        path.join(dir, ".first-screens.json"),
        JSON.stringify({ languages: Object.fromEntries(languages), screens }),
      );
    },
  };
}

/** Renders the first screens' skeletons in Node. */
async function render({ root, configFile }: ResolvedConfig): Promise<typeof FirstScreens> {
  const outDir = await mkdtemp(path.join(tmpdir(), "first-screens-"));
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: "error",
      ssr: { noExternal: true },
      build: {
        ssr: "src/firstScreens.tsx",
        outDir,
        manifest: false,
        sourcemap: false,
        rolldownOptions: { output: { entryFileNames: "firstScreens.mjs", codeSplitting: false } },
      },
    });
    const built: { firstScreens: typeof FirstScreens } = await import(
      pathToFileURL(path.join(outDir, "firstScreens.mjs")).href
    );
    return built.firstScreens;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** The scripts and styles of a module that the page's own tags do not load. */
function linksOf(manifest: Manifest, module: string): { scripts: string[]; styles: string[] } {
  const already = chunksOf(manifest, MAIN);
  const own = [...chunksOf(manifest, module)].filter((chunk) => !already.has(chunk));
  return {
    scripts: own.map(({ file }) => `/${file}`),
    styles: [...new Set(own.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

function chunksOf(manifest: Manifest, key: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}
