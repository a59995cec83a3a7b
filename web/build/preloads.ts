import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

const FONT = "plus-jakarta-sans-latin-wght-normal.woff2";
const MAIN = "/src/main.tsx";

/**
 * Adds preload tags for files that the browser would discover late: the client with its styles, which starts after the
 * first paint, and the font, which the styles name.
 */
export function preloads(): Plugin {
  return {
    name: "atrium-preloads",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const tags: HtmlTagDescriptor[] = [];
        const add = (attrs: { href: string; rel: string; [name: string]: string }) => {
          if (html.includes(attrs.href)) return;
          tags.push({ tag: "link", attrs: { ...attrs, crossorigin: true }, injectTo: "head" });
        };
        const outputs = Object.values(bundle);
        const main = outputs.find(
          (output) => output.type === "chunk" && output.moduleIds.some((id) => id.endsWith(MAIN)),
        );
        for (const chunk of main?.type === "chunk" ? withImports(main, bundle) : []) {
          for (const css of chunk.viteMetadata?.importedCss ?? []) add({ rel: "stylesheet", href: `/${css}` });
          add({ rel: "modulepreload", href: `/${chunk.fileName}` });
        }
        for (const output of outputs) {
          if (output.type === "asset" && output.names.includes(FONT)) {
            add({ rel: "preload", as: "font", type: "font/woff2", href: `/${output.fileName}` });
          }
        }
        return tags;
      },
    },
  };
}

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  found.add(chunk);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === "chunk" && !found.has(imported)) withImports(imported, bundle, found);
  }
  return found;
}
