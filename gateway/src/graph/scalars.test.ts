import { type GraphQLScalarType, isScalarType } from "graphql";
import { expect, it } from "vitest";
import { gatewaySchema } from "../schema.ts";

const schema = gatewaySchema();
const scalar = (name: string): GraphQLScalarType => {
  const type = schema.getType(name);
  if (!isScalarType(type)) throw new Error(`${name} is no scalar.`);
  return type;
};

it("keeps the descriptions of the contract", () => {
  for (const name of ["DateTime", "Date", "Decimal", "URL"]) expect(scalar(name).description).toMatch(/\.$/);
});

it.each([
  ["DateTime", "2026-11-21T08:30:00Z", "2026-11-21T08:30:00.000Z"],
  ["DateTime", "2026-11-21T08:30:00.000+07:00", "2026-11-21T01:30:00.000Z"],
  ["Date", "2026-11-21", "2026-11-21"],
  ["Decimal", "1000.50", "1000.50"],
  ["Decimal", "-0.00000001", "-0.00000001"],
  ["URL", "https://a.example/b?c#d", "https://a.example/b?c#d"],
  ["URL", "/games/1", "/games/1"],
])("%s is sent as the contract says: %s", (name, value, out) => {
  expect(scalar(name).coerceOutputValue(value)).toBe(out);
});

it("judges an address with a known beginning as it does the first one", () => {
  const { coerceOutputValue } = scalar("URL");
  for (const path of ["a.png", "b c", "%zz", "?q#h", "\\x", ""]) {
    const address = `https://pictures.example:8443/${path}`;
    expect(coerceOutputValue(address)).toBe(address);
  }
  for (const address of ["https://pictures.example:8443x/a", "https://pictures.example:99999/", "https://a b/"]) {
    expect(() => coerceOutputValue(address)).toThrow();
    expect(() => coerceOutputValue(address)).toThrow();
  }
});

it.each([
  ["DateTime", "yesterday"],
  ["Date", "2026-02-30"],
  ["Date", "2026-11-21T00:00:00Z"],
  ["Decimal", 1000.5],
  ["Decimal", "1e3"],
  ["Decimal", "๑๐๐๐"],
  ["Decimal", "１０００"],
  ["Decimal", "01"],
  ["Decimal", "1".repeat(1_000_000)],
  ["URL", "javascript:alert(1)"],
  ["URL", "//evil.example"],
  ["URL", "/a b"],
])("%s refuses value %#, and does not quote it", (name, value) => {
  expect(() => scalar(name).coerceInputValue(value)).toThrow(/^(?!.*1{20}).{1,200}$/s);
});
