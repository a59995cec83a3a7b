import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished, vi } from "vitest";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { renderAs } from "../../testing/renderAs.tsx";
import { IdleWatch } from "./IdleWatch.tsx";

const user = userEvent.setup();
const MINUTE = 60_000;
/** A little more than the five minutes before the end, so that the notice is due soon. */
const SOON = 5 * MINUTE + 300;
const NOTICE = /^Still here\? You'll be logged out at \d+:\d\d/;

const session = (idleMs: number, restMs = 20 * 60 * MINUTE) => {
  const now = Date.now();
  const instant = (ms: number) => new Date(now + ms).toISOString();
  return {
    Viewer: () => ({
      session: { id: "s1", serverTime: instant(0), idleExpiresAt: instant(idleMs), expiresAt: instant(restMs) },
    }),
  };
};

/** Renders the watch, and answers its query with the given session. */
async function open(first: ReturnType<typeof session>) {
  const element = (
    <main tabIndex={-1}>
      <QuietPart>
        <IdleWatch username="demo" />
      </QuietPart>
    </main>
  );
  const page = await renderAs("member", [{ path: "*", element }], "/");
  const isAsked = () => page.environment.mock.getAllOperations().length > 0;
  // Strict mode asks twice.
  while (isAsked()) await page.answer(first);
  return { ...page, isAsked };
}

it("asks before an idle session ends, and keeps it when the member stays", async () => {
  const page = await open(session(SOON));
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  expect(page.isAsked()).toBe(false);
  await user.click(screen.getByRole("button", { name: "Stay logged in" }));
  expect(page.variables("IdleWatchQuery")).toEqual({});
  await page.answer(session(30 * MINUTE));
  expect(screen.queryByText(NOTICE)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

it("reads the end again instead of asking a member who has used the site meanwhile", async () => {
  const page = await open(session(SOON));
  await user.click(screen.getByRole("main"));
  await waitFor(() => expect(page.isAsked()).toBe(true));
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it("reads the end again when the site is used in another tab", async () => {
  const page = await open(session(SOON));
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  const tab = new BroadcastChannel("atrium-use");
  onTestFinished(() => tab.close());
  tab.postMessage("used");
  await waitFor(() => expect(page.isAsked()).toBe(true));
});

it("asks nothing when the session ends soon in any case", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await open(session(SOON, SOON));
  act(() => void vi.advanceTimersByTime(6 * MINUTE));
  expect(screen.queryByText(NOTICE)).toBeNull();
});
