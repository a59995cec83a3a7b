import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPart } from "../testing/renderAs.tsx";
import { MissionsPane } from "./MissionsPane.tsx";

const user = userEvent.setup();
const mission = (id: string, facts: object) => ({
  __typename: "Mission",
  id,
  title: `Mission ${id}`,
  period: "DAILY",
  resetsAt: "2026-11-23T17:00:00Z",
  goal: "20",
  progress: "6",
  currency: null,
  reward: { amount: "2000", currency: "VND" },
  score: 10,
  state: "OPEN",
  ...facts,
});
const open = (path = "/") => renderPart(<MissionsPane />, path);

it("shows how far each mission is, and pays a reached one once", async () => {
  const page = await open();
  await page.answer({
    Member: () => ({
      id: "m1",
      missions: [
        mission("a", {}),
        mission("b", { goal: "500000", progress: "500000", currency: "VND", state: "CLAIMABLE" }),
        mission("c", { period: "ONCE", resetsAt: null, state: "CLAIMED", progress: "20" }),
      ],
    }),
  });
  const [first, second, third] = await screen.findAllByRole("listitem");
  expect(first?.textContent).toMatch(/₫500,000 of ₫500,000.*Claim$/);
  expect(second?.textContent).toBe("Mission a₫2,0006 of 20+10 to your leaderboard score");
  expect(third?.textContent).toMatch(/Claimed$/);
  expect(screen.getByRole("progressbar", { name: "Mission a" }).getAttribute("value")).toBe("6");

  await user.click(screen.getByRole("button", { name: "Claim" }));
  const { missionId, idempotencyKey } = page.variables().input;
  expect(missionId).toBe("b");
  expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  await page.answer({
    ClaimMissionPayload: () => ({ userErrors: [{ message: "You have claimed this already." }], mission: null }),
  });
  expect((await screen.findByRole("alert")).textContent).toBe("You have claimed this already.");

  const claim = () => user.click(screen.getByRole("button", { name: "Claim" }));
  const key = () => page.variables("useClaimMissionMutation").input.idempotencyKey;
  await claim();
  const lost = key();
  await page.refuse(new Error("away"));
  await claim();
  expect(key()).toBe(lost);
  await page.refuse(new Error("away"));
  act(() => page.environment.commitUpdate((store) => store.get("b")?.setValue("2026-11-24T17:00:00Z", "resetsAt")));
  await claim();
  expect(key()).not.toBe(lost);
  await page.answer(
    { ClaimMissionPayload: () => ({ userErrors: [], mission: mission("b", { state: "CLAIMED" }) }) },
    "useClaimMissionMutation",
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe(" Claimed"));
});

it("shows the board of a period with the member's own place", async () => {
  const page = await open("/?board=MONTH");
  await waitFor(() => expect(page.variables()).toEqual({ period: "MONTH" }));
  await page.answer({
    Site: () => ({
      missionLeaderboard: [
        { rank: 1, account: "ab***z", score: 90 },
        { rank: 2, account: "de***o", score: 40 },
      ],
    }),
    Member: () => ({ id: "m1", missionPlace: { rank: 2, score: 40 } }),
  });
  const [, own] = await screen.findAllByRole("listitem");
  expect(own?.textContent).toBe("2de***o That's youScore 40");
  expect(screen.getByText("Your place: 2 · Score 40")).toBeTruthy();
});
