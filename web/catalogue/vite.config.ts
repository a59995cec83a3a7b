import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { messages } from "../build/messages.ts";
import { relayTag } from "../build/relayTag.ts";

/** The catalogue of components: a page of its own, with the client's components, texts and styles, and without a gateway. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  cacheDir: path.join(import.meta.dirname, "../node_modules/.vite-catalogue"),
  resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
  plugins: [messages(), relayTag("./src/__generated__"), react()],
  build: {
    outDir: path.join(import.meta.dirname, "../node_modules/.catalogue"),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
  },
});
