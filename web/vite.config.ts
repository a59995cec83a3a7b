import { createRequire } from "node:module";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.ts";
import { compress } from "./build/compress.ts";
import { firstScreens } from "./build/firstScreens.ts";
import { messages } from "./build/messages.ts";
import { preloads } from "./build/preloads.ts";
import { reactSignals } from "./build/reactSignals.ts";
import { relayOnChange } from "./build/relayOnChange.ts";
import { relayTag } from "./build/relayTag.ts";
import { screenModules } from "./build/screenModules.ts";
import { serviceWorker } from "./build/serviceWorker.ts";

const gateway = process.env.GATEWAY_URL ?? "http://127.0.0.1:4000";

/**
 * The router's package resolves to its development build by default; its production build leaves out the warnings. Of
 * react-relay only the parts that the client uses are imported, of relay-runtime neither experiments nor resolvers.
 */
const smallBuilds = (mode: string) =>
  mode === "production"
    ? [
        { find: /^react-router$/, replacement: routerFile("index.mjs") },
        { find: /^react-router\/dom$/, replacement: routerFile("dom-export.mjs") },
        { find: /^react-relay$/, replacement: ours("reactRelay.mjs") },
        { find: /^\.\/experimental$/, replacement: ours("relayExperimental.mjs") },
        { find: /^\.\/live-resolvers\/LiveResolverCache$/, replacement: ours("relayResolverCache.mjs") },
      ]
    : [];
const ours = (file: string) => path.join(import.meta.dirname, "build", file);
const relayIndex = createRequire(import.meta.url).resolve("react-relay/lib/index.js");
/** Relay has two versions of these hooks, and chooses by a feature flag, which is on. */
const chosenHook = (find: RegExp, name: string) => ({
  find,
  replacement: path.join(path.dirname(relayIndex), `relay-hooks/${name}_EXPERIMENTAL.js`),
});
const relayHooks = [
  chosenHook(/^\.\/useFragmentInternal_CURRENT$/, "useFragmentInternal"),
  chosenHook(/^\.\/useLoadMoreFunction$/, "useLoadMoreFunction"),
  chosenHook(/^\.\/useQueryLoader$/, "useQueryLoader"),
];

/** Two packages bring the same version of these. */
const requireByIntl = createRequire(import.meta.resolve("react-intl"));
const helpers = createRequire(createRequire(import.meta.url).resolve("relay-runtime")).resolve(
  "@babel/runtime/helpers/extends",
);
const once = [
  ...["intl-messageformat", "@formatjs/fast-memoize"].map((find) => ({
    find,
    replacement: requireByIntl.resolve(find),
  })),
  { find: /^@babel\/runtime\/helpers\/(\w+)$/, replacement: path.join(path.dirname(helpers), "$1.js") },
];
const routerFile = (name: string) => path.join(path.dirname(routerIndex), "../production", name);
const routerIndex = createRequire(import.meta.resolve("react-router-dom")).resolve("react-router");

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: [
      ...smallBuilds(mode),
      ...once,
      ...relayHooks,
      { find: /^react-relay$/, replacement: "react-relay/hooks" },
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
    ],
  },
  plugins: [
    relayTag("./src/__generated__"),
    messages(),
    preloads(),
    firstScreens(),
    screenModules(),
    serviceWorker(),
    relayOnChange(),
    reactSignals(),
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
}));
