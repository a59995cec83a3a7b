import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // As in the gateway's tests: Node loads our TypeScript itself, once a worker, and graphql once.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    isolate: false,
  },
});
