import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.ts";
import { compress } from "./build/compress.ts";
import { messages } from "./build/messages.ts";
import { preloads } from "./build/preloads.ts";
import { prerenderedScreens } from "./build/prerenderedScreens.ts";
import { relayOnChange } from "./build/relayOnChange.ts";
import { relayTag } from "./build/relayTag.ts";
import { screenModules } from "./build/screenModules.ts";
import { serviceWorker } from "./build/serviceWorker.ts";
import { smallLibraries } from "./build/smallLibraries.ts";

const gateway = process.env.GATEWAY_URL ?? "http://127.0.0.1:4000";

export default defineConfig({
  resolve: {
    alias: [
      { find: /^react-relay$/, replacement: "react-relay/hooks" },
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
    ],
  },
  plugins: [
    smallLibraries(),
    relayTag("./src/__generated__"),
    messages(),
    preloads(),
    prerenderedScreens(),
    screenModules(),
    serviceWorker(),
    relayOnChange(),
    react(),
    compress(),
  ],
  server: { proxy: { "/graphql": gateway, "/auth/": { target: gateway, changeOrigin: false } } },
  build: {
    target: "baseline-widely-available",
    manifest: true,
    sourcemap: true,
    // The libraries that every page needs. Their size has a budget in scripts/size.ts.
    chunkSizeWarningLimit: 620,
    // Chunks have no names and short hashes, because both are in the lists of files that each part loads, and compress
    // badly. Source maps say what a file contains.
    rolldownOptions: {
      // Only functions of Formik that the client does not use need it; its package does not say that it has no effects.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }] },
      output: {
        codeSplitting: chunks,
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css")) ? "assets/[hash:7][extname]" : "assets/[name]-[hash:7][extname]",
      },
    },
  },
});
