import { generatedSteps } from "../generated.ts";
import { checkTypes, inRoot, programs } from "../paths.ts";
import { runNode, runNodeBeside, type Step } from "../steps.ts";
import { printStructure } from "../structure/print.ts";
import { findBareTexts } from "./bareTexts.ts";
import { findHalfWidthPunctuation } from "./chinesePunctuation.ts";
import { findLanguageGaps } from "./languages.ts";
import { findDeadLinks, findMissingFiles } from "./links.ts";
import { findPhysicalSides } from "./physicalSides.ts";
import { findProofFaults } from "./proofs.ts";
import { findTestDocuments } from "./registered.ts";
import { printWeight } from "./weight.ts";

const succeeds = (args: string[], cwd?: string) => async () => (await runNode(args, { cwd })) === 0;

const findsNothing = (find: () => string[]) => async () => {
  const faults = find();
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
};

/** All checks of the sources that need no running product. */
export const checkSteps: Step[] = [
  ...generatedSteps,
  // It takes one core as long as all the others together.
  { name: "types", isBeside: true, run: async () => (await runNodeBeside(checkTypes)) === 0 },
  { name: "no document of a test is registered", run: findsNothing(findTestDocuments) },
  {
    name: "the published contract is as released, and not broken",
    run: succeeds([inRoot("schema/src/cli.ts"), "check"]),
  },
  { name: "the contract follows its conventions", run: succeeds([programs.eslint, "."], inRoot("schema")) },
  { name: "format and lint", run: succeeds([programs.biome, "check", "--error-on-warnings"]) },
  { name: "no dead code", run: succeeds([programs.knip]) },
  { name: "imports go one way, without circles; sizes of the workspaces", run: async () => printStructure() },
  { name: "the repository's weight is within its budget", run: async () => printWeight() },
  { name: "links in the documentation lead to files", run: findsNothing(findDeadLinks) },
  { name: "files named in the documentation exist", run: findsNothing(findMissingFiles) },
  {
    name: "each rule has a proof in `npm test`, and names tests that exist",
    run: findsNothing(() => findProofFaults()),
  },
  { name: "components read what they ask for", run: succeeds([inRoot("web/scripts/check-relay.ts")], inRoot("web")) },
  { name: "texts that come and go have elements", run: findsNothing(findBareTexts) },
  { name: "style sheets follow the direction of the text", run: findsNothing(findPhysicalSides) },
  { name: "Chinese texts have Chinese punctuation", run: findsNothing(findHalfWidthPunctuation) },
  { name: "all parts know the same languages", run: findsNothing(findLanguageGaps) },
  {
    name: "texts are complete in every language, and each thing has one name",
    run: succeeds([inRoot("web/scripts/check-lang.ts")], inRoot("web")),
  },
];
