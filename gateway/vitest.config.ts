import { defineConfig } from "vitest/config";

// Without "module-sync" vitest loads graphql twice: CJS for our files, ESM for node_modules.
export default defineConfig({
  ssr: { resolve: { conditions: ["module-sync", "node", "development|production"] } },
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "@atrium/scripts/temporaryFolder.setup",
    // A worker loads gateway and sandbox once: for each file, it cost as much as the tests. So no test may replace a module.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    // On two cores vitest would start one worker only.
    maxWorkers: 2,
    testTimeout: 20_000,
    // The first sandbox of a day fills a template.
    hookTimeout: 180_000,
  },
});
