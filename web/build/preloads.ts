import type { HtmlTagDescriptor, Plugin } from "vite";
import { chunkOf, stylesOf, withImports } from "./bundled.ts";

const FONT = "plus-jakarta-sans-latin-wght-normal.woff2";
const MAIN = "src/main.tsx";

/**
 * Adds preload tags for files that the browser would discover late: the client with its styles, which starts after the
 * first paint, and the font, which the styles name.
 */
export function preloads(): Plugin {
  return {
    name: "atrium-preloads",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return [];
        const tags: HtmlTagDescriptor[] = [];
        const add = (attrs: { href: string; rel: string; [name: string]: string }) => {
          if (html.includes(attrs.href)) return;
          tags.push({ tag: "link", attrs: { ...attrs, crossorigin: true }, injectTo: "head" });
        };
        const client = withImports(bundle, chunkOf(bundle, MAIN));
        for (const css of stylesOf(client)) add({ rel: "stylesheet", href: `/${css}` });
        for (const { fileName } of client) add({ rel: "modulepreload", href: `/${fileName}` });
        for (const output of Object.values(bundle)) {
          if (output.type === "asset" && output.names.includes(FONT)) {
            add({ rel: "preload", as: "font", type: "font/woff2", href: `/${output.fileName}` });
          }
        }
        return tags;
      },
    },
  };
}
