import { expect, test } from "vitest";
import { betContent } from "./betContent.ts";

test("says in the reader's language what a bet was on", () => {
  expect(betContent("20 lines", "VI")).toBe("20 dòng");
  expect(betContent("20 lines", "EN")).toBe("20 lines");
  expect(betContent("Banker", "CN")).toBe("庄");
  expect(betContent("Under 2.5", "PT")).toBe("Abaixo de 2.5");
  expect(betContent("Home -0.5", "TH")).toBe("เจ้าบ้าน -0.5");
  expect(betContent("Red River – Jade Hill: away @ 1.90", "CN")).toBe("红河 – 翡翠山：客胜 @ 1.90");
  const lottery = "LAST_TWO 0,5|2,8 x2; SUM BIG,ODD x1";
  expect(betContent(lottery, "VI", "FIVE_DIGITS")).toBe("Hai số cuối 0,5|2,8 x2; Tổng Tài,Lẻ x1");
  expect(betContent(lottery, "VI")).toBe(lottery);
  // Names of teams, numbers and what nobody translated stay as they are.
  for (const content of ["Red Dragons – Tigers: Home @ 1.90", "3 1 4", "unknown", "7 things", ""]) {
    expect(betContent(content, "VI")).toBe(content);
  }
  expect(betContent(null, "VI")).toBeNull();
});
