import { defineConfig } from "vitest/config";

const recipes = ["recipes.test.ts"];

export default defineConfig({
  test: {
    // On two cores vitest would start one worker only.
    maxWorkers: 2,
    globalSetup: "lib/temporaryFolder.setup.ts",
    projects: [
      { extends: true, test: { name: "unit", exclude: recipes } },
      // It takes as long as a whole suite, so turbo runs it when what it follows has changed.
      { extends: true, test: { name: "recipes", include: recipes } },
    ],
  },
});
