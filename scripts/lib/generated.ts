import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { inRoot, root } from "./paths.ts";
import { runNode, type Step } from "./steps.ts";

/** The generators, in the order in which they read each other's output. */
const generators = [
  {
    name: "schema.graphql and its slices",
    args: [inRoot("schema/src/cli.ts"), "print"],
    outputs: ["schema/schema.graphql", "schema/slices/*.graphql"],
  },
  {
    name: "resolver types",
    args: [inRoot("gateway/codegen.ts")],
    outputs: ["gateway/src/__generated__/**"],
  },
  {
    // They are not committed. The build and the tests of the SDK write them first.
    name: "documents of the SDK",
    args: [inRoot("packages/sdk/scripts/generate.ts")],
    outputs: [],
  },
  {
    name: "platform contract",
    args: [inRoot("gateway/src/platformContract/openapi/write.ts")],
    outputs: ["docs/openapi.json"],
  },
  {
    name: "Relay artifacts",
    args: [inRoot("scripts/compileDocuments.ts")],
    outputs: ["web/src/__generated__/**", "web/persisted.json"],
  },
  {
    name: "list of domains",
    args: [inRoot("scripts/lib/structure/writeDomains.ts")],
    outputs: ["docs/domains.md"],
  },
];

/** Runs all generators; returns whether each succeeded. */
export async function runGenerators(): Promise<boolean> {
  for (const { name, args } of generators) {
    if ((await runNode(args)) !== 0) {
      console.error(`${name} could not be generated.`);
      return false;
    }
  }
  return true;
}

const fingerprint = (patterns: string[]) => {
  const hash = createHash("sha256");
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
};

/** Checks that fail when generating changes a file. The file is up to date afterwards and must be committed. */
export const generatedSteps: Step[] = generators.map(({ name, args, outputs }, index) => ({
  name: `${name} is up to date`,
  // All else reads the contract: one mistake in the SDL would be a failure of each step after it.
  endsRun: index === 0,
  async run() {
    const before = fingerprint(outputs);
    if ((await runNode(args)) !== 0) return false;
    const same = fingerprint(outputs) === before;
    if (!same) console.error("Stale: it was generated again just now; look at the diff and commit it.");
    return same;
  },
}));
