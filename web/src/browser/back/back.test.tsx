import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { createBrowserRouter, Link, Outlet, RouterProvider, useSearchParams } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { IntlForTests } from "../../testing/IntlForTests.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { ShownOnceDialog } from "../../ui/dialog/ShownOnceDialog.tsx";
import { showEntry, watchBack } from "./layers.ts";
import { useBackRule } from "./useBackRule.ts";
import { useLeaveParams } from "./useLeave.ts";

const user = userEvent.setup();

function Shell() {
  useBackRule();
  const [params] = useSearchParams();
  return (
    <>
      <Outlet />
      {params.has("note") && <Note />}
    </>
  );
}

/** Open because the address says so. */
function Note() {
  return (
    <Dialog title="Note" hasAddress onClose={useLeaveParams("note")}>
      <Link to="?note=2">Second page</Link>
    </Dialog>
  );
}

function Page({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isSureOpen, setSureOpen] = useState(false);
  const [isKeyOpen, setKeyOpen] = useState(false);
  return (
    <>
      <h1>{name}</h1>
      <Link to="/lobby">To the lobby</Link>
      <Link to="?note=1">Read the note</Link>
      <button type="button" onClick={() => setOpen(true)}>
        Log in
      </button>
      <button type="button" onClick={() => setKeyOpen(true)}>
        Make a key
      </button>
      {isKeyOpen && (
        <ShownOnceDialog
          title="New key"
          name="Key"
          texts={["k1", "k2"]}
          done="Noted"
          onDone={() => setKeyOpen(false)}
        />
      )}
      {isOpen && (
        <Dialog title="Login" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setSureOpen(true)}>
            Help
          </button>
          <Link to="?kind=new" replace>
            Only new ones
          </Link>
          <Link to="/other" onClick={() => setOpen(false)}>
            Elsewhere
          </Link>
        </Dialog>
      )}
      {isSureOpen && (
        <Dialog title="Sure?" onClose={() => setSureOpen(false)}>
          Yes
        </Dialog>
      )}
    </>
  );
}

/** Begins a visit of its own at an address. */
async function visit(address: string) {
  window.history.pushState(null, "", address);
  const forget = watchBack();
  const router = createBrowserRouter([
    {
      element: <Shell />,
      children: ["/", "/lobby", "/other"].map((path) => ({ path, element: <Page key={path} name={path} /> })),
    },
  ]);
  render(
    <StrictMode>
      <IntlForTests>
        <RouterProvider router={router} />
      </IntlForTests>
    </StrictMode>,
  );
  await screen.findByText("To the lobby");
  onTestFinished(() => {
    router.dispose();
    forget();
  });
}

const back = () => act(async () => window.history.back());
const isOpen = (name: string) => screen.queryByRole("dialog", { name }) !== null;
const press = (name: string) => user.click(screen.getByText(name));
const at = (address: string) => waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));

test("Back closes what covers the screen, the topmost first, and stays on the page", async () => {
  await visit("/");
  await press("To the lobby");
  await press("Log in");
  await press("Help");
  await back();
  await waitFor(() => expect([isOpen("Login"), isOpen("Sure?")]).toEqual([true, false]));
  await back();
  await waitFor(() => expect(isOpen("Login")).toBe(false));
  await at("/lobby");
  await back();
  await at("/");
});

test("what is shown only once closes by its button alone, and the page below it stays", async () => {
  await visit("/");
  await press("To the lobby");
  await press("Make a key");
  const dialog = await screen.findByRole("alertdialog", { name: "New key" });
  expect([...dialog.querySelectorAll("code")].map(({ textContent }) => textContent)).toEqual(["k1", "k2"]);
  await user.keyboard("{Escape}");
  await user.click(dialog.parentElement?.querySelector("[role=presentation]") ?? document.body);
  for (const _ of [1, 2, 3]) await back();
  await at("/lobby");
  expect(screen.getByRole("alertdialog", { name: "New key" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Copy: Key" }));
  expect(await navigator.clipboard.readText()).toBe("k1\nk2");
  await press("Noted");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await back();
  await at("/");
});

test("a dialog that was closed by its own button costs no press of Back", async () => {
  await visit("/");
  await press("To the lobby");
  await press("Log in");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(isOpen("Login")).toBe(false));
  await back();
  await at("/");
  await screen.findByRole("heading", { name: "/" });
});

test("a dialog opened again, and one that led elsewhere, leave no dead entries", async () => {
  await visit("/");
  await press("To the lobby");
  for (const _ of [1, 2]) {
    await press("Log in");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(isOpen("Login")).toBe(false));
  }
  await press("Log in");
  await press("Elsewhere");
  await at("/other");
  await back();
  await at("/lobby");
  expect(isOpen("Login")).toBe(false);
  await back();
  await at("/");
});

test("an address that a dialog has changed costs no press of Back either", async () => {
  await visit("/");
  await press("To the lobby");
  await press("Log in");
  await press("Only new ones");
  await at("/lobby?kind=new");
  await back();
  await waitFor(() => expect(isOpen("Login")).toBe(false));
  await at("/lobby?kind=new");
  await back();
  await at("/");
});

test("a dialog that has changed the address leads elsewhere at once", async () => {
  await visit("/");
  await press("To the lobby");
  await press("Log in");
  const goBack = vi.spyOn(window.history, "back");
  await press("Only new ones");
  await press("Elsewhere");
  await at("/other");
  await screen.findByRole("heading", { name: "/other" });
  // A busy browser takes its time to go back.
  expect(goBack).not.toHaveBeenCalled();
  goBack.mockRestore();
  await back();
  await at("/lobby?kind=new");
  await screen.findByRole("heading", { name: "/lobby" });
  await back();
  await at("/");
});

test("what opens while another address takes the place of the present one stays open until Back", async () => {
  await visit("/");
  await press("To the lobby");
  await press("Log in");
  // The router writes an address first, and shows it when its screen is there.
  window.history.replaceState({ idx: window.history.state.idx, key: "next" }, "", "/lobby?kind=new");
  await press("Help");
  await act(async () => showEntry("next", true));
  await waitFor(() => expect(window.history.state.isSpare).toBe(true));
  expect(isOpen("Sure?")).toBe(true);
  await back();
  await waitFor(() => expect([isOpen("Login"), isOpen("Sure?")]).toEqual([true, false]));
  await at("/lobby?kind=new");
});

test("Back leaves what has an address; closing it takes all its entries away", async () => {
  await visit("/");
  await press("To the lobby");
  await press("Read the note");
  await at("/lobby?note=1");
  await back();
  await at("/lobby");
  expect(isOpen("Note")).toBe(false);

  await press("Read the note");
  await press("Second page");
  await at("/lobby?note=2");
  await user.keyboard("{Escape}");
  await at("/lobby");
  await waitFor(() => expect(isOpen("Note")).toBe(false));
  await back();
  await at("/");
});

test("closing what the visit began with leads to the screen below", async () => {
  await visit("/lobby?note=1");
  await user.keyboard("{Escape}");
  await at("/lobby");
  await waitFor(() => expect(isOpen("Note")).toBe(false));
});

test("a link inside the page keeps its own address, after a dialog has changed that of the first entry", async () => {
  await visit("/");
  await press("Log in");
  await press("Only new ones");
  await at("/?kind=new");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(isOpen("Login")).toBe(false));
  window.history.pushState(null, "", "/?kind=new#below");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(window.location.hash).toBe("#below");
});
