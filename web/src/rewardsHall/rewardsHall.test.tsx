import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fetchQuery } from "react-relay";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import meterQuery from "../__generated__/BonusMeterQuery.graphql.ts";
import factsQuery from "../__generated__/WalletFactsQuery.graphql.ts";
import type { Caller } from "../caller/caller.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { rewardsHallRoutes } from "./rewardsHall.routes.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
const none = { edges: [] };

const site = {
  brand: { timeZone: "Asia/Ho_Chi_Minh" },
  dailySignIn: {
    rewards: [1, 2, 3].map((number) => ({ day: number, amount: money(`${number}000`) })),
    bonusTerms: null,
    resetsAt: at(0.5),
    serverTime: at(0),
  },
  redEnvelopes: {
    envelopes: [
      { id: "open", opensAt: at(-0.1), closesAt: at(0.1) },
      { id: "later", opensAt: at(0.3), closesAt: at(0.4) },
    ],
    bonusTerms: null,
  },
  raffle: { id: "r1", title: "Lucky wheel", depositForTicket: money("100000"), mostTicketsOfDeposit: 5 },
  promotions: {
    edges: [{ node: { id: "p1", internalID: "1", title: "Welcome", status: "JOIN", startsAt: null, freeSpins: null } }],
  },
  leaderboards: none,
};
const mission = {
  id: "m1",
  title: "Ten wins",
  period: "DAILY",
  reward: money("2000"),
  state: "CLAIMABLE",
  resetsAt: at(0.5),
};
const reward = {
  id: "w1",
  kind: "REFERRAL",
  title: "A friend",
  amount: money("58000"),
  turnoverRequired: null,
  freeSpins: null,
  status: "AVAILABLE",
  claimBefore: at(9),
  endedAt: null,
};
const member = {
  id: "me",
  dailySignIn: { day: 2, streak: 1, isSigned: false },
  redEnvelopeClaims: [],
  unused: { totalCount: 3, edges: [{ node: { id: "t1" } }] },
  missions: [mission],
  rewards: { edges: [{ node: reward }] },
  promotionStandings: [
    {
      internalID: "1",
      title: "Welcome",
      status: "CLAIM",
      reward: money("9000"),
      turnover: null,
      resetsAt: at(5),
      excludes: [],
    },
  ],
};
const signed = { day: 2, streak: 2, isSigned: true };
const nothing = {
  ...member,
  dailySignIn: signed,
  redEnvelopeClaims: [{ envelope: { id: "open" }, amount: money("5000") }],
  unused: { totalCount: 0, edges: [] },
  missions: [],
  rewards: none,
  promotionStandings: [],
};

async function open(caller: Caller, own: object | null, changes: object = {}) {
  const page = await renderAs(caller, rewardsHallRoutes, "/rewards");
  await page.answer(
    { Site: () => ({ ...site, ...changes }), Viewer: () => ({ member: own }) },
    "RewardsHallScreenQuery",
  );
  await screen.findByRole("heading", { level: 1, name: "Rewards" });
  return page;
}
const toClaim = () => screen.findByRole("region", { name: /^To claim/ });

it("lists every kind that can be claimed with its button, and sends each claim by its own mutation", async () => {
  const page = await open("member", member);
  const section = await toClaim();
  expect(within(section).getByRole("heading", { level: 2 }).textContent).toBe("To claim 8");
  const buttons = () => within(section).getAllByRole("button", { name: /^Claim/ });
  expect(
    within(section)
      .getAllByRole("listitem")
      .map((row) => within(row).getByRole("heading").textContent),
  ).toEqual(["Red envelope", "Daily sign-in, day 2", "A friend", "Ten wins", "Welcome", "Lucky wheel"]);
  // Rewards and promotions can have the same title.
  expect(within(section).getByText(/^Promotion · Claim by/)).toBeTruthy();
  const mutations = [
    ["useClaimEnvelopeMutation", { envelopeId: "open" }],
    ["useSignInTodayMutation", {}],
    ["useClaimRewardMutation", { rewardId: "w1" }],
    ["useClaimMissionMutation", { missionId: "m1" }],
    ["useClaimPromotionMutation", { promotionId: "p1" }],
    ["useDrawRafflePrizeMutation", { raffleId: "r1", ticketId: "t1" }],
  ] as const;
  for (const [at, [name, input]] of mutations.entries()) {
    await user.click(buttons()[at] as HTMLElement);
    await waitFor(() => expect(page.variables(name).input).toMatchObject(input));
  }
});

it("keeps the row of what was claimed here, says so, and names what comes next when nothing is left", async () => {
  const page = await open("member", { ...nothing, dailySignIn: member.dailySignIn });
  const section = await toClaim();
  await user.click(within(section).getByRole("button", { name: "Claim Daily sign-in, day 2" }));
  const done = { __typename: "Member", id: "me", dailySignIn: signed };
  await page.answer({ SignInTodayPayload: () => ({ member: done, userErrors: [] }) }, "useSignInTodayMutation");
  await waitFor(() => expect(document.activeElement?.textContent).toBe(" Claimed"));
  expect(within(section).getByRole("status").textContent).toMatch(
    /^Nothing to claim right nowNext: The next red envelope, (today|tomorrow) /,
  );
  const coming = screen.getByRole("region", { name: "Coming up" });
  expect(within(coming).getByRole("link", { name: "Daily sign-in, day 3" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Reward centre" })).toBeTruthy();
});

const running = (title: string) => ({
  Member: () => ({ id: "me", freeSpins: none, missions: [], vipProgress: null }),
  LeaderboardConnection: () => none,
  Bonus: () => ({ id: title, title, status: "ACTIVE", categories: [], expiresAt: at(7), turnoverDone: money("0") }),
  Money: () => money("1000"),
});

it("shows at once what a claim began, also where the header or the wallet reads it first", async () => {
  const page = await open("member", nothing);
  const asked = () => page.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  do await page.answerTo("RunningQuery", running("Before"));
  while (asked().includes("RunningQuery"));
  for (const query of [meterQuery, factsQuery]) {
    fetchQuery(page.environment, query, {}).subscribe({});
    await page.answerTo(query.params.name, running(query.params.name));
    expect(await screen.findByRole("heading", { name: query.params.name })).toBeTruthy();
  }
  const watch = await page.find("useWatchRewardsSubscription");
  const event = MockPayloadGenerator.generate(watch, { Member: () => ({ id: "me" }) });
  await act(async () => page.environment.mock.nextValue(watch, event));
  await page.answerTo("RunningQuery", running("Daily sign-in"));
  expect(await screen.findByRole("heading", { name: "Daily sign-in" })).toBeTruthy();
});

it("shows the other kinds when one fails, and says that it is missing", async () => {
  const page = await renderAs("member", rewardsHallRoutes, "/rewards");
  await page.answer(
    { Site: () => site, Viewer: () => ({ member: { ...member, rewards: null, dailySignIn: null } }) },
    "RewardsHallScreenQuery",
  );
  const section = await toClaim();
  expect(within(section).getByRole("heading", { name: "Ten wins" })).toBeTruthy();
  expect(within(section).queryByText(/^Daily sign-in/)).toBeNull();
  expect(within(section).getByText(/^Some rewards couldn't be loaded/)).toBeTruthy();
  await user.click(within(section).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(page.variables("RewardsHallScreenQuery")).toBeDefined());
});

it("lists the last rewards as history, but not again what was claimed here", async () => {
  const over = { ...reward, id: "w2", title: "Last week", status: "CLAIMED", endedAt: at(-3) };
  const page = await open("member", { ...member, rewards: { edges: [{ node: reward }, { node: over }] } });
  const history = () => within(screen.getByRole("region", { name: "History" })).queryAllByRole("heading", { level: 3 });
  expect(history().map(({ textContent }) => textContent)).toEqual(["Last week"]);
  await user.click(screen.getByRole("button", { name: "Claim A friend" }));
  const claimed = { ...reward, status: "CLAIMED", endedAt: at(0) };
  await page.answer({ ClaimRewardPayload: () => ({ reward: claimed, userErrors: [] }) }, "useClaimRewardMutation");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Claim A friend" })).toBeNull());
  expect(history().map(({ textContent }) => textContent)).toEqual(["Last week"]);
});

it("leaves out what the platform lacks, and does not miss it", async () => {
  const missingParts = ["MISSIONS", "SIGN_IN", "RED_ENVELOPES", "RAFFLE", "REWARDS", "PROMOTIONS", "BONUSES", "VIP"];
  const lacking = { features: { missingParts }, dailySignIn: null, redEnvelopes: null, raffle: null, promotions: null };
  const own = {
    missions: null,
    dailySignIn: null,
    redEnvelopeClaims: null,
    unused: null,
    rewards: null,
    promotionStandings: null,
  };
  await open("member", { ...member, ...own }, lacking);
  expect(within(await toClaim()).queryByRole("listitem")).toBeNull();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(screen.queryByRole("region", { name: "History" })).toBeNull();
  cleanup();
  await open("guest", null, lacking);
  await screen.findByRole("region", { name: "What you could get" });
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
});

it("shows guests what they could get, with a login at the button", async () => {
  await open("guest", null);
  const offer = await screen.findByRole("region", { name: "What you could get" });
  expect(within(offer).getByText("Daily sign-in, day 1")).toBeTruthy();
  expect(within(offer).getByText(/one ticket for every ₫100,000/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Running" })).toBeNull();
  await user.click(within(offer).getByRole("button", { name: "Claim Daily sign-in, day 1" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("tells trial accounts why they get nothing", async () => {
  await open("trial", null);
  expect(await screen.findByText(/^Demo accounts play with demo money/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Claim/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Register" })).toBeTruthy();
});
