import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "@atrium/scripts/temporaryFolder.setup",
    // Node loads our TypeScript itself, as it does outside the tests, for a sixth less processor time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A worker loads gateway and sandbox once: for each file, it cost as much as the tests. So no test may replace a module.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    // The same cost as in the tests of the sandbox, so that both use one filled database.
    env: { PASSWORD_MEMORY_KIB: "64" },
    // On two cores vitest would start one worker only. Tests wait for a sixth of their time, which a third one fills.
    maxWorkers: 3,
    testTimeout: 20_000,
    // The first sandbox of a day fills a template.
    hookTimeout: 180_000,
  },
});
