import { readFileSync } from "node:fs";
import { CODES } from "@atrium/sandbox/codes";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, it } from "vitest";
import { inRepository } from "../../config/repository.ts";
import { documentedCalls } from "../documents.ts";
import { readContract } from "./contract.ts";

const document = JSON.parse(readFileSync(inRepository("docs/openapi.json"), "utf8"));
const { calls } = readContract();

it("is a valid OpenAPI document", async () => {
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});

it("has an example of each call, which fits what the gateway reads and sends", () => {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: { decimal: /^-?\d{1,20}(\.\d{1,8})?$/, binary: true },
  });
  addFormats.default(ajv, ["date-time", "uuid", "uri", "email", "date"]);
  ajv.addSchema(document, "contract");
  const faults: unknown[] = [];
  for (const [path, methods] of Object.entries<Record<string, unknown>>(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      for (const [place, content] of contentsOf(operation)) {
        if (!("example" in content)) continue;
        const pointer = `#/paths/${path.replaceAll("/", "~1")}/${method}/${place}/schema`;
        const check = ajv.getSchema(`contract${encodeURI(pointer)}`);
        if (!check?.(content.example))
          faults.push([
            method,
            path,
            place,
            check?.errors?.map(({ instancePath, message, params }) => [instancePath, message, params]),
          ]);
      }
    }
  }
  expect(faults).toEqual([]);
});

/** The bodies of a request and its answer, by their place in the operation. */
function contentsOf(operation: unknown): [place: string, content: object][] {
  const { requestBody, responses } = Object(operation);
  const of = (place: string, contents: object = {}) =>
    Object.entries(contents).map(([type, content]): [string, object] => [
      `${place}/content/${type.replaceAll("/", "~1")}`,
      content,
    ]);
  return [...of("requestBody", requestBody?.content), ...of("responses/200", responses["200"].content)];
}

it("names every call of the customer's documents that the gateway makes", () => {
  expect(Object.keys(documentedCalls).filter((name) => !calls.has(name))).toEqual(["POST /wps/game/launchGame"]);
  expect([...calls.values()].filter(({ isNeeded }) => isNeeded).length).toBeGreaterThan(35);
});

it("has the status of every code of the sandbox", () => {
  expect(document["x-statuses"]).toEqual(CODES);
});
