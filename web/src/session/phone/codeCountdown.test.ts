// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";

it("goes on counting after a reload", async () => {
  const { useCodeCountdown } = await import("./codeCountdown.ts");
  const { result } = renderHook(() => useCodeCountdown("LOG_IN"));
  act(() => result.current[1](60));
  vi.resetModules();
  const reloaded = await import("./codeCountdown.ts");
  expect(renderHook(() => reloaded.useCodeCountdown("LOG_IN")).result.current[0]).toBe(60);
  expect(renderHook(() => reloaded.useCodeCountdown("REGISTER_MOBILE")).result.current[0]).toBe(0);
});
