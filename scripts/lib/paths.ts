import path from "node:path";

/** The repository's root. */
export const root = path.resolve(import.meta.dirname, "../..");

/** A path below the repository's root. */
export const inRoot = (...parts: string[]) => path.join(root, ...parts);

/** Programs of the dependencies, to be run with `process.execPath`. `npx` would leave its child process behind when it is stopped. */
export const programs = {
  biome: inRoot("node_modules/@biomejs/biome/bin/biome"),
  eslint: inRoot("node_modules/eslint/bin/eslint.js"),
  knip: inRoot("node_modules/knip/bin/knip.js"),
  playwright: inRoot("node_modules/@playwright/test/cli.js"),
  relayCompiler: inRoot("node_modules/relay-compiler/cli.js"),
  tsc: inRoot("node_modules/typescript/bin/tsc"),
  turbo: inRoot("node_modules/turbo/bin/turbo"),
  vite: inRoot("node_modules/vite/bin/vite.js"),
  vitest: inRoot("node_modules/vitest/vitest.mjs"),
};

/**
 * Checks the types of every workspace, with one checker each. By default the compiler shares a workspace out among four,
 * and each works out the types of the database's queries anew: twice the processor time, and no sooner on two cores.
 */
export const checkTypes = [programs.tsc, "-b", "--checkers", "1"];
