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

const named = (folders: readonly string[]) => folders.map((folder) => `\`${folder}\``).join(", ");

/** The folders of a part, when they are others than the one of the domain's name. */
function othersIn(part: string, domain: string, files: readonly string[]): string[] {
  const folders = foldersIn(part, [domain, ...files]);
  if (folders.length === 0) return [`nothing in ${part}`];
  return folders.join() === domain ? [] : [`${named(folders)} in ${part}`];
}

const domains = [...readDomains()];
const others = domains.flatMap(([domain, files]) => {
  const found = PARTS.flatMap((part) => othersIn(part, domain, files));
  return found.length > 0 ? [`- \`${domain}\`: ${found.join("; ")}`] : [];
});

writeFileSync(
  inRoot("docs/domains.md"),
  `# Where a domain lies

\`npm run codegen\` derives this page from the folders. A domain is a folder of SDL in \`schema/\`:
${named(domains.map(([domain]) => domain))}.

The \`src\` of each part has its code in a folder of that name. These have other folders, or more:

${others.join("\n")}
`,
);
