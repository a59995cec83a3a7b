import { defineConfig } from "vitest/config";
import { hasPostgres, POSTGRES_BIN } from "./src/testing/postgresBin.ts";

const include = ["src/**/*.test.ts"];

/** Nothing of it touches a database, or all of it is about the embedded one. */
const notForPostgres = [
  "src/lotteryRules/lotteryRules.test.ts",
  "src/secureRandom.test.ts",
  "src/texts.test.ts",
  "src/pictures/seededPictures.test.ts",
  "src/**/*.pglite.test.ts",
];

const pglite = { extends: true, test: { name: "pglite", include } } as const;
const postgres = {
  extends: true,
  test: { name: "postgres", include, exclude: notForPostgres, globalSetup: "src/testing/postgres.setup.ts" },
} as const;

if (!hasPostgres()) process.stderr.write(`No ${POSTGRES_BIN}: the tests are NOT run on a PostgreSQL server.\n`);

// Two workers: each holds a whole embedded database. The first sandbox of a day fills the template.
export default defineConfig({
  test: {
    maxWorkers: 2,
    hookTimeout: 180_000,
    testTimeout: 60_000,
    projects: hasPostgres() ? [pglite, postgres] : [pglite],
  },
});
