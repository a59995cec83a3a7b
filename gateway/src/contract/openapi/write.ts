// Writes docs/openapi.json, one line for each call and each schema.

import { writeFileSync } from "node:fs";
import { inRepository } from "../../config/repository.ts";
import "../../domains.ts";
import { callTable } from "../../upstream/callTable.ts";
import { openApiOf } from "./openApi.ts";

/** JSON with a line for each member down to a depth; objects with one member stay on theirs. */
function linesOf(value: object, depth: number): string {
  const members = Object.entries(value).map(([key, member]) => {
    const isOpen = depth > 0 && typeof member === "object" && member !== null && Object.keys(member).length > 1;
    return `${JSON.stringify(key)}: ${isOpen && !Array.isArray(member) ? linesOf(member, depth - 1) : JSON.stringify(member)}`;
  });
  return `{\n${members.join(",\n")}\n}`;
}

const { "x-statuses": statuses, info, ...rest } = openApiOf(callTable());
const head = JSON.stringify({ info, "x-statuses": statuses }).slice(1, -1);
writeFileSync(inRepository("docs/openapi.json"), `{\n${head},\n${linesOf(rest, 2).slice(2)}\n`);
