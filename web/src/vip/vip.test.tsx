import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAs } from "../testing/renderAs.tsx";
import { vipRoutes } from "./vip.routes.tsx";

const vnd = (amount: string) => ({ amount, currency: "VND" });
const level = (rank: number, label: string, turnover: string, benefits: string[]) => ({
  club: { label, rank, color: "#8a94a6", secondaryColor: "#b4bcc9" },
  turnover: vnd(turnover),
  keepTurnover: vnd("500000"),
  benefits,
});
const levels = [
  level(0, "Foyer", "0", []),
  level(1, "Bronze", "5000000", ["Bonus of ₫18,000", "VIP promotions"]),
  level(2, "Silver", "10000000", ["VIP customer service"]),
];

it("shows guests all levels, and asks them to log in for their own", async () => {
  const page = await renderAs("guest", vipRoutes, "/vip");
  await page.answer({ Site: () => ({ vipLevels: levels }), Viewer: () => ({ member: null }) });
  const rows = (await screen.findByRole("region", { name: "All levels" })).querySelectorAll("ol > li");
  expect([...rows].map((row) => row.querySelector("h3")?.textContent)).toEqual(["Foyer", "Bronze", "Silver"]);
  expect(rows[1]?.textContent).toContain("Level 1");
  expect(rows[0]?.textContent).toContain("Everyone starts here.");
  expect(rows[1]?.textContent).toContain("Bet ₫5,000,000 in total");
  expect(rows[1]?.textContent).toContain("Keep it with ₫500,000 a month");
  expect(rows[1]?.textContent).toContain("VIP promotions");
  expect(screen.getByText(/Register or log in to see your level/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Log in" })).toBeTruthy();
});

it("shows members their level, the way up, and what keeps it", async () => {
  const page = await renderAs("member", vipRoutes, "/vip");
  await page.answer({
    Site: () => ({ vipLevels: levels, brand: { timeZone: "Asia/Ho_Chi_Minh" } }),
    Member: () => ({
      id: "m1",
      vipProgress: {
        current: levels[1],
        next: levels[2],
        turnover: vnd("8000000"),
        keep: {
          turnover: vnd("200000"),
          required: vnd("500000"),
          from: "2026-10-31T17:00:00Z",
          until: "2026-11-30T17:00:00Z",
        },
      },
    }),
  });
  const own = within(await screen.findByRole("region", { name: "Bronze Level 1" }));
  const up = own.getByRole("progressbar", { name: "Bet ₫2,000,000 more to reach Silver" });
  expect([up.getAttribute("value"), up.getAttribute("max")]).toEqual(["3000000", "5000000"]);
  expect(own.getByText("₫8,000,000 of ₫10,000,000")).toBeTruthy();
  expect(own.getByText("You'll get: VIP customer service")).toBeTruthy();
  const kept = own.getByRole("progressbar", { name: /^To keep Bronze: bets in 1\s?–\s?30 Nov 2026$/ });
  expect([kept.getAttribute("value"), kept.getAttribute("max")]).toEqual(["200000", "500000"]);
  const here = screen.getAllByRole("listitem").filter((row) => row.getAttribute("aria-current") === "step");
  expect(here.map((row) => within(row).getByRole("heading").textContent)).toEqual(["Bronze"]);
  expect(screen.getByText("Reached")).toBeTruthy();
});

it("says when the highest level is reached", async () => {
  const page = await renderAs("member", vipRoutes, "/vip");
  const top = { current: levels[2], next: null, turnover: vnd("20000000"), keep: null };
  await page.answer({ Site: () => ({ vipLevels: levels }), Member: () => ({ id: "m1", vipProgress: top }) });
  // A list of terms has a value for each.
  expect((await screen.findByText("You've reached the highest level.")).closest("dl")).toBeNull();
  expect(screen.queryByRole("progressbar")).toBeNull();
});
