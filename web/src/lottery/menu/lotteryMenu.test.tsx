import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { draw, drawn, lottery, other, show, user } from "../../testing/renderLottery.tsx";

type Seen = Pick<IntersectionObserverEntry, "target" | "isIntersecting">;

// The menu is on the screen.
vi.stubGlobal(
  "IntersectionObserver",
  class {
    readonly #report: (entries: Seen[]) => void;
    constructor(report: (entries: Seen[]) => void) {
      this.#report = report;
    }
    observe(target: Element) {
      this.#report([{ target, isIntersecting: true }]);
    }
    unobserve() {}
  },
);

const menu = () => within(screen.getAllByRole("navigation", { name: "Lotteries" })[0] ?? document.body);
const names = () =>
  menu()
    .queryAllByRole("link")
    .map((link) => /Minute Draw|Lucky Drum/.exec(link.textContent ?? "")?.[0]);

it("filters the lotteries by kind and cadence, and names no modes", async () => {
  await show();
  expect(names()).toEqual(["Lucky Drum", "Minute Draw"]);
  const traits = () => menu().getByRole("link", { name: /Minute Draw/ }).textContent;
  // The group has a title, the player's own lists have none.
  expect(traits()).toMatch(/Every minute(?! ·)/);
  await user.click(menu().getByRole("button", { name: "Popular" }));
  expect(traits()).toMatch(/Five digits · Every minute(?! ·)/);
  await user.click(menu().getByRole("button", { name: "All" }));
  await user.selectOptions(menu().getByRole("combobox", { name: "Type of draw" }), "Three dice");
  expect(names()).toEqual(["Lucky Drum"]);
  await user.selectOptions(menu().getByRole("combobox", { name: "How often" }), "Every minute");
  expect(names()).toEqual([]);
  expect(menu().getByText("No lotteries match these filters.")).toBeTruthy();
  await user.click(menu().getByRole("button", { name: "Clear filters" }));
  await user.selectOptions(menu().getByRole("combobox", { name: "How often" }), "Daily");
  expect(names()).toEqual(["Lucky Drum"]);
});

const standing = (number: string, seconds: number, numbers: string[]) => ({
  current: draw(`${number}2`, seconds),
  last: drawn(`${number}1`, numbers),
});
const draws = {
  Site: () => ({
    id: "site",
    lotteryMenu: [
      {
        lotteries: [
          { ...lottery, game: null, standing: standing("000", 50, ["3", "9", "3", "8", "5"]) },
          { ...other, game: null, standing: standing("9", 3_600, ["1", "6", "6"]) },
        ],
      },
    ],
  }),
};

it("shows of each lottery its last numbers and the time until its bets close", async () => {
  const page = await show();
  await waitFor(() => page.find("MenuDrawsQuery"));
  await page.settle("MenuDrawsQuery", draws);
  const row = (name: RegExp) => menu().getByRole("link", { name });
  await waitFor(() => expect(row(/Minute Draw/).textContent).toMatch(/Last result39385Bets close in00:(50|4\d)$/));
  expect(row(/Lucky Drum/).textContent).toMatch(/Daily.*(01:00:00|00:59:5\d|59:5\d)/);
});

it("lets the draws go that it can't read again: the store may drop them", async () => {
  const page = await show();
  await waitFor(() => page.find("MenuDrawsQuery"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await page.settle("MenuDrawsQuery", draws);
  expect(menu().getAllByText("Last result")).toHaveLength(2);
  await act(async () => vi.advanceTimersByTime(400_000));
  vi.useRealTimers();
  await page.refuse(new Error("away"), "MenuDrawsQuery");
  await user.click(menu().getByRole("button", { name: "Popular" }));
  expect(menu().queryByText("Last result")).toBeNull();
  expect(names()).toEqual(["Minute Draw"]);
});

it("is a strip alone on screens without a column for it", async () => {
  const menus = () => screen.getAllByRole("navigation", { name: "Lotteries" }).length;
  await show();
  expect(menus()).toBe(2);
  cleanup();
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
  await show();
  expect(menus()).toBe(1);
});
