import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import type { prerenderAgeGate, prerenderScreens, routePaths } from "../src/prerender.tsx";
import { chunkOf, stylesOf, withImports } from "./bundled.ts";
import { completeLanguages, textsOf, widerLanguages } from "./catalogue.ts";

/** The module that loads the client. */
const ENTRY = "src/entry.ts";
/** The client. */
const MAIN = "src/main.tsx";
/** The module that knows the files of texts of areas. */
const AREA_TEXTS = "src/i18n/areaTexts.ts";
/** The module that knows the files of languages with few texts. */
const WIDER_TEXTS = "src/i18n/widerTexts.ts";

/**
 * Where the answer to the shell's query says that the operator follows the theme of the visitor's system. The gateway
 * marks the page then, because `public/theme.js` chooses the theme before the client has the answer.
 */
const SYSTEM_THEME = ["site", "features", "followSystemTheme"];

interface Rendered {
  age: Awaited<ReturnType<typeof prerenderAgeGate>>;
  screens: Awaited<ReturnType<typeof prerenderScreens>>;
  paths: Awaited<ReturnType<typeof routePaths>>;
}

/**
 * Writes what the gateway needs to send a page with its first screen's data in it, as `.first-screens.json` beside the
 * page: the gateway never runs the client's code.
 */
export function prerenderedScreens(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "atrium-prerendered-screens",
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = "" }, bundle) {
      const english = textsOf("EN");
      const { age, screens: rendered, paths } = await render(config, Object.keys(english));
      const named = new Set([
        ...[age, ...rendered].flatMap(({ markup, fills }) =>
          namesIn(markup).filter((name) => !Object.hasOwn(fills, name)),
        ),
        ...rendered.flatMap(({ plainMarkup }) => namesIn(plainMarkup)),
      ]);
      const areas = [...new Set(rendered.flatMap(({ texts: own }) => own))];
      const hrefs = (files: readonly string[]) => files.map((file) => hrefOf(chunkOf(bundle, file)));
      /** The files and texts that a page loads. The language `base` provides the texts that its own language lacks. */
      const entryOf = (base: string, all: Record<string, string>, own: readonly string[] = []) => ({
        first: hrefs([`lang/${base}/shared.json`, ...own]),
        more: hrefOf(chunkOf(bundle, `lang/${base}/shared.json?more`)),
        areas: Object.fromEntries(areas.map((area) => [area, hrefs([AREA_TEXTS, `lang/${base}/shared.json?${area}`])])),
        texts: Object.fromEntries([...named].map((id) => [id, plainText(all, id)])),
      });
      const languages = [
        ...completeLanguages.map((code) => [code, entryOf(code, textsOf(code))]),
        ...widerLanguages.map((code) => [
          code,
          entryOf("EN", { ...english, ...textsOf(code) }, [WIDER_TEXTS, `lang/wider/${code}.json?all`]),
        ]),
      ];
      const screens = rendered.map(({ modules, ...screen }) => ({ ...screen, links: linksOf(bundle, modules) }));
      const { module, ...ageGate } = age;
      const links = linksOf(bundle, [module]);
      const ofPage = withImports(bundle, chunkOf(bundle, ENTRY));
      const client = [...withImports(bundle, chunkOf(bundle, MAIN))].filter((chunk) => !ofPage.has(chunk)).map(hrefOf);
      await writeFile(
        path.join(dir, ".first-screens.json"),
        JSON.stringify({
          languages: Object.fromEntries(languages),
          client,
          paths,
          screens,
          age: { ...ageGate, links },
          systemTheme: SYSTEM_THEME,
        }),
      );
    },
  };
}

const namesIn = (markup: string) => [...markup.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);

const plainPlace = /\{(\w+)\}/g;

/** A text of a skeleton, with the names of its values in double braces. The gateway can't format values otherwise. */
function plainText(texts: Record<string, string>, id: string): string {
  const text = texts[id];
  if (text === undefined || /[{<]/.test(text.replaceAll(plainPlace, ""))) {
    throw new Error(`A skeleton can't show the text ${id}.`);
  }
  return text.replaceAll(plainPlace, "{{$1}}");
}

/** Renders the first screens' skeletons in Node, and lists the paths of all routes. */
async function render({ root, configFile }: ResolvedConfig, textIds: readonly string[]): Promise<Rendered> {
  const outDir = await mkdtemp(path.join(tmpdir(), "prerendered-screens-"));
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: "error",
      ssr: { noExternal: true },
      build: {
        ssr: "src/prerender.tsx",
        outDir,
        manifest: false,
        sourcemap: false,
        rolldownOptions: { output: { entryFileNames: "prerenderedScreens.mjs", codeSplitting: false } },
      },
    });
    return await runWorker(pathToFileURL(path.join(outDir, "prerenderedScreens.mjs")).href, textIds);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Runs the built renderer in a worker: the client's modules open channels, which would keep the build from ending. */
async function runWorker(href: string, textIds: readonly string[]): Promise<Rendered> {
  const code = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(workerData.href)
      .then(async ({ prerenderAgeGate, prerenderScreens, routePaths }) => ({
        age: await prerenderAgeGate(workerData.textIds),
        screens: await prerenderScreens(workerData.textIds),
        paths: await routePaths(),
      }))
      .then((rendered) => parentPort.postMessage(rendered));
  `;
  const worker = new Worker(code, { eval: true, workerData: { href, textIds } });
  try {
    return await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
  } finally {
    await worker.terminate();
  }
}

/** The scripts and styles of some modules that the page's own tags do not load. */
function linksOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): { scripts: string[]; styles: string[] } {
  const already = withImports(bundle, chunkOf(bundle, MAIN));
  const chunks = new Set(modules.flatMap((module) => [...withImports(bundle, chunkOf(bundle, module))]));
  const own = [...chunks].filter((chunk) => !already.has(chunk));
  return { scripts: own.map(hrefOf), styles: [...stylesOf(own)].map((file) => `/${file}`) };
}

const hrefOf = ({ fileName }: Rolldown.OutputChunk) => `/${fileName}`;
