// @vitest-environment jsdom
import { expect, it } from "vitest";
import { showInMenu } from "./showInMenu.ts";

function menuWith(entryAt: DOMRect) {
  const dialog = document.createElement("div");
  const menu = dialog.appendChild(document.createElement("nav"));
  const entry = menu.appendChild(document.createElement("a"));
  menu.getBoundingClientRect = () => new DOMRect(0, 0, 360, 400);
  entry.getBoundingClientRect = () => entryAt;
  return { dialog, menu, entry };
}

it("centres the entry of a row, and leaves the dialog where it is", () => {
  const { dialog, menu, entry } = menuWith(new DOMRect(500, 0, 100, 40));
  showInMenu(menu, entry);
  expect([menu.scrollLeft, menu.scrollTop, dialog.scrollLeft]).toEqual([370, 0, 0]);
});

it("scrolls a column to an entry below it, by what is hidden", () => {
  const { menu, entry } = menuWith(new DOMRect(0, 450, 360, 40));
  showInMenu(menu, entry);
  expect(menu.scrollTop).toBe(90);
  showInMenu(menu, null);
});
