import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it, vi } from "vitest";
import { stubPhone } from "../testing/media.ts";
import { renderPart } from "../testing/renderAs.tsx";
import { setClaimCount } from "./claimCount.ts";
import { RewardPane } from "./RewardPane.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const reward = (id: string, changes: object = {}) => ({
  __typename: "Reward",
  id,
  kind: "VIP",
  title: `Gift ${id}`,
  amount: money("58000"),
  turnoverRequired: null,
  freeSpins: null,
  status: "AVAILABLE",
  claimBefore: "2026-12-01T10:00:00Z",
  endedAt: null,
  ...changes,
});
const rewards = (nodes: { id: string }[], claimableCount: number, endCursor: string | null = null) => ({
  Member: () => ({ id: "m1" }),
  RewardConnection: () => ({
    totalCount: nodes.length,
    claimableCount,
    totals: { amount: money("116000"), claimed: money("58000") },
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
    pageCursors: { first: null, around: [], last: null, previous: null },
  }),
});
const open = (path: string) => renderPart(<RewardPane />, path);
const claimed = { status: "CLAIMED", endedAt: "2026-11-22T10:00:00Z" };

it("shows what can be claimed and how it comes, for the kind of the address", async () => {
  const page = await open("/?kind=VIP");
  await waitFor(() => expect(page.variables()).toMatchObject({ filter: { kind: "VIP" } }));
  await page.answer(
    rewards([reward("a", { turnoverRequired: money("174000") }), reward("b"), reward("c", claimed)], 2),
  );
  expect(await screen.findByText("You have 2 rewards to claim.")).toBeTruthy();
  expect(screen.getByText("₫116,000", { selector: "dd" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save as CSV" })).toBeTruthy();
  const [bonus, cash, over] = screen.getAllByRole("listitem");
  expect(bonus?.textContent).toContain("You get a bonus. Bet ₫174,000 to turn it into cash.");
  expect(cash?.textContent).toContain("You get cash.");
  expect(within(over as HTMLElement).queryByRole("button")).toBeNull();

  await user.selectOptions(screen.getByLabelText("Type"), "REFERRAL");
  await waitFor(() => expect(page.router.state.location.search).toBe("?kind=REFERRAL"));
  await waitFor(() => expect(page.variables()).toMatchObject({ filter: { kind: "REFERRAL" } }));
  await page.answer(rewards([], 2));
  expect(await screen.findByRole("heading", { name: "No rewards in this list" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save as CSV" })).toBeNull();
  await user.selectOptions(screen.getByLabelText("Claimable during"), "LAST_30");
  await waitFor(() => expect(page.router.state.location.search).toBe("?period=LAST_30&kind=REFERRAL"));
  const filter = { kind: "REFERRAL", period: { preset: "LAST_30" } };
  await waitFor(() => expect(page.variables()).toMatchObject({ filter }));
});

it("reads the rewards again when one is granted", async () => {
  const page = await open("/");
  await page.answer(rewards([reward("a")], 1));
  const { mock } = page.environment;
  const subscription = await waitFor(() =>
    mock.findOperation(({ request }) => request.node.operation.name === "useWatchRewardsSubscription"),
  );
  act(() =>
    mock.nextValue(subscription, MockPayloadGenerator.generate(subscription, { Member: () => ({ id: "m1" }) })),
  );
  await page.answer(rewards([reward("b"), reward("a")], 2));
  expect(await screen.findByText("You have 2 rewards to claim.")).toBeTruthy();
});

it("claims a reward with one key until it is answered, and says why not", async () => {
  const page = await open("/");
  await page.answer(rewards([reward("a")], 1));
  const claim = () => screen.getByRole("button", { name: "Claim Gift a" });
  await user.click(claim());
  expect(claim()).toHaveProperty("ariaDisabled", "true");
  const first = page.variables("useClaimRewardMutation");
  await page.refuse(new Error("away"));
  await page.answer(rewards([reward("a")], 1));
  await user.click(claim());
  await waitFor(() => expect(page.variables("useClaimRewardMutation")).toEqual(first));
  const refusal = { reward: null, userErrors: [{ message: "You've already claimed this reward." }] };
  await page.answer({ ClaimRewardPayload: () => refusal });
  expect((await screen.findByRole("alert")).textContent).toBe("You've already claimed this reward.");

  await page.answer(rewards([reward("a")], 1));
  await user.click(claim());
  expect(page.variables("useClaimRewardMutation")).not.toEqual(first);
  await page.answer({ ClaimRewardPayload: () => ({ reward: reward("a", claimed), userErrors: [] }) });
  await page.answer(rewards([reward("a", claimed)], 0));
  expect(await screen.findByText("Nothing to claim right now.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "More rewards" })).toBeNull();
  // The header counts every kind.
  act(() => setClaimCount(3));
  expect(screen.getByText("You have 3 rewards to claim.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "More rewards" }).getAttribute("href")).toBe("/rewards");
  act(() => setClaimCount(0));
  expect(screen.queryByRole("button", { name: "Claim Gift a" })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says that a reward is claimed, and not that it can't be, when the claim of the page before a reload was the one that paid", async () => {
  const page = await open("/");
  // This page was read before the platform had carried out the first claim.
  await page.answer(rewards([reward("a")], 1));
  await user.click(screen.getByRole("button", { name: "Claim Gift a" }));
  const refusal = { reward: null, userErrors: [{ message: "You've already claimed this reward." }] };
  await page.answerTo("useClaimRewardMutation", { ClaimRewardPayload: () => refusal });
  expect(screen.getByRole("alert")).toBeTruthy();
  await page.answer(rewards([reward("a", claimed)], 0));
  await waitFor(() => expect(screen.getByRole("listitem").textContent).toContain("Claimed"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Claim Gift a" })).toBeNull();
});

it("keeps the pages that a phone has opened when one is claimed, from where the page before now ends", async () => {
  stubPhone();
  const page = await open("/?after=elsewhere");
  const { mock } = page.environment;
  /** Answers each page that is asked for, by the cursor before it. */
  const answerPages = (pages: Record<string, ReturnType<typeof rewards>>) =>
    act(async () => {
      for (const asked of mock.getAllOperations()) {
        const answer = pages[asked.request.variables.after ?? "first"];
        if (answer) mock.resolve(asked, MockPayloadGenerator.generate(asked, answer));
      }
    });
  const titles = () => screen.getAllByText(/^Gift /).map(({ textContent }) => textContent);
  const [a, b, c, d] = [reward("a"), reward("b"), reward("c"), reward("d", claimed)];

  await answerPages({ first: rewards([a, b], 4, "b") });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await page.refuse(new Error("away"));
  expect((await screen.findByRole("alert")).textContent).toContain("Connection problem");
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await answerPages({ b: rewards([c], 4, "c") });
  await waitFor(() => expect(titles()).toEqual(["Gift a", "Gift b", "Gift c"]));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show more" }));

  await user.click(screen.getByRole("button", { name: "Claim Gift a" }));
  await page.answer({ ClaimRewardPayload: () => ({ reward: reward("a", claimed), userErrors: [] }) });
  await answerPages({ first: rewards([b, c], 3, "c"), b: rewards([c], 3, "c") });
  await waitFor(() => expect(page.variables()).toMatchObject({ after: "c" }));
  await answerPages({ c: rewards([d, reward("a", claimed)], 3) });
  await waitFor(() => expect(titles()).toEqual(["Gift b", "Gift c", "Gift d", "Gift a"]));
  vi.unstubAllGlobals();
});
