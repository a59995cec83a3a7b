import type { HtmlTagDescriptor, Plugin } from "vite";

const FONT = "plus-jakarta-sans-latin-wght-normal.woff2";

/** Lets the page ask at once for the font, which its styles would ask for later. */
export function preloads(): Plugin {
  return {
    name: "atrium-preloads",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const tags: HtmlTagDescriptor[] = [];
        const add = (attrs: Record<string, string | boolean>) =>
          tags.push({ tag: "link", attrs: { ...attrs, crossorigin: true }, injectTo: "head" });
        for (const output of Object.values(bundle ?? {})) {
          const href = `/${output.fileName}`;
          if (output.type === "asset" && output.names.includes(FONT)) {
            add({ rel: "preload", as: "font", type: "font/woff2", href });
          }
        }
        return tags;
      },
    },
  };
}
