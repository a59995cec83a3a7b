import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderInSession } from "../testing/renderAs.tsx";
import { callerOf } from "./caller.ts";
import { SessionDialogsContext, useSessionDialogs } from "./sessionDialogs.ts";
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

test.each([
  ["member", 1],
  ["trial", 0],
] as const)("after the login of a %s, the action of a closed menu runs %i times", async (caller, times) => {
  const action = vi.fn();
  const Item = ({ onDone }: { onDone: () => void }) => {
    const act = useProtectedAction(() => action());
    const select = () => {
      act();
      onDone();
    };
    return (
      <button type="button" onClick={select}>
        Do it
      </button>
    );
  };
  let afterLogin: (() => void) | undefined;
  const openLogin = (onLoggedIn?: () => void) => {
    afterLogin = onLoggedIn;
  };
  const Menu = () => {
    const [isOpen, setOpen] = useState(true);
    const dialogs = useSessionDialogs();
    return (
      <SessionDialogsContext value={{ ...dialogs, openLogin }}>
        {isOpen && <Item onDone={() => setOpen(false)} />}
      </SessionDialogsContext>
    );
  };
  const page = await renderInSession("guest", [{ path: "/", element: <Menu /> }], "/");
  await user.click(await screen.findByRole("button", { name: "Do it" }));
  expect(screen.queryByRole("button")).toBeNull();
  act(() => afterLogin?.());
  expect(action).not.toHaveBeenCalled();
  act(() => page.switchCaller(caller));
  expect(action).toHaveBeenCalledTimes(times);
});

test("what a visitor wanted follows when the greeting after the login is closed", async () => {
  const action = vi.fn();
  let dialogs: ReturnType<typeof useSessionDialogs> | undefined;
  const Page = () => {
    dialogs = useSessionDialogs();
    return null;
  };
  const page = await renderInSession("guest", [{ path: "/", element: <Page /> }], "/");
  act(() => {
    dialogs?.openRegistered({
      madeUpName: null,
      bonus: null,
      bonusTurnover: null,
      hasIntention: true,
      hasCashier: true,
    });
    dialogs?.runForMember(action, () => {});
    page.switchCaller("member");
  });
  await screen.findByRole("dialog");
  expect(action).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Let's go" }));
  expect(action).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).toBeNull();
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
    await renderInSession(caller, [{ path: "/", element: <Page /> }], "/");
    await user.click(await screen.findByRole("button", { name: "Do it" }));
    const isAllowed = caller === "member" || caller === "agent";
    expect(action).toHaveBeenCalledTimes(isAllowed ? 1 : 0);
    if (caller === "guest") {
      expect((await screen.findByRole("dialog", { name: "Log in" })).textContent).toContain("Not logged in");
    }
    if (caller === "trial") {
      const warning = await screen.findByRole("alertdialog", { name: "You need a real account" });
      await user.click(screen.getByRole("button", { name: "OK" }));
      expect(warning.isConnected).toBe(false);
    }
  },
);
