import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { messages } from "./build/messages.ts";
import { relayOnChange } from "./build/relayOnChange.ts";
import { relayTag } from "./build/relayTag.ts";

const gateway = process.env.GATEWAY_URL ?? "http://127.0.0.1:4000";

const FOUNDATION =
  /node_modules\/(react|react-dom|scheduler|react-relay|relay-runtime|react-router|react-router-dom|react-intl|intl-messageformat|@formatjs|clsx)\//;

export default defineConfig({
  resolve: {
    alias: [
      { find: /^react-relay$/, replacement: "react-relay/hooks" },
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
    ],
  },
  plugins: [relayTag("./src/__generated__"), messages(), relayOnChange(), react({ compiler: true })],
  server: { proxy: { "/graphql": gateway } },
  build: {
    target: "baseline-widely-available",
    manifest: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // What every screen stands on comes in one piece, which changes only with the libraries.
        codeSplitting: { groups: [{ name: "vendor", test: FOUNDATION }] },
      },
    },
  },
});
