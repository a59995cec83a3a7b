import { expect, it } from "vitest";
import { resultOf } from "./orderResult.ts";

it("calls an order won only when it pays more than it cost", () => {
  const order = (state: string, stake: string, win: string | null) => ({
    state,
    stake: { amount: stake },
    win: win === null ? null : { amount: win },
  });
  expect(resultOf(order("WON", "1255000", "1191300"))).toBe("PAID_BACK");
  expect(resultOf(order("WON", "10.00", "10.0"))).toBe("PAID_BACK");
  expect(resultOf(order("WON", "9.99", "10"))).toBe("WON");
  expect(resultOf(order("LOST", "10", "9.99"))).toBe("PAID_BACK");
  expect(resultOf(order("LOST", "10", "0"))).toBe("LOST");
  expect(resultOf(order("OPEN", "10", null))).toBe("OPEN");
});
