import { expect, test } from "vitest";
import { formatAmount, formatCompact } from "./Amount.tsx";

test.each([
  ["25680000", "VND", "₫25,680,000"],
  ["25680000.00", "VND", "₫25,680,000"],
  ["25680000.50", "VND", "₫25,680,000.50"],
  ["12.00", "USD", "$12.00"],
  ["12.3456", "USD", "$12.3456"],
  ["9007199254740993.10", "USD", "$9,007,199,254,740,993.10"],
  ["1", "FUN", "1.00 FUN"],
])("%s %s is written exactly, with no zeros that the currency lacks: %s", (amount, currency, text) => {
  expect(formatAmount({ amount, currency }, "en")).toBe(text);
});

test("a Vietnamese player reads 500K, not 500 N", () => expect(formatCompact(500_000, "vi")).toBe("500K"));
