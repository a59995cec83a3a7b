import { expect, it } from "vitest";
import { paramsOfBody, paramsOfSearch } from "./params.ts";

it("takes an empty operation name as none", () => {
  const query = "{ site { id } }";
  expect(paramsOfBody({ query, operationName: "" })).toEqual({ query, variables: {} });
  expect(paramsOfSearch(`query=${encodeURIComponent(query)}&operationName=`)).toEqual({ query, variables: {} });
  expect(paramsOfBody({ query, operationName: "A" }).operationName).toBe("A");
});
