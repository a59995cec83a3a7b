// Writes docs/openapi.json, one line for each call and each schema.

import { writeFileSync } from "node:fs";
import { inRepository } from "../../config/repository.ts";
import "../../domains.ts";
import { callTable } from "../../upstream/callTable.ts";
import { openApiOf } from "./openApi.ts";

/** JSON with a line for each member. */
const linesOf = (value: object) =>
  `{\n${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${JSON.stringify(member)}`)
    .join(",\n")}\n}`;

const { frame, components, paths } = openApiOf(callTable());
const { schemas, ...others } = components;
const text = `{
${JSON.stringify(frame).slice(1, -1)},
"components": {
${JSON.stringify(others).slice(1, -1)},
"schemas": ${linesOf(schemas)}
},
"paths": ${linesOf(paths)}
}
`;
writeFileSync(inRepository("docs/openapi.json"), text);
