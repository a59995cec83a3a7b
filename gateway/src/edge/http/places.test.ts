import { expect, it } from "vitest";
import { Places } from "./places.ts";

const limits = { perAccount: 2, perNetwork: 3, inProcess: 5 };

it("bounds what an account, a network with many accounts, and all together hold", () => {
  const places = new Places(limits);
  const take = (account: string, address: string) => {
    const place = places.take({ account, address });
    return "taken" in place ? place.taken : place.leave;
  };
  const leave = take("ann", "198.51.100.7");
  expect(take("ann", "203.0.113.1")).toBeTypeOf("function");
  expect(take("ann", "192.0.2.1")).toBe("by this caller");
  for (const account of ["bob", "carl"]) expect(take(account, "198.51.100.7")).toBeTypeOf("function");
  expect(take("dora", "198.51.100.7")).toBe("by this caller");
  expect(take("dora", "2001:db8::1")).toBeTypeOf("function");
  expect(take("ed", "2001:db8::2")).toBe("by others");
  if (typeof leave === "function") leave();
  expect(take("ed", "2001:db8::2")).toBeTypeOf("function");
});
