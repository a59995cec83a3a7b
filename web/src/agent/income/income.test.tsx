import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { onlyPage } from "../../testing/pages.ts";
import { renderCentre } from "../../testing/renderCentre.tsx";
import { income, sorted } from "./income.ts";

const user = userEvent.setup();
const money = (amount: string) => ({ __typename: "Money", amount, currency: "VND" });
const sums = (salary: string, balanceForward: string) => ({
  gross: money("-50000"),
  bonus: money("100"),
  fees: money("0"),
  carryOver: money("0"),
  net: money("-50100"),
  commission: money("20"),
  salary: money(salary),
  dividend: money("0"),
  total: money(String(Number(salary) + 20)),
  balanceForward: money(balanceForward),
});
const revenue = (balanceForward: string) => ({
  rows: [
    { from: "2026-11-22", to: "2026-11-22", sums: sums("900", balanceForward) },
    { from: "2026-11-21", to: "2026-11-21", sums: sums("3000", "0") },
  ],
  totals: sums("3900", balanceForward),
});

async function open(
  address: string,
  balanceForward = "0",
  shown: object = revenue(balanceForward),
  requests: object | null = null,
) {
  const page = await renderCentre(address, { Brand: () => ({ timeZone: "Asia/Ho_Chi_Minh" }) });
  page.answerAtOnce("PayoutRequestsQuery", { Agent: () => ({ id: "agent", payoutRequests: requests }) });
  const asked = await page.answerTo("IncomeScreenQuery", {
    Agent: () => ({ id: "agent" }),
    AgentRevenue: () => shown,
  });
  return { ...page, asked };
}

it("shows the rows with their sums, sorted by the address", async () => {
  const page = await open("/agent/income?group=WEEK&period=LAST_30&sort=salary");
  expect(page.asked).toEqual({ filter: { period: { preset: "LAST_30" }, group: "WEEK" } });
  const [, first, second, totals] = (await screen.findAllByRole("row")).map((row) => row.textContent);
  expect(first).toContain("21 Nov 2026-₫50,000₫100₫0₫0-₫50,100₫0₫20₫3,000₫0₫3,020");
  expect(second).toContain("22 Nov 2026");
  expect(totals).toContain("Total-₫50,000");
  expect(screen.queryByText(/in losses is set against/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save as CSV" }));
  await waitFor(() =>
    expect(page.variables("useRecordExportMutation")).toEqual({ input: { revenue: page.asked.filter } }),
  );
  await user.selectOptions(await screen.findByLabelText("Group by"), "Month");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(page.router.state.location.search).toContain("group=MONTH"));
});

it("says which loss is carried forward", async () => {
  await open("/agent/income", "-70000");
  expect((await screen.findByText(/in losses is set against/)).textContent).toMatch(/^₫70,000 in losses/);
  const [, latest, earlier] = (await screen.findAllByRole("row")).map((row) => row.textContent);
  expect(latest).toContain("-₫50,100-₫70,000");
  expect(earlier).toContain("-₫50,100₫0");
});

it("offers a file only when something moved", async () => {
  const nothing = Object.fromEntries(Object.keys(sums("0", "0")).map((name) => [name, money("0")]));
  const day = (from: string, moved = {}) => ({ from, to: from, sums: { ...nothing, ...moved } });
  const page = await open("/agent/income", "0", { rows: [day("2026-11-22"), day("2026-11-21")], totals: nothing });
  await page.answerTo("EmptyReportQuery", {
    Agent: () => ({ id: "agent" }),
    DownlineConnection: () => ({ totalCount: 3 }),
  });
  expect(await screen.findByText("No income in this period")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save as CSV" })).toBeNull();
  cleanup();

  // A loss and a gain that cancel each other out are rows of the file.
  const [lost, won] = [{ gross: money("500") }, { gross: money("-500") }];
  await open("/agent/income", "0", { rows: [day("2026-11-22", lost), day("2026-11-21", won)], totals: nothing });
  expect(await screen.findByRole("button", { name: "Save as CSV" })).toBeTruthy();
});

it("opens a row to the commission and the payouts it is made of", async () => {
  const page = await open("/agent/income");
  const opener = await screen.findByRole("button", { name: "Paid for 22 Nov 2026" });
  await user.click(opener);
  expect(opener.getAttribute("aria-expanded")).toBe("true");
  const asked = await page.answerTo("IncomePayoutsQuery", {
    Member: () => ({ id: "me" }),
    Agent: () => ({ id: "agent" }),
    Brand: () => ({ timeZone: "Asia/Ho_Chi_Minh" }),
    RebateConnection: () => ({
      edges: [
        {
          node: {
            id: "r1",
            day: "2026-11-21",
            rate: "0.0160",
            commission: money("20"),
            shares: [{ rateBelow: "0.0100", accountCount: 2, validStake: money("3400") }],
          },
        },
      ],
    }),
    ContractPayoutConnection: () => ({
      edges: [
        {
          node: {
            id: "p1",
            kind: "DAILY_SALARY",
            rate: "0.000125",
            base: money("90000"),
            broughtForward: money("0"),
            amount: money("900"),
            periodStart: "2026-11-20T17:00:00.000Z",
            periodEnd: "2026-11-21T17:00:00.000Z",
          },
        },
      ],
      ...onlyPage,
    }),
  });
  expect(asked).toEqual({ period: { days: { from: "2026-11-22", to: "2026-11-22" } }, after: null });
  expect(await screen.findByText("₫3,400 through 2 accounts: 1.6% less 1%")).toBeTruthy();
  const salary = screen.getByText("Daily salary").closest("li")?.textContent;
  expect(salary).toContain("21 Nov 2026Base ₫90,000 at 0.0125%");
});

it("reads the valid parts of a hostile address, and sorts by amounts", () => {
  const read = (address: string) => income.read(new URLSearchParams(address));
  expect(read("group=YEAR&sort=__proto__&ascending=1")).toMatchObject({
    group: "DAY",
    sort: { by: "from", direction: "DESCENDING" },
  });
  const rows = [
    { from: "2026-11-20", total: "9" },
    { from: "2026-11-21", total: "10" },
    { from: "2026-11-22", total: "-1" },
  ];
  const order = (address: string) => sorted(rows, read(address).sort, ({ total }) => total).map(({ total }) => total);
  expect(order("sort=total")).toEqual(["10", "9", "-1"]);
  expect(order("sort=total&ascending=1")).toEqual(["-1", "9", "10"]);
  expect(order("sort=from&ascending=1")).toEqual(["9", "10", "-1"]);
});

it("asks for what is ready to be paid, and lists what was asked for", async () => {
  const declined = {
    ...{ internalID: "1", amount: money("2000"), state: "DECLINED", reason: "At the end of the week" },
    ...{ requestedAt: "2026-11-20T10:00:00Z", decidedAt: "2026-11-21T10:00:00Z" },
  };
  const page = await open("/agent/income", "0", revenue("0"), {
    ready: [{ amount: money("5000"), payoutCount: 2 }],
    requests: [declined],
  });
  const part = within(await screen.findByRole("region", { name: "Paid on request" }));
  expect(part.getByText(/from 2 payouts is ready/).textContent).toBe("₫5,000 from 2 payouts is ready");
  expect(part.getByText("Declined: At the end of the week")).toBeTruthy();
  await user.click(part.getByRole("button", { name: "Ask for ₫5,000" }));
  const waiting = { ...declined, internalID: "2", amount: money("5000"), state: "WAITING", decidedAt: null };
  const sent = await page.answerTo("PayoutRequestsMutation", {
    RequestPayoutPayload: () => ({ userErrors: [] }),
    Agent: () => ({ id: "agent", payoutRequests: { ready: [], requests: [waiting, declined] } }),
  });
  expect(sent.input).toEqual({ currency: "VND", idempotencyKey: expect.any(String) });
  expect(await part.findByText("Waiting for the operator")).toBeTruthy();
  expect(part.queryByRole("button")).toBeNull();
  cleanup();
  await open("/agent/income");
  expect(screen.queryByRole("region", { name: "Paid on request" })).toBeNull();
});
