import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["@atrium/scripts/temporaryFolder.setup", "./scripts/build.ts"],
    // As in the gateway's tests: Node loads TypeScript itself, and its sandboxes have one filled database.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    isolate: false,
    restoreMocks: true,
    env: { PASSWORD_MEMORY_KIB: "64" },
    // Compilers take their time where other tests run beside them.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
