import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { IntlForTests } from "../../testing/IntlForTests.tsx";
import { renderRoutes } from "../../testing/renderRoutes.tsx";
import { RegisteredDialog } from "./RegisteredDialog.tsx";

it("shows a username that the platform made up, and copies it", async () => {
  const user = userEvent.setup();
  const account = { madeUpName: "tiger4711", bonus: null, bonusTurnover: null, hasIntention: false, hasCashier: true };
  render(
    <IntlForTests>
      <RegisteredDialog account={account} onClose={() => undefined} />
    </IntlForTests>,
  );
  await user.click(screen.getByRole("button", { name: "Copy: User name" }));
  expect(await navigator.clipboard.readText()).toBe("tiger4711");
  expect(screen.getByRole("status").textContent).toBe("Copied");
});

it.each([true, false])("leads to the first deposit where the operator takes deposits: %s", async (hasCashier) => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  const account = { madeUpName: null, bonus: null, bonusTurnover: null, hasIntention: false, hasCashier };
  const page = await renderRoutes(
    [{ path: "/", element: <RegisteredDialog account={account} onClose={onClose} /> }],
    "/?lang=en",
  );
  expect(await screen.findByRole("button", { name: "Find a game" })).toBeTruthy();
  const deposit = screen.queryByRole("button", { name: "Deposit" });
  expect(deposit !== null).toBe(hasCashier);
  if (!deposit) return;
  await user.click(deposit);
  expect(onClose).toHaveBeenCalledOnce();
  expect(page.router.state.location).toMatchObject({ pathname: "/", search: "?lang=en&member=depositv2" });
});
