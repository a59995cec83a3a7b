import { writeFileSync } from "node:fs";
import { mergeSchema, printMerged } from "./merge.ts";
import { findContractFaults, planFromFiles, writeRelease } from "./published.ts";
import { printSlice, sliceFile, sliceNames } from "./slice.ts";

const args = process.argv.slice(2);

function release(): void {
  const plan = planFromFiles();
  switch (plan.kind) {
    case "refused":
      for (const change of plan.breaking) console.error(change);
      console.error(
        "Nothing is released: these changes break clients. Deprecate first, see docs/adr/0021-releases-of-the-contract.md.",
      );
      process.exitCode = 1;
      break;
    case "unchanged":
      console.log("Nothing to release: the published contract is today's.");
      break;
    case "release":
      writeRelease(plan);
      console.log(`Released ${plan.release.version}. Commit published.graphql, published.json and CHANGELOG.md.`);
  }
}

// A release is a decision: an argument that it does not know, such as --help, must not start one.
switch (args.join(" ")) {
  case "print":
    try {
      writeFileSync(new URL("../schema.graphql", import.meta.url), printMerged());
      for (const name of sliceNames) writeFileSync(sliceFile(name), printSlice(mergeSchema(), name));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
    break;
  case "release":
    release();
    break;
  case "check": {
    const faults = findContractFaults();
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
    break;
  }
  default:
    console.error("Usage: node src/cli.ts print | check | release");
    process.exitCode = 2;
}
