import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { SideMenuLink } from "./SideMenuLink.tsx";

test("marks the current page, but not entries that open something over it", () => {
  render(
    <MemoryRouter initialEntries={["/hot"]}>
      <SideMenuLink to="/hot" icon={null} label="Hot games" />
      <SideMenuLink to="?member=bonus" icon={null} label="Bonus" isPlain />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Hot games");
});
