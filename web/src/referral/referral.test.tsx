import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { onlyPage } from "../testing/pages.ts";
import { renderPart } from "../testing/renderAs.tsx";
import { ReferralPane } from "./ReferralPane.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const LINK = "https://atrium.example/register?referralCode=LINH88";
const friend = (id: string, changes: object = {}) => ({
  __typename: "ReferralFriend",
  id,
  maskedName: `li***${id}`,
  registeredAt: "2026-11-01T10:00:00Z",
  isVerified: true,
  hasDeposited: false,
  hasPlayed: false,
  qualifiedAt: null,
  reward: null,
  ...changes,
});
const referral = (friends: { id: string }[]) => ({
  Member: () => ({ id: "m1" }),
  Referral: () => ({
    code: "LINH88",
    link: LINK,
    invitedCount: 6,
    qualifiedCount: 2,
    rewardTotal: money("40000"),
    qualifyingAmount: money("100000"),
    tiers: [
      { from: 1, reward: money("20000") },
      { from: 5, reward: money("30000") },
    ],
  }),
  ReferralFriendConnection: () => ({
    totalCount: friends.length,
    edges: friends.map((node) => ({ cursor: node.id, node })),
    ...onlyPage,
  }),
});
async function open(path: string) {
  const page = await renderPart(<ReferralPane />, path);
  page.answerAtOnce("DaysNoteQuery");
  return page;
}

/** Answers the pane, and then its list of friends. Strict rendering asks twice. */
async function answerWith(page: Awaited<ReturnType<typeof open>>, ...friends: { id: string }[]) {
  for (const name of ["ReferralPaneQuery", "FriendListQuery"]) {
    await waitFor(() => page.variables(name));
    const isAsked = () =>
      page.environment.mock.getAllOperations().some(({ request }) => request.node.operation.name === name);
    while (isAsked()) await page.answer(referral(friends), name);
  }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

it("shows the invitation, what it brought, and how far each friend is", async () => {
  const page = await open("/?period=LAST_30");
  const done = { qualifiedAt: "2026-11-20T10:00:00Z", reward: money("20000"), hasPlayed: true };
  await answerWith(page, friend("1"), friend("2", done), friend("3", { ...done, reward: null }));
  expect(await screen.findByText(LINK)).toBeTruthy();
  expect(screen.getByText("LINH88")).toBeTruthy();
  expect(await screen.findByTitle("QR code for your link")).toBeTruthy();
  expect(screen.getByText(/deposits ₫100,000 and bets ₫100,000/)).toBeTruthy();
  expect(screen.getByText("Friend 5 onwards").parentElement?.textContent).toContain("₫30,000");
  const [open1, counted, late] = screen.getAllByText(/^li\*\*\*/).map((name) => name.parentElement?.textContent);
  expect(open1).toContain("VerifiedNo deposit yetNot enough bets yet");
  expect(counted).toContain("+₫20,000");
  expect(counted).toContain("VerifiedDepositedPlayed");
  expect(open1).not.toContain("in time");
  expect(late).toContain("Not claimed in time");
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();

  await user.selectOptions(screen.getByLabelText("Period"), "ALL");
  await waitFor(() => expect(page.router.state.location.search).toBe(""));
  await waitFor(() => expect(page.variables("FriendListQuery")).toMatchObject({ filter: { period: null } }));
  // The choice shows while the friends are on their way.
  expect(screen.getByLabelText("Period")).toHaveProperty("value", "ALL");
});

it("shares the link by the device where that is possible, and else copies it", async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "share", { configurable: true, value: share });
  const page = await open("/");
  await answerWith(page);
  await user.click(await screen.findByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: LINK, text: "Register with my link:" }));
  expect(screen.getByRole("button", { name: "Copy: Your link" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "No friends yet" })).toBeTruthy();
});

it("says when the brand has no invitations", async () => {
  const page = await open("/");
  await page.answer({ Member: () => ({ id: "m1", referral: null }) });
  expect(await screen.findByRole("heading", { name: "Invitations are closed" })).toBeTruthy();
});
