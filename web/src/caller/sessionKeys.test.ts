// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { tabMemory, VISITOR_PREFIX } from "../browser/tabMemory.ts";
import { clearSessionKeys, readSessionKey, writeSessionKey } from "./sessionKeys.ts";

beforeEach(() => sessionStorage.clear());

it("removes what is about the account and keeps what is about the brand or the visitor", () => {
  writeSessionKey("account", "demo");
  tabMemory.remember("transferConsent", "1");
  writeSessionKey("merchant", "atrium");
  tabMemory.remember(`${VISITOR_PREFIX}nextCode.REGISTER_MOBILE`, "1795880944815");
  clearSessionKeys();
  expect(readSessionKey("account")).toBeNull();
  expect(tabMemory.recall("transferConsent")).toBeNull();
  expect(readSessionKey("merchant")).toBe("atrium");
  expect(tabMemory.recall(`${VISITOR_PREFIX}nextCode.REGISTER_MOBILE`)).toBe("1795880944815");
});
