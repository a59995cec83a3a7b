/** Writes `docs/domains.md`: the domains of the contract, and their folders in each part. Codegen runs it. */
import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "../paths.ts";
import { readDomains } from "./workspaces.ts";

const PARTS = ["gateway", "sandbox", "web"] as const;

/** The folders of a part that have one of the names; those in such a folder belong to it. */
function foldersIn(part: string, names: readonly string[]): string[] {
  const found = globSync(["*/", "*/*/"], { cwd: inRoot(`${part}/src`) })
    .map((folder) => folder.replace(/\/$/, ""))
    .filter((folder) => names.includes(path.basename(folder)))
    .sort();
  return found.filter((folder) => !found.includes(path.dirname(folder)));
}

const cell = (values: readonly string[]) =>
  values.length > 0 ? values.map((value) => `\`${value}\``).join(", ") : "–";

const rows = [...readDomains()].map(([domain, files]) =>
  [cell([domain]), cell(files), ...PARTS.map((part) => cell(foldersIn(part, [domain, ...files])))].join(" | "),
);

writeFileSync(
  inRoot("docs/domains.md"),
  `# Where a domain lies

\`npm run codegen\` derives this page from the folders. A domain is a folder of SDL in \`schema/\`. Its code has a folder of the same name,
or of the name of one of its files, in each part that has code of its own for it.

| Domain | SDL | \`gateway/src/\` | \`sandbox/src/\` | \`web/src/\` |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join("\n")}
`,
);
