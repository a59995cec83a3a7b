import { act, cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderPart } from "../../testing/renderAs.tsx";
import { resetServerTime } from "../../time/serverClock.ts";
import { SessionTime } from "./SessionTime.tsx";

beforeEach(resetServerTime);

const NAME = "The time, and how long you've been logged in";

const open = async (session: object | null, isShort = false) => {
  const page = await renderPart(<SessionTime isShort={isShort} />);
  await page.answer({ Viewer: () => ({ session }) }, "SessionTimeQuery");
};

it("counts from the login by the platform's clock", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval", "performance"] });
  await open({ startedAt: "2026-11-27T10:00:00Z", serverTime: "2026-11-27T12:05:30Z" });
  const time = await screen.findByTitle(NAME);
  expect(time.textContent).toMatch(/Logged in for 2:05$/);
  act(() => vi.advanceTimersByTime(60_000));
  expect(time.textContent).toMatch(/2:06$/);
});

it("is a timer with a name where it has no words, and plain text in a menu", async () => {
  const session = { startedAt: "2026-11-27T10:00:00Z", serverTime: "2026-11-27T10:05:30Z" };
  await open(session, true);
  expect((await screen.findByRole("timer", { name: NAME })).textContent).toMatch(/0:05$/);
  cleanup();
  await open(session);
  await screen.findByTitle(NAME);
  expect(screen.queryByRole("timer")).toBeNull();
});

it("is not there when the platform does not tell", async () => {
  await open(null);
  expect(screen.queryByTitle(NAME)).toBeNull();
});
