import { expect, test } from "vitest";
import { mobilesIn, toMobile } from "./mobile.ts";

test.each([
  "0907712565",
  "\u202a+84 907 712 565\u202c",
  "+84907712565",
  "0084907712565",
  "090.7712565",
  "(0)907712565",
  "090\u200b771\u20112565",
  "84907712565",
  "084 907712565",
  "(84) 0907712565",
  "tel:+84-90-771-2565",
  "0907·712·565",
  "0907_712_565",
  "0907−712−565",
  "0\ufe0f\u20e39\ufe0f\u20e307712565",
  "[0]907,712,565\u034f",
  "０９０７７１２５６５",
  "۰۹۰۷۷۱۲۵۶۵",
])("reads %j as the same number", (mobileNum) => {
  expect(toMobile({ countryDialingCode: "84", mobileNum })).toBe("+84907712565");
  expect(mobilesIn(mobileNum)).toContain("+84907712565");
});

test.each(["+66907712565", "9077125", "907712565x"])("refuses %j", (mobileNum) => {
  expect(() => toMobile({ countryDialingCode: "84", mobileNum })).toThrow("VALIDATION_FAILED");
});

test("reads a number without a country as one of each country that has such numbers, and no other text", () => {
  expect(mobilesIn("+84907712565")).toEqual(["+84907712565"]);
  expect(mobilesIn("84 907 712 565")).toContain("+84907712565");
  expect([mobilesIn("line10"), mobilesIn("12"), mobilesIn("%")]).toEqual([[], [], []]);
});
