import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { onlyPage } from "../testing/pages.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { pointsRoutes } from "./points.routes.tsx";

const user = userEvent.setup();
const reward = (number: number, more: object = {}) => ({
  __typename: "PointReward",
  id: `r${number}`,
  title: `Reward ${number}`,
  kind: "ITEM",
  points: 600,
  turnover: null,
  stock: 5,
  mostPerMember: 3,
  freeSpins: null,
  leastRank: 0,
  ...more,
});
const mall = (...rewards: object[]) => ({
  Site: () => ({ id: "site", banners: [], features: { pointMall: true } }),
  PointRewardConnection: () => ({
    edges: rewards.map((node, index) => ({ cursor: `c${index}`, node })),
    pageInfo: { hasNextPage: false, endCursor: null },
  }),
});
const points = (total: number) => ({
  Member: () => ({ id: "m1" }),
  PointBalance: () => ({
    total,
    byType: [
      { type: "SLOTS", points: total + 900 },
      { type: "REDEEM", points: -900 },
    ],
    terms: {
      earnings: [{ type: "SLOTS", amountPerPoint: { amount: "2000", currency: "VND" }, mostPerDay: 5000 }],
      convertStep: 100,
      convertLeast: 100,
      convertWorth: { amount: "1000", currency: "VND" },
    },
  }),
});
const open = async (caller: "guest" | "member", path: string, ...rewards: object[]) => {
  const page = await renderAs(caller, pointsRoutes, path);
  await page.answer(mall(...rewards));
  return page;
};
type Page = Awaited<ReturnType<typeof open>>;
/** Answers the query with that name, which may begin after the code of a part has loaded. There is one site. */
async function answerTo(page: Page, name: string, mocks: ReturnType<typeof points>) {
  const { mock } = page.environment;
  const query = await waitFor(() => mock.findOperation(({ request }) => request.node.operation.name === name));
  await act(async () =>
    mock.resolve(query, MockPayloadGenerator.generate(query, { Site: () => ({ id: "site" }), ...mocks })),
  );
}
const redeemed = (more: object) => ({
  RedeemPointRewardPayload: () => ({ redeem: null, reward: null, member: null, userErrors: [], ...more }),
});

it("shows a guest the rewards of a category, and asks for a login at the action", async () => {
  const page = await open(
    "guest",
    "/pointMall?category=money",
    reward(1, { stock: null, leastRank: 3 }),
    reward(2, { stock: 0 }),
  );
  const [first, second] = await screen.findAllByRole("article");
  expect(first?.textContent).toContain("600 points");
  expect(first?.textContent).toContain("From VIP level 3");
  expect(second?.textContent).toContain("Out of stock");
  const invitation = within(screen.getByRole("region", { name: /points/i })).getAllByRole("button");
  expect(invitation.map(({ textContent }) => textContent)).toEqual(["Register", "Log in"]);
  expect(within(second as HTMLElement).getByRole("button")).toHaveProperty("disabled", true);
  expect(screen.getByRole("link", { name: "Cash and bonuses" }).getAttribute("aria-current")).toBe("page");
  await user.click(screen.getByRole("button", { name: "Redeem Reward 1" }));
  await waitFor(() => expect(page.variables()).toBeTruthy());
  expect(screen.queryByRole("tab")).toBeNull();
});

it("redeems a reward once, though the answer is lost, and says what is wrong at its field", async () => {
  const page = await open("member", "/pointMall", reward(1));
  await answerTo(page, "OwnPointsQuery", points(2_000));
  expect((await screen.findByRole("status", { name: "Your points" })).textContent).toBe("2,000");
  await user.click(screen.getByRole("button", { name: "Redeem Reward 1" }));
  const dialog = await screen.findByRole("dialog", { name: "Redeem Reward 1" });
  const form = within(dialog);
  const fill = async (label: RegExp, text: string) => {
    await user.clear(form.getByLabelText(label));
    if (text) await user.type(form.getByLabelText(label), text);
  };
  const send = () => user.click(form.getByRole("button", { name: "Redeem now" }));
  await fill(/^Quantity/, "4");
  await send();
  expect(await form.findByText("Enter a whole number from 1 to 3")).toBeTruthy();
  expect(form.getByText("Enter 10 to 300 characters")).toBeTruthy();
  expect(form.getByText("Enter your login password")).toBeTruthy();
  await fill(/^Quantity/, "2");
  expect(dialog.textContent).toContain("1,200 points");
  expect(dialog.textContent).toContain("800 points");
  await fill(/^Delivery address/, "12 Nguyen Hue, District 1");
  await fill(/^Login password/, "secret word");
  await send();
  const { input } = page.variables("RedeemDialogMutation");
  expect(input).toMatchObject({
    rewardId: "r1",
    quantity: 2,
    address: "12 Nguyen Hue, District 1",
    password: "secret word",
  });
  await page.refuse(new Error("down"));
  await send();
  await waitFor(() => expect(page.variables("RedeemDialogMutation").input).toEqual(input));
  const wrong = {
    code: "PASSWORD_INCORRECT",
    field: ["password"],
    message: "Wrong password.",
    retryAfter: null,
  };
  await page.answer(redeemed({ userErrors: [wrong] }));
  expect(await form.findByText("Wrong password.")).toBeTruthy();
  await send();
  expect(page.variables("RedeemDialogMutation").input).not.toEqual(input);
  await page.answer(
    redeemed({ reward: reward(1, { stock: 3 }), member: { id: "m1", points: { total: 800, byType: [] } } }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("status", { name: "Your points" }).textContent).toBe("800");
  expect(screen.getByRole("article").textContent).toContain("3 left");
});

it("says in the dialog that its query failed, over the list that stays", async () => {
  const page = await open("member", "/pointMall", reward(1));
  await user.click(screen.getByRole("button", { name: "Redeem Reward 1" }));
  const { mock } = page.environment;
  const query = await waitFor(() =>
    mock.findOperation(({ request }) => request.node.operation.name === "RedeemDialogQuery"),
  );
  await act(async () => mock.reject(query, new Error("down")));
  const dialog = await screen.findByRole("dialog", { name: "Redeem Reward 1" });
  expect(await within(dialog).findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByRole("article", { hidden: true }).textContent).toContain("Reward 1");
});

it("shows what points are worth before they are converted", async () => {
  const page = await open("member", "/pointMall", reward(1));
  await answerTo(page, "OwnPointsQuery", points(1_250));
  await user.click(await screen.findByRole("button", { name: "Convert points" }));
  const dialog = await screen.findByRole("dialog", { name: "Convert points" });
  const form = within(dialog);
  expect(form.getByText("₫12,000")).toBeTruthy();
  const field = form.getByLabelText(/^Points/);
  const send = () => user.click(form.getByRole("button", { name: "Convert now" }));
  for (const [typed, message] of [
    ["150", "Enter a multiple of 100"],
    ["1300", "You don't have that many points"],
  ] as const) {
    await user.clear(field);
    await user.type(field, typed);
    await send();
    expect(await form.findByText(message)).toBeTruthy();
  }
  await user.clear(field);
  await user.type(field, "300");
  expect(form.getByText("₫3,000")).toBeTruthy();
  await user.type(form.getByLabelText(/^Login password/), "secret word");
  await send();
  await waitFor(() =>
    expect(page.variables("ConvertDialogMutation").input).toMatchObject({ points: 300, password: "secret word" }),
  );
  await page.answer({
    ConvertPointsPayload: () => ({
      converted: { amount: "3000", currency: "VND" },
      member: { id: "m1", points: { total: 950, byType: [] } },
      userErrors: [],
    }),
  });
  await waitFor(() => expect(screen.getByRole("status", { name: "Your points" }).textContent).toBe("950"));
});

it("lists redeems with their state, and a decision changes one live", async () => {
  const page = await open("member", "/pointMall?view=redeems&status=IN_PROCESS&period=NEXT_7", reward(1));
  const redeem = (more: object = {}) => ({
    __typename: "PointRedeem",
    id: "x1",
    internalID: "R77",
    title: "Atrium mug",
    quantity: 2,
    points: 1200,
    address: "12 Nguyen Hue",
    status: "IN_PROCESS",
    reason: null,
    createdAt: "2026-11-22T10:00:00Z",
    decidedAt: null,
    ...more,
  });
  await waitFor(() =>
    expect(page.variables("RedeemRecordQuery")).toMatchObject({
      filter: { period: { preset: "NEXT_7" }, status: "IN_PROCESS" },
    }),
  );
  const record = {
    ...points(800),
    PointRedeemConnection: () => ({
      totalCount: 1,
      edges: [{ cursor: "a", node: redeem() }],
      ...onlyPage,
    }),
  };
  await answerTo(page, "OwnPointsQuery", record);
  await answerTo(page, "RedeemRecordQuery", record);
  const row = await screen.findByRole("listitem", { name: "2 × Atrium mug" });
  expect(row.textContent).toContain("In process");
  expect(row.textContent).toContain("R77");
  await user.click(screen.getByRole("button", { name: "Save as CSV" }));
  expect(page.variables("useRecordExportMutation")).toEqual({
    input: { pointRedeems: { period: { preset: "NEXT_7" }, status: "IN_PROCESS" } },
  });
  const { mock } = page.environment;
  const subscription = await waitFor(() =>
    mock.findOperation(({ request }) => request.node.operation.name === "OwnPointsSubscription"),
  );
  const decided = redeem({ status: "REJECTED", reason: "Sold out.", decidedAt: "2026-11-23T10:00:00Z" });
  act(() =>
    mock.nextValue(
      subscription,
      MockPayloadGenerator.generate(subscription, {
        ...points(2_000),
        PointRedeemConnection: () => ({ edges: [{ node: decided }] }),
      }),
    ),
  );
  await waitFor(() => expect(row.textContent).toContain("Rejected"));
  expect(row.textContent).toContain("Sold out. You got 1,200 points back.");
  expect(screen.getByRole("status", { name: "Your points" }).textContent).toBe("2,000");
});

it("lists changes of points with sign and the points after each, and a new one at once", async () => {
  const page = await open("member", "/pointMall?view=details&type=REDEEM", reward(1));
  const entry = (id: string, type: string, cause: string, changed: number, after: number) => ({
    cursor: id,
    node: {
      __typename: "PointEntry",
      id,
      type,
      cause,
      points: changed,
      balanceAfter: after,
      createdAt: "2026-11-22T10:00:00Z",
      reference: `N${id}`,
    },
  });
  const recordOf = (...edges: ReturnType<typeof entry>[]) => ({
    ...points(800),
    PointEntryConnection: () => ({
      totalCount: edges.length,
      edges,
      ...onlyPage,
    }),
  });
  const before = [entry("a", "REDEEM", "CONVERT", -100, 800), entry("b", "SLOTS", "BET", 5, 900)];
  const record = recordOf(...before);
  await waitFor(() =>
    expect(page.variables("PointRecordQuery")).toMatchObject({
      filter: { period: { preset: "LAST_7" }, type: "REDEEM" },
    }),
  );
  await answerTo(page, "OwnPointsQuery", record);
  const { mock } = page.environment;
  const isAsked = () =>
    mock.getAllOperations().some(({ request }) => request.node.operation.name === "PointRecordQuery");
  // Strict mode asks twice.
  while (isAsked()) await answerTo(page, "PointRecordQuery", record);
  const rows = (await screen.findAllByText(/ points left$/)).map((part) => part.closest("li")?.textContent);
  expect(rows[0]).toMatch(/^Converted into cash-100.*Na800 points left$/);
  expect(rows[1]).toMatch(/^Slots\+5.*Nb900 points left$/);
  const subscription = await waitFor(() =>
    mock.findOperation(({ request }) => request.node.operation.name === "OwnPointsSubscription"),
  );
  act(() => mock.nextValue(subscription, MockPayloadGenerator.generate(subscription, points(700))));
  await waitFor(() => expect(isAsked()).toBe(true));
  expect(screen.getAllByText(/ points left$/)).toHaveLength(2);
  await answerTo(page, "PointRecordQuery", recordOf(entry("c", "REDEEM", "CONVERT", -100, 700), ...before));
  await waitFor(() => expect(screen.getAllByText(/ points left$/)[0]?.textContent).toBe("700 points left"));
});

it("exists only where the operator has points", async () => {
  const page = await renderAs("guest", pointsRoutes, "/pointMall");
  await page.answer({ Site: () => ({ id: "site", banners: [], features: { pointMall: false } }) });
  expect(await screen.findByRole("heading", { name: /not found/i })).toBeTruthy();
});
