import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChipLinks } from "./ChipLinks.tsx";
import { Chips } from "./Chips.tsx";

const names = ["One", "Two", "Three", "Four"];

/** The row is 200 pixels wide, and each chip 100. */
beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function measure(this: Element) {
    const place = names.indexOf(this.textContent ?? "");
    return place < 0 ? new DOMRect(0, 0, 200, 40) : new DOMRect(place * 100, 0, 100, 40);
  });
});
afterEach(() => vi.restoreAllMocks());

it("shows the link to the current page, though it is far along the row", () => {
  render(
    <MemoryRouter>
      <ChipLinks label="Offers" links={names.map((name) => ({ to: name, label: name, isCurrent: name === "Four" }))} />
    </MemoryRouter>,
  );
  expect(screen.getByRole("list").scrollLeft).toBe(250);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Four");
});

it.each([
  [true, 150],
  [false, 0],
])("shows the selected chip of a row that scrolls: %s", (isScrolling, left) => {
  const options = names.map((value) => ({ value, label: value }));
  render(<Chips label="Type" options={options} selected="Three" onSelect={() => {}} isScrolling={isScrolling} />);
  expect(screen.getByRole("group").scrollLeft).toBe(left);
});
