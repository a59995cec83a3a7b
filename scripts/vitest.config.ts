import { defineConfig } from "vitest/config";

const recipes = ["recipes.test.ts"];

export default defineConfig({
  test: {
    // On two cores vitest would start one worker only.
    maxWorkers: 2,
    // Tests wait for what processes do. This limit ends one only when that never comes, on slow machines as well.
    testTimeout: 60_000,
    globalSetup: "lib/temporaryFolder.setup.ts",
    projects: [
      { extends: true, test: { name: "unit", exclude: recipes } },
      // It takes as long as a whole suite, so turbo runs it when what it follows has changed.
      { extends: true, test: { name: "recipes", include: recipes } },
    ],
  },
});
