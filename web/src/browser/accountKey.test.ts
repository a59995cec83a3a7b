// @vitest-environment jsdom
import { expect, it } from "vitest";
import { accountKey } from "./accountKey.ts";

it("names no account, and keeps what earlier versions stored under usernames", () => {
  localStorage.setItem("marks.ann", "a");
  localStorage.setItem("marks.bob", "b");
  localStorage.setItem("marks.", "guest");
  localStorage.setItem("other.ann", "other");
  const [ann, bob, guest] = ["ann", "bob", null].map((username) => accountKey("marks", username));
  expect([ann, bob, guest].map((key) => localStorage.getItem(key ?? ""))).toEqual(["a", "b", "guest"]);
  expect(Object.keys(localStorage).filter((key) => /ann|bob/.test(key))).toEqual(["other.ann"]);
});
