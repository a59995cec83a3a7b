import type { Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** The chunk of a build that contains a module; the module's path begins at the folder of the web client. */
export function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (output) => output.type === "chunk" && output.moduleIds.some((id) => id.endsWith(`/web/${module}`)),
  );
  if (found?.type !== "chunk") throw new Error(`The build has no ${module}.`);
  return found;
}

/** A chunk after all that it imports at once. */
export function withImports(
  bundle: Bundle,
  chunk: Rolldown.OutputChunk,
  found = new Set<Rolldown.OutputChunk>(),
  visited = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (visited.has(chunk)) return found;
  visited.add(chunk);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === "chunk") withImports(bundle, imported, found, visited);
  }
  return found.add(chunk);
}

/** The styles of some chunks. */
export const stylesOf = (chunks: Iterable<Rolldown.OutputChunk>): Set<string> =>
  new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
