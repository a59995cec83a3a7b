import { expect, test } from "vitest";
import { phoneForm, plainDigits } from "../src/typed.ts";

test.each([
  "536 545",
  "536.545",
  "536−545",
  "536·545",
  "(536545)",
  "5\ufe0f\u20e336545",
  "536\u034f545\u3164",
  "᥏᥎᥌.᥏᥎᥏",
])("reads the code in %j", (typed) => expect(plainDigits(typed)).toMatch(/^\d{6}$/));

test.each(["536*545", "536x545", "½36545"])("makes no code of %j", (typed) =>
  expect(plainDigits(typed)).not.toMatch(/^\d+$/),
);

test.each(["+84 907-712-565", "＋８４９０７７１２５６５", "tel:0907712565", "0907·712·565", "[0]907,712,565"])(
  "takes %j for a phone number",
  (typed) => expect(typed).toMatch(phoneForm),
);

test.each(["line10", "12345", "0907712565x", "%"])("takes %j for no phone number", (typed) =>
  expect(typed).not.toMatch(phoneForm),
);
