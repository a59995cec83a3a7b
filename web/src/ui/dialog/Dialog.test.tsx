import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useRef, useState } from "react";
import { expect, test } from "vitest";
import { setPageTitle, useTabTitle } from "../../browser/useTabTitle.ts";
import { IntlForTests } from "../../testing/IntlForTests.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { Dialog } from "./Dialog.tsx";

const user = userEvent.setup();

/** A field that takes the focus at once, as that of a form does. */
function FirstField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="First" />;
}

function Page({ children = <input aria-label="Inside" /> }: { children?: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <IntlForTests>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="A window" onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </IntlForTests>
  );
}

const isLocked = () =>
  [document.documentElement, document.body].some(
    ({ style }) => style.overflow === "hidden" || style.overflowY === "hidden",
  );

test("a window and a question name the browser tab, over the name of the page and below what is open in them", async () => {
  setPageTitle("Rewards · Atrium");
  const Pane = () => {
    useTabTitle("Inside");
    return null;
  };
  const { rerender } = render(
    <IntlForTests>
      <Dialog title="A window">
        <Pane />
      </Dialog>
    </IntlForTests>,
  );
  await waitFor(() => expect(document.title).toBe("Inside · A window · Rewards · Atrium"));
  // Its title loads, and is the page's.
  rerender(
    <IntlForTests>
      <Dialog title="Rewards">
        <Pane />
      </Dialog>
    </IntlForTests>,
  );
  await waitFor(() => expect(document.title).toBe("Inside · Rewards · Atrium"));
  rerender(<ConfirmDialog title="Sure?" confirm="Yes" onConfirm={() => {}} />);
  await waitFor(() => expect(document.title).toBe("Sure? · Rewards · Atrium"));
  rerender(<p />);
  expect(document.title).toBe("Rewards · Atrium");
});

test("a window locks the page behind it, keeps the focus, closes with Escape and gives both back", async () => {
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Open" });
  await user.click(opener);
  const dialog = await screen.findByRole("dialog", { name: "A window" });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(isLocked()).toBe(true));
  await waitFor(() => expect(opener.closest("[aria-hidden=true]")).not.toBeNull());
  for (let i = 0; i < 6; i++) {
    await user.tab();
    // Behind the last element the focus leaves the window for a moment.
    await waitFor(() => expect(document.activeElement).not.toBe(opener));
  }
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await waitFor(() => expect(isLocked()).toBe(false));
});

test("gives the focus back also when its form has taken it", async () => {
  render(
    <Page>
      <FirstField />
    </Page>,
  );
  const opener = screen.getByRole("button", { name: "Open" });
  await user.click(opener);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "First" })));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("the keyboard reaches the content before the grip", async () => {
  render(<Page />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const reached: (string | null)[] = [];
  for (let i = 0; i < 3; i++) {
    await user.tab();
    reached.push(document.activeElement?.getAttribute("aria-label") ?? null);
  }
  expect(reached).toEqual(["Close", "Inside", expect.stringMatching(/^Move this window/)]);
});

test("the grip moves the window with the arrow keys, and not out of sight", async () => {
  render(<Page />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  const dialog = await screen.findByRole("dialog");
  // jsdom has no layout, so the dialog reports a position.
  dialog.getBoundingClientRect = () => {
    const [x = 0, y = 0] = dialog.style
      .getPropertyValue("--moved")
      .split(" ")
      .map((part) => Number.parseInt(part, 10));
    return new DOMRect(300 + (x || 0), 200 + (y || 0), 400, 300);
  };
  screen.getByRole("button", { name: /^Move this window/ }).focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}{a}");
  expect(dialog.style.getPropertyValue("--moved")).toBe("48px 24px");
  await user.keyboard("{ArrowUp>40/}");
  expect(dialog.style.getPropertyValue("--moved")).toBe("48px -200px");
});

function Question() {
  const [isAsked, setAsked] = useState(false);
  const [isGone, setGone] = useState(false);
  return (
    <main tabIndex={-1}>
      {!isGone && (
        <button type="button" onClick={() => setAsked(true)}>
          Give up
        </button>
      )}
      {isAsked && !isGone && (
        <ConfirmDialog title="Give up?" confirm="Yes" onConfirm={() => setGone(true)} onClose={() => setAsked(false)} />
      )}
    </main>
  );
}

test("the screen gets the focus when what opened the dialog has gone", async () => {
  render(<Question />);
  await user.click(screen.getByRole("button", { name: "Give up" }));
  await user.click(await screen.findByRole("button", { name: "Yes" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

function Greeting() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <main tabIndex={-1} />
      {isOpen && (
        <Dialog title="Welcome" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            Begin
          </button>
        </Dialog>
      )}
    </>
  );
}

function Exchange() {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button" disabled={isDone} onClick={() => setOpen(true)}>
        Exchange
      </button>
      {isOpen && (
        <Dialog title="Exchange" onClose={() => setOpen(false)}>
          <button
            type="button"
            onClick={() => {
              setDone(true);
              setOpen(false);
            }}
          >
            All of it
          </button>
        </Dialog>
      )}
    </main>
  );
}

test("the screen gets the focus when what opened the dialog is disabled now", async () => {
  render(<Exchange />, { wrapper: IntlForTests });
  await user.click(screen.getByRole("button", { name: "Exchange" }));
  await user.click(await screen.findByRole("button", { name: "All of it" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

test("the screen gets the focus after a dialog that opened by itself", async () => {
  render(<Greeting />, { wrapper: IntlForTests });
  await user.click(await screen.findByRole("button", { name: "Begin" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

/** Rows with a button that removes each, as lists in dialogs have them. */
function Rows() {
  const [rows, setRows] = useState(["a", "b", "c"]);
  const [isNext, setNext] = useState(false);
  if (isNext) return <button type="button">All settings</button>;
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">Rename {row}</button>
            <button type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setNext(true)}>
        Open
      </button>
    </>
  );
}

test("keeps the place of the focus when a control goes away after its action", async () => {
  render(
    <Page>
      <a href="/elsewhere">Elsewhere</a>
      <div>
        <Rows />
      </div>
    </Page>,
  );
  await user.click(screen.getByRole("button", { name: "Open" }));
  const at = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  await user.click(await screen.findByRole("button", { name: "Remove a" }));
  await at("Remove b");
  await user.click(screen.getByRole("button", { name: "Remove c" }));
  await at("Remove b");
  // Other content takes the place of all of it: what is new gets the focus, not what is beside it.
  await user.click(screen.getByRole("button", { name: "Open" }));
  await at("All settings");
});

test("a press beside a window closes it, but not when something was typed in its form", async () => {
  const pressBeside = () => user.click(document.querySelector("[role=presentation]") ?? document.body);
  render(
    <Page>
      <input aria-label="Search" />
      <form>
        <input aria-label="Reason" />
      </form>
    </Page>,
  );
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.type(await screen.findByLabelText("Search"), "koi");
  await pressBeside();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.type(await screen.findByLabelText("Reason"), "late");
  await pressBeside();
  // The form goes on.
  await user.type(screen.getByLabelText("Reason"), " again");
  expect(within(screen.getByRole("dialog")).getByDisplayValue("late again")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a question whose action is under way offers no Cancel: what was sent would happen all the same", () => {
  render(
    <IntlForTests>
      <ConfirmDialog title="Bet?" confirm="Confirm" cancel="Cancel" isBusy onConfirm={() => {}} />
    </IntlForTests>,
  );
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveProperty("disabled", true);
});
