/** npm run rules: prints how many rules of the specification are proved at which level. `npm run rules -- --help` lists the options. */
import { LEVELS, type Proof, type Rule, readRules } from "./lib/checks/proofs.ts";
import { readArguments } from "./lib/commandLine.ts";

const USAGE = `npm run rules -- [options]

  --each   each rule with the levels at which it is proved`;

const { values } = readArguments(USAGE, { options: { each: { type: "boolean", default: false } } });
const rules = readRules();

if (values.each) {
  for (const { text, proofs } of rules) console.log(`${levelsOf(proofs).join(", ")}: ${text}`);
  console.log();
}
console.log("Level            Proofs   Rules   Rules with no other");
for (const level of LEVELS) {
  const proofs = rules.flatMap((rule) => rule.proofs.filter((proof) => proof.level === level));
  const provedBy = rules.filter(isProvedAt(level));
  const onlyBy = provedBy.filter((rule) => levelsOf(rule.proofs).length === 1);
  const figures = [proofs.length, provedBy.length, onlyBy.length].map((figure, index) =>
    String(figure).padStart([7, 8, 22][index] ?? 0),
  );
  console.log(level.padEnd(15) + figures.join(""));
}
console.log(`\n${rules.length} rules, ${rules.flatMap(({ proofs }) => proofs).length} proofs`);

function isProvedAt(level: string) {
  return ({ proofs }: Rule) => proofs.some((proof) => proof.level === level);
}

function levelsOf(proofs: readonly Proof[]) {
  return LEVELS.filter((level) => proofs.some((proof) => proof.level === level));
}
