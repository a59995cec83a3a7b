import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderAs } from "../testing/renderAs.tsx";
import { callerOf } from "./caller.ts";
import { useProtectedAction } from "./useProtectedAction.ts";

const user = userEvent.setup();

test.each([
  [undefined, "guest"],
  ["PLAYER", "member"],
  ["TRIAL", "trial"],
  ["AGENT", "agent"],
  ["SENIOR_AGENT", "agent"],
  ["AFFILIATE", "agent"],
  ["AFFILIATE_SUB_ACCOUNT", "agent"],
] as const)("an account of kind %s is a %s", (kind, caller) => {
  expect(callerOf(kind)).toBe(caller);
});

test.each(["guest", "trial", "member", "agent"] as const)(
  "runs a protected action, or opens the login or the warning, for a %s",
  async (caller) => {
    const action = vi.fn();
    const Page = () => (
      <button type="button" onClick={useProtectedAction(() => action())}>
        Do it
      </button>
    );
    void renderAs(caller, [{ path: "/", element: <Page /> }], "/");
    await user.click(await screen.findByRole("button", { name: "Do it" }));
    const isAllowed = caller === "member" || caller === "agent";
    expect(action).toHaveBeenCalledTimes(isAllowed ? 1 : 0);
    if (caller === "guest") {
      expect((await screen.findByRole("dialog", { name: "Log in" })).textContent).toContain("Not logged in");
    }
    if (caller === "trial") {
      const warning = await screen.findByRole("alertdialog", { name: "Real account needed" });
      await user.click(screen.getByRole("button", { name: "OK" }));
      expect(warning.isConnected).toBe(false);
    }
  },
);
