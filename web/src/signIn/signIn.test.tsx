import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAs } from "../testing/renderAs.tsx";
import { signInRoutes } from "./signIn.routes.tsx";

const user = userEvent.setup();

const calendar = {
  rewards: Array.from({ length: 7 }, (_, index) => ({
    day: index + 1,
    amount: { amount: String((index + 1) * 1_000), currency: "VND" },
    tickets: index === 6 ? 2 : 0,
  })),
  bonusTerms: { turnover: 1, hours: 168 },
  resetsAt: "2026-11-23T17:00:00Z",
  serverTime: "2026-11-23T16:58:55Z",
};
const standing = (facts: object) => ({
  Site: () => ({ dailySignIn: calendar }),
  Member: () => ({ id: "m1", dailySignIn: { day: 3, streak: 2, isSigned: false, ...facts } }),
});
const days = () => screen.getAllByRole("listitem").filter((item) => within(item).queryByText(/^Day \d$/));

it("shows the seven days with their rewards, and the time that is left", async () => {
  const page = await renderAs("member", signInRoutes, "/signin");
  await page.answer(standing({}));
  expect(await screen.findByText("2 days in a row")).toBeTruthy();
  expect(days().map((day) => day.textContent)).toEqual([
    "Day 1₫1,000Received",
    "Day 2₫2,000Received",
    "Day 3₫3,000Today",
    "Day 4₫4,000Later",
    "Day 5₫5,000Later",
    "Day 6₫6,000Later",
    "Day 7₫7,000 2 ticketsLater",
  ]);
  expect((await screen.findByText(/^00:01:0\d$/)).closest("time")?.getAttribute("dateTime")).toBe(calendar.resetsAt);
  expect(screen.getByText(/play it through once within 7 days/)).toBeTruthy();
});

it("signs in with one key until it is answered, and says why not", async () => {
  const page = await renderAs("member", signInRoutes, "/signin");
  await page.answer(standing({}));
  const button = () => screen.findByRole("button", { name: "Sign in for today" });
  await user.click(await button());
  const first = page.variables("useSignInTodayMutation");
  expect(first.input.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  await page.refuse(new Error("away"));
  await user.click(await button());
  await waitFor(() => expect(page.variables("useSignInTodayMutation")).toEqual(first));
  await page.answer({
    SignInTodayPayload: () => ({ member: null, userErrors: [{ message: "You've already signed in today." }] }),
  });
  expect((await screen.findByRole("alert")).textContent).toBe("You've already signed in today.");

  await user.click(await button());
  expect(page.variables("useSignInTodayMutation")).not.toEqual(first);
  await page.answer({ ...standing({ streak: 3, isSigned: true }), SignInTodayPayload: () => ({ userErrors: [] }) });
  expect((await screen.findByRole("status")).textContent).toBe("You've signed in today.3 days in a row");
  expect(document.activeElement).toBe(screen.getByText("You've signed in today."));
  expect(screen.queryByRole("button", { name: "Sign in for today" })).toBeNull();
  expect(days()[2]?.textContent).toBe("Day 3₫3,000Received");
});

it("signs in with another key on the next day, though the day before was not answered", async () => {
  const page = await renderAs("member", signInRoutes, "/signin");
  await page.answer(standing({}));
  const button = () => screen.findByRole("button", { name: "Sign in for today" });
  await user.click(await button());
  const first = page.variables("useSignInTodayMutation");
  await page.refuse(new Error("away"));
  act(() =>
    page.environment.commitUpdate((store) => {
      const day = store.getRoot().getLinkedRecord("site")?.getLinkedRecord("dailySignIn");
      day?.setValue("2026-11-24T17:00:00Z", "resetsAt");
    }),
  );
  await user.click(await button());
  expect(page.variables("useSignInTodayMutation")).not.toEqual(first);
});

it("shows guests the first day, and asks them to log in at the button", async () => {
  const page = await renderAs("guest", signInRoutes, "/signin");
  await page.answer({ Site: () => ({ dailySignIn: calendar }), Viewer: () => ({ member: null }) });
  expect((await screen.findByText("Today")).closest("li")?.textContent).toContain("Day 1");
  await user.click(screen.getByRole("button", { name: "Sign in for today" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});
