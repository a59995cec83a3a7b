import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { messages } from "./build/messages.ts";
import { relayTag } from "./build/relayTag.ts";

export default defineConfig({
  plugins: [messages(), relayTag("./src/__generated__"), react()],
  resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
  ssr: { resolve: { conditions: ["module-sync", "node", "development|production"] } },
  test: {
    environment: "jsdom",
    // On two cores vitest would start one worker only.
    maxWorkers: 2,
    testTimeout: 20_000,
    include: ["{src,build,scripts}/**/*.test.{ts,tsx}"],
    setupFiles: ["src/testing/setup.ts"],
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
