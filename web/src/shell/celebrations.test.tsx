import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { hashOf } from "../browser/accountKey.ts";
import { celebrate } from "../ui/notice/celebrate.ts";
import { Celebrations } from "./Celebrations.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const gestures = () => document.querySelectorAll("[data-kind]").length;
const win = (id: string) => act(async () => celebrate({ kind: "win", id, text: `Won ${id}` }));

function show(path: string) {
  const router = createMemoryRouter([{ path: "*", element: <Celebrations /> }], { initialEntries: [path] });
  return { router, ...render(<RouterProvider router={router} />) };
}

it("shows a gesture for at most 1.2 s and says it in words; Escape and a tap end it", async () => {
  show("/rng");
  await win("one");
  await pass(0);
  expect([gestures(), screen.getByRole("status").textContent]).toEqual([1, "Won one"]);
  await pass(1_200);
  expect([gestures(), screen.getByRole("status").textContent]).toEqual([0, "Won one"]);
  for (const skip of [
    () => fireEvent.keyDown(document, { key: "Escape" }),
    () => fireEvent.pointerDown(document.body),
  ]) {
    await win(`skipped by ${skip}`);
    await pass(0);
    expect(gestures()).toBe(1);
    skip();
    expect(gestures()).toBe(0);
  }
});

it("waits while a game, a pane about money or a field is in use", async () => {
  const { router } = show("/?game=Z2FtZQ");
  await win("waiting");
  for (const path of ["/game?id=1", "/?member=depositv2", "/account/withdraw", "/vnlottery"]) {
    await act(() => router.navigate(path));
    await pass(0);
    expect([path, gestures()]).toEqual([path, 0]);
  }
  // A bet is begun beside the stake.
  const form = document.body.appendChild(document.createElement("form"));
  form.dataset.inUse = "true";
  await act(() => router.navigate("/lottery"));
  await pass(0);
  expect(gestures()).toBe(0);
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  form.remove();
  await act(() => router.navigate("/promotions"));
  await pass(0);
  expect(gestures()).toBe(0);
  field.blur();
  await pass(0);
  expect(gestures()).toBe(1);
  field.remove();
});

it("celebrates something once: not after a reload, and not when another tab was faster", async () => {
  const first = show("/");
  await win("once");
  await pass(1_200);
  first.unmount();
  show("/");
  await win("once");
  await pass(0);
  expect(gestures()).toBe(0);
  await act(async () => {
    celebrate({ kind: "level", id: "3", text: "Gold" });
    const mine = localStorage.getItem("celebrated");
    // The other tab writes between the event and the gesture.
    localStorage.setItem("celebrated", `${mine} ${hashOf("level 3")}`);
  });
  await pass(0);
  expect(gestures()).toBe(0);
});

it("shows no member what another one had to celebrate before", async () => {
  const { unmount } = show("/account/withdraw");
  await win("of the member before");
  unmount();
  show("/rng");
  await pass(0);
  expect(gestures()).toBe(0);
});
