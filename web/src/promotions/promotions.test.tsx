import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { promotion } from "../testing/promotion.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { resetServerTime } from "../time/serverClock.ts";
import { promotionsRoutes } from "./promotions.routes.tsx";

beforeEach(() => resetServerTime());

const user = userEvent.setup();
const counts = [
  { category: "VIP", count: 2 },
  { category: "DAILY", count: 1 },
];
const site = { Site: () => ({ id: "site", banners: [], promotionCounts: counts }) };
const list = (from: number, count: number, hasNextPage: boolean) => ({
  ...site,
  PromotionConnection: () => ({
    totalCount: 25,
    edges: Array.from({ length: count }, (_, index) => ({
      cursor: `c${from + index}`,
      node: promotion(from + index, index === 0 ? { endsAt: "2026-12-31T12:00:00Z" } : {}),
    })),
    pageInfo: { hasNextPage, endCursor: `c${from + count - 1}` },
  }),
});
const open = (path: string) => renderAs("guest", promotionsRoutes, path);
const cards = () => screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

it("lists the category in the address, shows when each promotion ends, and loads more at the end", async () => {
  const page = await open("/promotions?category=vip");
  await waitFor(() => expect(page.variables()).toMatchObject({ category: "VIP" }));
  await page.answer(list(0, 24, true));
  expect(await screen.findByRole("heading", { name: "Promotions" })).toBeTruthy();
  expect((await screen.findByRole("link", { name: "VIP 2" })).getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: "All 3" })).toBeTruthy();
  expect((await screen.findByText("25 promotions")).getAttribute("role")).toBe("status");
  const [first, second] = screen.getAllByRole("article");
  expect(first?.textContent).toContain("31 Dec");
  expect(second?.textContent).not.toContain("2026");

  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(page.variables()).toMatchObject({ category: "VIP", cursor: "c23", count: 24 }));
  await page.answer(list(24, 1, false));
  await waitFor(() => expect(cards()).toHaveLength(25));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("puts what the member can claim first, with its amount, and what is closed last, and says the end in words", async () => {
  const page = await renderAs("member", promotionsRoutes, "/promotions");
  const soon = new Date(Date.now() + 3 * 86_400_000 + 60_000);
  const nodes = [
    promotion(1, { status: "CLOSE" }),
    promotion(2, { endsAt: soon.toISOString(), entry: "APPLY" }),
    promotion(3),
    promotion(4, { status: "JOIN" }),
  ];
  const promotionStandings = [
    { internalID: "3", status: "CLAIM", reward: {} },
    { internalID: "4", status: "CLOSE", reward: null },
  ];
  const deposit = {
    id: "d1",
    amount: { amount: "500000", currency: "VND" },
    offers: [{ internalID: "3", title: "Offer 3" }],
  };
  const money = () => ({ amount: "1000", currency: "VND" });
  await page.answer({
    ...list(0, 0, false),
    Money: money,
    PromotionConnection: () => ({ totalCount: 4, edges: nodes.map((node) => ({ cursor: node.id, node })) }),
    Member: () => ({ id: "m1", promotionStandings, claimableDeposits: [deposit] }),
  });
  await waitFor(() => expect(cards()).toEqual(["Offer 3", "Offer 2", "Offer 1", "Offer 4"]));
  // It comes with the list: what came later would push the list down.
  expect(screen.getByRole("heading", { name: /^What you can get for your/ })).toBeTruthy();
  const verbs = ["Claim ₫1,000", "Apply now", "Details", "Details"];
  for (const [place, verb] of verbs.entries()) {
    expect(screen.getAllByRole("article")[place]?.textContent).toMatch(new RegExp(`${verb}$`));
  }
  const day = soon.toLocaleDateString("en", { weekday: "long" });
  expect(screen.getAllByRole("article")[1]?.textContent).toContain(`Ends ${day}`);
  expect(screen.getAllByText("Ongoing")).toHaveLength(1);
});

it("counts the days that are left by the platform's clock, in the list and on a promotion's page", async () => {
  const dailySignIn = { serverTime: "2026-12-28T11:00:00Z" };
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-01T00:00:00Z") });
  const page = await open("/promotions?category=vip");
  await page.answer({ ...list(0, 1, false), Site: () => ({ ...site.Site(), dailySignIn }) });
  await waitFor(() => expect(screen.getByRole("article").textContent).toContain("Ends Thursday"));
  cleanup();
  const detail = await open("/promoDetail?id=7");
  const ending = promotion(7, { endsAt: "2026-12-31T12:00:00Z" });
  await detail.answer({ Site: () => ({ ...site.Site(), dailySignIn, promotion: ending }) });
  await waitFor(() => expect(screen.getByText(/Ends Thursday/)).toBeTruthy());
});

it("lists all promotions for an unknown category, says when there are none, and begins with what new players get for guests", async () => {
  const page = await open("/promotions?category=unknown");
  await waitFor(() => expect(page.variables()).toMatchObject({ category: null }));
  await page.answer(list(0, 0, false));
  expect(await screen.findByText("No promotions here right now")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Daily 1" }));
  await waitFor(() => expect(page.variables()).toMatchObject({ category: "DAILY" }));
  const nodes = [promotion(1), promotion(2, { category: "NEW_PLAYER" })];
  await page.answer({
    ...site,
    PromotionConnection: () => ({ edges: nodes.map((node) => ({ cursor: node.id, node })) }),
  });
  expect(cards()).toEqual(["Offer 2", "Offer 1"]);
});

it("opens a promotion over the list at its own address, and returns to the listed category", async () => {
  const page = await open("/promotions?category=vip");
  await page.answer(list(0, 2, false));
  await user.click(await screen.findByRole("link", { name: "Offer 1" }));
  expect(page.router.state.location.search).toBe("?category=vip&id=1");
  await waitFor(() => expect(page.variables()).toEqual({ id: "1" }));
  await page.answer({
    ...site,
    Promotion: () =>
      promotion(1, {
        rulesHtml: "<ol><li>Play three days.</li></ol>",
        steps: ["Join."],
        termsHtml: "<p>One account each.</p>",
      }),
  });
  const dialog = await screen.findByRole("dialog", { name: "Offer 1" });
  const items = within(dialog).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Join.", "Play three days."]);
  expect(within(dialog).getByRole("region", { name: "Terms" }).textContent).toContain("One account each.");
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(page.router.state.location.search).toBe("?category=vip");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(cards()).toEqual(["Offer 0", "Offer 1"]);
});

it.each([
  ["guest", { kind: "ROUTE", target: "/live", name: null }, "link", "Live casino"],
  ["guest", { kind: "ROUTE", target: "/member/depositv2", name: null }, "link", "Deposit"],
  ["guest", { kind: "MODAL", target: "registerModal", name: null }, "button", "Register"],
  ["member", { kind: "MODAL", target: "registerModal", name: null }, "link", "Hot games"],
] as const)("a %s finds the button of a promotion with %o", async (caller, action, role, name) => {
  const page = await renderAs(caller, promotionsRoutes, "/promoDetail?id=7");
  await page.answer({ Promotion: () => promotion(7, { action }) });
  expect(await screen.findByRole(role, { name })).toBeTruthy();
});

it("says what is missing on a promotion's page: the rules that failed to load, or the whole promotion", async () => {
  const page = await open("/promoDetail?id=7");
  await waitFor(() => expect(page.variables()).toEqual({ id: "7" }));
  await page.answer({ Promotion: () => promotion(7, { rulesHtml: null }) });
  expect(await screen.findByRole("heading", { level: 1, name: "Offer 7" })).toBeTruthy();
  expect(screen.getByText("What offer 7 gives.")).toBeTruthy();
  expect(screen.getByRole("article").textContent).toContain("Connection problem");

  const down = await open("/promoDetail?id=9");
  const error = { message: "No.", path: ["site", "promotion"], extensions: { code: "UPSTREAM_UNAVAILABLE" } };
  const failed = { data: { site: { id: "site", brand: null, promotion: null } }, errors: [error] };
  await act(async () => down.environment.mock.resolve(down.latest(), failed));
  expect((await screen.findByRole("alert")).textContent).toContain("Connection problem");
  expect(screen.queryByText("This promotion isn't available")).toBeNull();

  const none = await open("/promoDetail?id=8");
  await none.answer({ Site: () => ({ promotion: null }) });
  expect(await screen.findByText("This promotion isn't available")).toBeTruthy();
  for (const way of screen.getAllByRole("link", { name: "All promotions" }))
    expect(way.getAttribute("href")).toBe("/promotions");
});
