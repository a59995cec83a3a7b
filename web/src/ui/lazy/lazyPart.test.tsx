import { act, configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { IntlForTests } from "../../testing/IntlForTests.tsx";
import { lazyPart } from "./lazyPart.tsx";

// A part that failed is asked for again after a second.
configure({ asyncUtilTimeout: 5_000 });

const user = userEvent.setup();
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** A screen with two parts. A button shows the second one. */
async function show(loads: Record<"Menu" | "Window", () => Promise<() => React.ReactNode>>) {
  const Menu = lazyPart<object>(loads.Menu, undefined, <p>The menu's shape</p>);
  const Window = lazyPart<object>(loads.Window);
  function Screen() {
    const [count, setCount] = useState(0);
    return (
      <>
        <label>
          Name <input />
        </label>
        <button type="button" onClick={() => setCount(count + 1)}>
          Open
        </button>
        <Suspense>
          <Menu />
        </Suspense>
        <Suspense>{count > 0 && <Window />}</Suspense>
      </>
    );
  }
  await act(async () => {
    render(<Screen />, { wrapper: IntlForTests });
  });
  await user.type(screen.getByLabelText("Name"), "typed");
}
const isUntouched = () => expect(screen.getByLabelText("Name")).toHaveProperty("value", "typed");
const part = (text: string) => async () => () => <p>{text}</p>;

test("a part that cannot be loaded leaves the screen as it is, and appears after another try", async () => {
  const load = vi.fn().mockImplementationOnce(lost).mockImplementationOnce(lost).mockImplementation(part("The window"));
  await show({ Menu: part("The menu"), Window: load });
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Part of this page couldn't be loaded.");
  expect(screen.getByText("The menu")).toBeTruthy();
  isUntouched();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The window")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  isUntouched();
});

test("a part that was lost with the network appears by itself when the network is back", async () => {
  const load = vi.fn().mockImplementationOnce(lost).mockImplementationOnce(lost).mockImplementation(part("The menu"));
  await show({ Menu: load, Window: lost });
  expect(await screen.findByRole("alert")).toBeTruthy();
  act(() => {
    dispatchEvent(new Event("online"));
  });
  expect(await screen.findByText("The menu")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  isUntouched();
});

test("shows no notice while the browser has no network but the part's shape, and the part when it is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn().mockImplementationOnce(lost).mockImplementationOnce(lost).mockImplementation(part("The menu"));
  await show({ Menu: load, Window: lost });
  expect(await screen.findByText("The menu's shape")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alert")).toBeNull();
  onLine.mockRestore();
  act(() => {
    dispatchEvent(new Event("online"));
  });
  expect(await screen.findByText("The menu")).toBeTruthy();
  expect(screen.queryByText("The menu's shape")).toBeNull();
});

test("shows one notice for all missing parts, and offers a reload after a second failure", async () => {
  await show({ Menu: lost, Window: lost });
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findAllByRole("button", { name: "Reload the page" })).toHaveLength(1);
  isUntouched();
});

test("a closed notice appears again when the part is requested again", async () => {
  await show({ Menu: part("The menu"), Window: lost });
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.click(await screen.findByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
});

test("other errors are not shown as missing parts", async () => {
  const Broken = lazyPart(async () => () => {
    throw new Error("a fault of the part");
  });
  const rendering = act(async () => {
    render(
      <Suspense>
        <Broken />
      </Suspense>,
      { wrapper: IntlForTests },
    );
  });
  await expect(rendering).rejects.toThrow("a fault of the part");
});
