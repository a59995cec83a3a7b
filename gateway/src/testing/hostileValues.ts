import { type GraphQLInputType, isEnumType, isScalarType } from "graphql";

const texts: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udfff\ud800",
  "a\r\nSet-Cookie: a=b",
  "\u202Eabc\u202C \u200F\u2066",
  "مرحبا بالعالم",
  "Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤",
  "🏳️‍🌈👩‍👩‍👧‍👦",
  "\uFEFF\u200B\u00A0",
  "' OR 1=1; --",
  "%00%s%n{{7*7}}",
  "../../../etc/passwd",
  "?a=b&c=d#e/%2e%2e/",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "null",
  "-1",
  "1e309",
  "99999999999999999999",
  '{"$ne":null}',
  "a".repeat(65),
  "é".repeat(256),
  "\u{1F600}".repeat(3_000),
  "x".repeat(50_000),
];

const numbers: readonly number[] = [0, -1, 1, 101, 2_147_483_647, -2_147_483_648, 2_147_483_648, 1.5, 1e300];

const byScalar: Readonly<Record<string, readonly unknown[]>> = {
  Int: numbers,
  Float: numbers,
  Boolean: ["true", 2],
  Decimal: [
    "0",
    "-1",
    "0.00000001",
    "-0",
    "99999999999999999999",
    "99999999999999999999.99999999",
    "1e5",
    "0x10",
    "\0",
  ],
  Date: ["0000-01-01", "0001-01-01", "1900-01-01", "9999-12-31", "2026-02-30", "10000-01-01", "-2026-01-01", "\0"],
  DateTime: ["0000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z", "2026-02-30T00:00:00Z", "\0"],
  URL: ["javascript:alert(1)", "http://[::1]:99999/", "//evil.example", "/\0", "https://\ud800.example/", "/a\\b"],
};

/** Values for one argument that a person never sends: broken texts, and numbers and days out of range. */
export function hostileValues(type: GraphQLInputType): readonly unknown[] {
  if (isEnumType(type)) return ["__proto__", 3];
  return (isScalarType(type) && byScalar[type.name]) || texts;
}

/** Keys for ids that look as if the gateway had made them. */
export const hostileKeys: readonly string[] = [
  "0",
  "-1",
  "1.5",
  "99999999999999999999",
  "x'\" OR 1=1 --",
  "../../member/info?a=b#c",
  "a/b/c",
  "%00",
  "{}",
  "00000000-0000-4000-8000-000000000000",
  "x".repeat(150),
];
