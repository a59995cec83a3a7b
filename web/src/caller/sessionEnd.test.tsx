import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { emitSignal } from "../relay/network/signals.ts";
import { expectSessionEnd, forgetSessionEnd, useSessionEnd, watchSessionEnd } from "./sessionEnd.ts";

afterEach(() => {
  act(forgetSessionEnd);
  watchSessionEnd();
});

it("reports no ended session to a person who is logging out, however slow the platform is", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { result } = renderHook(useSessionEnd);
  const lose = () => act(() => emitSignal("sessionLost", "SESSION_EXPIRED"));
  expectSessionEnd();
  vi.advanceTimersByTime(29_000);
  lose();
  expect(result.current).toBeNull();
  vi.advanceTimersByTime(15_000);
  lose();
  expect(result.current).toBe("SESSION_EXPIRED");
});
