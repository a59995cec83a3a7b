import { defineConfig } from "vitest/config";

// Without "module-sync" vitest loads graphql twice: CJS for our files, ESM for node_modules.
export default defineConfig({
  ssr: { resolve: { conditions: ["module-sync", "node", "development|production"] } },
  test: { include: ["src/**/*.test.ts"] },
});
