import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { chunkOf, stylesOf, withImports } from "./bundled.ts";

/**
 * What works offline: the client with its shell, the screens of routes with `isKept`, and the texts of the languages that
 * have all of them. Texts of a wider language are cached when they are used; without them the client is in English.
 */
const SHELL = [
  "src/entry.ts",
  "src/main.tsx",
  "src/i18n/widerTexts.ts",
  "src/games/favoriteScreen/FavoriteScreen.tsx",
  "src/games/favorites/toggleFavorite.ts",
];
const TEXTS = /\/lang\/[A-Z]{2}\/shared\.json(\?more)?$/;
const FONT = /plus-jakarta-sans-latin-wght-normal-[\w-]+\.woff2$/;
/** Files with names that don't change with their content. */
const NAMED = ["index.html", "theme.js", "icon.svg", "icon-192.png", "manifest.webmanifest"];

/** Builds `sw.js`, with the list of what it keeps, when everything else is written. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "atrium-service-worker",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = "" }, bundle) {
      const outputs = Object.values(bundle);
      const isKept = (output: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
        output.type === "chunk"
          ? output.isEntry || output.moduleIds.some((id) => TEXTS.test(id))
          : FONT.test(output.fileName);
      const shell = SHELL.flatMap((module) => [...withImports(bundle, chunkOf(bundle, module))]);
      const hashed = new Set(
        [...shell, ...outputs.filter(isKept)].map(({ fileName }) => fileName).concat(...stylesOf(shell)),
      );
      const files = [
        ...[...hashed].map((file) => ({ url: `/${file}`, revision: null })),
        ...(await Promise.all(NAMED.map(async (file) => ({ url: `/${file}`, revision: await hashOf(dir, file) })))),
      ];
      await buildWorker(config, dir, files);
    },
  };
}

async function hashOf(dir: string, file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(path.join(dir, file)))
    .digest("hex")
    .slice(0, 16);
}

/** One file, without imports: browsers compare it byte by byte to find out whether there is a new version. */
async function buildWorker({ root, build: { target } }: ResolvedConfig, outDir: string, files: object[]) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { SHELL_FILES: JSON.stringify(files) },
    build: {
      outDir,
      emptyOutDir: false,
      target,
      sourcemap: false,
      rolldownOptions: {
        input: path.join(root, "worker/serviceWorker.ts"),
        output: { format: "iife", entryFileNames: "sw.js", codeSplitting: false },
      },
    },
  });
}
