import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderAs } from "../../testing/renderAs.tsx";
import { resetServerTime } from "../../time/serverClock.ts";
import { SessionTime } from "./SessionTime.tsx";

beforeEach(resetServerTime);
afterEach(() => vi.useRealTimers());

const open = async (session: object | null) => {
  const element = (
    <Suspense>
      <SessionTime />
    </Suspense>
  );
  const page = await renderAs("member", [{ path: "*", element }], "/");
  await page.answer({ Viewer: () => ({ session }) }, "SessionTimeQuery");
};

it("counts from the login by the platform's clock", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval", "performance"] });
  await open({ startedAt: "2026-11-27T10:00:00Z", serverTime: "2026-11-27T12:05:30Z" });
  const timer = await screen.findByRole("timer", { name: "The time, and hours and minutes since your login" });
  expect(timer.textContent).toMatch(/Logged in for 2:05$/);
  act(() => vi.advanceTimersByTime(60_000));
  expect(timer.textContent).toMatch(/2:06$/);
});

it("is not there when the platform does not tell", async () => {
  await open(null);
  expect(screen.queryByRole("timer")).toBeNull();
});
