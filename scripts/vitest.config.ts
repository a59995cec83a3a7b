import { defineConfig } from "vitest/config";

export default defineConfig({ test: { globalSetup: "lib/temporaryFolder.setup.ts" } });
