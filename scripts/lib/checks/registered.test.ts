import { expect, it } from "vitest";
import { operationOf, operationsIn, separate } from "./registered.ts";

it("reads the operations of a source file, and no fragments", () => {
  const source =
    "graphql`query AQuery { a }`; graphql`fragment B_b on B { b }`; graphql`\n  mutation CMutation { c }\n`";
  expect(operationsIn(source)).toEqual(["AQuery", "CMutation"]);
});

it("reads the operation of a document that begins with a fragment", () => {
  expect(operationOf("fragment B_b on B {\n  b\n}\n\nquery AQuery {\n  ...B_b\n}\n")).toBe("AQuery");
});

it("keeps documents of the product and names those of tests", () => {
  const documents = { "1": "query AQuery { a }", "2": "query TestQuery { a }" };
  expect(separate(documents, new Set(["TestQuery"]))).toEqual({
    product: { "1": "query AQuery { a }" },
    tests: ["TestQuery"],
  });
});
