import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { player, renderShell } from "../testing/renderShell.tsx";

const user = userEvent.setup();
const banner = () => within(screen.getByRole("banner"));

test("phones and folded menus lose nothing: members find the withdrawal, and everybody the languages", async () => {
  localStorage.setItem("sideMenuMini", "1");
  await renderShell({ member: player, features: { memberCentre: true } });
  const tabs = within(screen.getByRole("navigation", { name: "Shortcuts" }));
  for (const name of ["Deposit", "Withdraw"]) {
    expect(tabs.getByRole("link", { name })).toBeTruthy();
    expect(await banner().findByRole("link", { name })).toBeTruthy();
  }
  const menu = within(await screen.findByRole("navigation", { name: "Menu" }));
  await user.click(await menu.findByRole("button", { name: /^Language/ }));
  expect(menu.getByRole("button", { name: "Tiếng Việt, VI" }).textContent).toBe("VI");
});
