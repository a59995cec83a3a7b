import { defineConfig } from "vitest/config";
import { hasPostgres, POSTGRES_BIN } from "./src/testing/postgresBin.ts";

const include = ["src/**/*.test.ts"];

/** Tests that use no database, or only the embedded one. */
const notForPostgres = [
  "src/batches.test.ts",
  "src/lotteryRules/lotteryRules.test.ts",
  "src/random/*.test.ts",
  "src/texts.test.ts",
  "src/pictures/seededPictures.test.ts",
  "src/**/*.pglite.test.ts",
];

/** Tests that need a PostgreSQL server. */
const onlyPostgres = ["src/**/*.postgres.test.ts"];

/** Tests of the ledger, its rounds and storage run on both databases. */
const forBoth = ["src/{db,ledger,play}/**/*.test.ts"];

/**
 * With a PostgreSQL server the embedded database, which is slower, runs only the tests that it may answer differently. The
 * gateway's tests and the journeys run on it as well, with all jobs and events.
 */
const pglite = {
  extends: true,
  test: {
    name: "pglite",
    include: hasPostgres() ? [...forBoth, ...notForPostgres] : include,
    exclude: onlyPostgres,
    globalSetup: "src/testing/pglite.setup.ts",
  },
} as const;
const postgres = {
  extends: true,
  test: { name: "postgres", include, exclude: notForPostgres, globalSetup: "src/testing/postgres.setup.ts" },
} as const;

if (!hasPostgres()) process.stderr.write(`No ${POSTGRES_BIN}: the tests are NOT run on a PostgreSQL server.\n`);

// Two workers: each holds a whole embedded database. The first sandbox of a day fills the template. A worker loads the
// sandbox once for all its files: loading it for each file cost as much as running the tests. So no test may replace a module.
export default defineConfig({
  test: {
    isolate: false,
    restoreMocks: true,
    maxWorkers: 2,
    hookTimeout: 180_000,
    testTimeout: 60_000,
    projects: hasPostgres() ? [pglite, postgres] : [pglite],
  },
});
