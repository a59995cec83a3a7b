import { findPostgres } from "@atrium/scripts/postgresServer";
import { defineConfig } from "vitest/config";

const hasPostgres = findPostgres() !== undefined;

const include = ["src/**/*.test.ts"];

/** Tests that use no database, or only the embedded one. */
const notForPostgres = [
  "src/batches.test.ts",
  "src/lotteryRules/*.test.ts",
  "src/random/*.test.ts",
  "src/texts.test.ts",
  "src/pictures/seededPictures.test.ts",
  "src/games/seed/titles.test.ts",
  "src/**/*.pglite.test.ts",
];

/** Tests that need a PostgreSQL server. */
const onlyPostgres = ["src/**/*.postgres.test.ts"];

/** Tests of storage run on both databases. */
const forBoth = ["src/db/**/*.test.ts"];

/**
 * With a PostgreSQL server the embedded database, which is slower, runs only the tests that it may answer differently. The
 * gateway's tests and the journeys run on it as well, with all jobs and events.
 */
const pglite = {
  extends: true,
  test: {
    name: "pglite",
    include: hasPostgres ? [...forBoth, ...notForPostgres] : include,
    exclude: onlyPostgres,
    globalSetup: "src/testing/pglite.setup.ts",
  },
} as const;
/** Without a server, the tests that need one are skipped one by one, so that a run says how many it left out. */
const postgres = {
  extends: true,
  test: {
    name: "postgres",
    include: hasPostgres ? include : [...forBoth, ...onlyPostgres],
    exclude: notForPostgres,
    globalSetup: "src/testing/postgres.setup.ts",
    ...(!hasPostgres && { runner: "src/testing/skippingRunner.ts" }),
  },
} as const;

if (!hasPostgres) process.stderr.write("No PostgreSQL server was found: its tests are skipped (npm run doctor).\n");

// Three workers on two cores: many tests wait, for a lock or a limit. The first sandbox of a day fills the template. A worker loads the
// sandbox once for all its files: loading it for each file cost as much as running the tests. So no test may replace a module.
export default defineConfig({
  test: {
    isolate: false,
    // As in the gateway's tests: Node loads our TypeScript itself.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    restoreMocks: true,
    maxWorkers: 3,
    hookTimeout: 180_000,
    testTimeout: 60_000,
    // Hashes as safe as those of real passwords would take a tenth of the processor time.
    env: { PASSWORD_MEMORY_KIB: "64" },
    projects: [pglite, postgres],
  },
});
