import { readFileSync } from "node:fs";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderAs } from "../testing/renderAs.tsx";
import { SearchDialog } from "./SearchDialog.tsx";
import { screensNamed } from "./useScreensNamed.ts";

const user = userEvent.setup();
const onClose = vi.fn();
const game = (name: string) => ({
  __typename: "Game",
  id: name,
  name,
  status: "ACTIVE",
  labels: [],
  vendor: { name: "Koi Works" },
});
// Every query is about the same brand.
const site = { Site: () => ({ id: "site" }) };
const found = (names: string[], vendors: object[] = [], gameCount = names.length) => ({
  ...site,
  SearchResult: () => ({ games: names.map(game), vendors, gameCount }),
});
const hot = {
  ...site,
  GameConnection: () => ({ edges: ["Golden Koi", "Moon Gate"].map((name) => ({ node: game(name) })) }),
};

beforeEach(() => {
  onClose.mockReset();
  localStorage.clear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});

async function openSearch() {
  const part = { path: "*", element: <SearchDialog onClose={onClose} /> };
  const page = await renderAs("member", [part], "/");
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Find games and providers" });
  const asked = () => page.environment.mock.getAllOperations().map(({ request }) => request.variables.text);
  /** Waits until the typing has paused and the search is sent. */
  const isAsked = (text: string) => waitFor(() => expect(asked()).toContain(text));
  return { ...page, field, asked, isAsked };
}
const optionNames = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;

it("searches for the readable part of a pasted text, up to the longest allowed length", async () => {
  const page = await openSearch();
  await page.answer(hot);
  fireEvent.change(page.field, { target: { value: ` \u0000zeus\u0007 ${"z".repeat(80)}` } });
  await page.isAsked(`zeus  ${"z".repeat(44)}`);
});

it("starts with hot games, and searches from two letters on, when the typing pauses", async () => {
  const page = await openSearch();
  await page.answer(hot);
  await waitFor(() => expect(document.activeElement).toBe(page.field));
  expect(optionNames()).toEqual([expect.stringContaining("Golden Koi"), expect.stringContaining("Moon Gate")]);
  expect(page.field.getAttribute("aria-activedescendant")).toBeNull();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.change(page.field, { target: { value: "d" } });
  act(() => void vi.advanceTimersByTime(10_000));
  expect(page.asked()).toEqual([]);
  vi.useRealTimers();
  // At once, so that there is no pause between the two on a slow machine either.
  for (const value of ["drag", "dragon"]) fireEvent.change(page.field, { target: { value } });
  await page.isAsked("dragon");
  expect(page.asked()).toEqual(["dragon"]);
  await page.answer(found(["Dragon", "Dragon Gate"], [], 40));
  expect(screen.getByRole("status").textContent).toBe("40 games found");
  expect(screen.getByText("2 of 40 games. Keep typing to narrow the list.")).toBeTruthy();
});

it("moves through the options with the arrow keys; Enter opens the active one and remembers the search", async () => {
  const page = await openSearch();
  await page.answer(hot);
  await user.type(page.field, "koi");
  await page.isAsked("koi");
  const vendor = {
    id: "v",
    code: "KOI",
    name: "Koi Works",
    opensAsList: false,
    gameTypes: [{ category: "FISH", gameCount: 3 }],
  };
  await page.answer(found(["Koi Pond"], [vendor]));
  expect(within(screen.getByRole("group", { name: "Providers" })).getAllByRole("option")).toHaveLength(1);
  await waitFor(() => expect(active(page.field)).toContain("Koi Works"));
  await user.keyboard("{ArrowDown}");
  expect(active(page.field)).toContain("Koi Pond");
  await user.keyboard("{ArrowDown}");
  expect(active(page.field)).toContain("Koi Works");
  // The key that ends a composition in Safari.
  fireEvent.keyDown(page.field, { key: "Enter", keyCode: 229 });
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
  expect(page.router.state.location).toMatchObject({ pathname: "/fish", search: "?vendor=KOI" });
  expect(JSON.parse(localStorage.getItem("recentSearches") ?? "")).toEqual(["koi"]);
});

it("finds screens by their names without accents and case, and leads there", async () => {
  const idsIn = (language: "VI" | "TH", text: string) => {
    const texts: Record<string, string> = Object.assign(
      {},
      ...["member", "promotions", "rewards"].map((file) =>
        JSON.parse(readFileSync(`lang/${language}/${file}.json`, "utf8")),
      ),
    );
    const screens = ["member_depositv2", "member_withdraw", "promotions", "sign_in_daily"].map((id) => ({
      id,
      to: "/",
    }));
    return screensNamed(text, screens, (id) => texts[id] ?? "").map(({ id }) => id);
  };
  expect(idsIn("VI", "nap tien")).toEqual(["member_depositv2"]);
  expect([idsIn("VI", "KHUYEN mai"), idsIn("VI", "en"), idsIn("VI", "!")]).toEqual([["promotions"], [], []]);
  expect(idsIn("TH", "ฝาก")).toEqual(["member_depositv2"]);

  const page = await openSearch();
  await page.answer(hot);
  await user.type(page.field, "depo");
  await page.isAsked("depo");
  const features = { memberCentre: true, missingParts: [], referralPromotion: true };
  await page.answer({ ...found([]), Site: () => ({ id: "site", features }) });
  expect(within(screen.getByRole("group", { name: "Pages" })).getByRole("option").textContent).toBe("Deposit");
  expect(screen.getByRole("status").textContent).toBe("Deposit");
  await user.keyboard("{Enter}");
  expect(page.router.state.location.search).toBe("?member=depositv2");
});

it("keeps an Enter that comes before the answer until the answer is there", async () => {
  const page = await openSearch();
  await page.answer(hot);
  await user.type(page.field, "gate{Enter}");
  expect(onClose).not.toHaveBeenCalled();
  await page.isAsked("gate");
  const vendor = { id: "v", code: "GAT", name: "Gate Gaming", opensAsList: false, gameTypes: [] };
  await page.answer(found([], [vendor]));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it("keeps the last results while the next are loading", async () => {
  const page = await openSearch();
  await page.answer(hot);
  await user.type(page.field, "dragon");
  await page.isAsked("dragon");
  await page.answer(found(["Dragon"]));
  await user.type(page.field, " gate");
  await page.isAsked("dragon gate");
  expect(optionNames()).toEqual([expect.stringContaining("Dragon")]);
  await page.answer(found(["Dragon Gate"]));
  await waitFor(() => expect(optionNames()).toEqual([expect.stringContaining("Dragon Gate")]));
});

it("says that nothing was found, and suggests hot games", async () => {
  const page = await openSearch();
  await page.answer(hot);
  await user.type(page.field, "zzzz");
  await page.isAsked("zzzz");
  await page.answer(found([]));
  expect(screen.getByRole("status").textContent).toContain("Nothing found for “zzzz”");
  expect(optionNames()).toHaveLength(2);
});

it("offers a retry when the gateway cannot be reached", async () => {
  const page = await openSearch();
  await page.answer(hot);
  await user.type(page.field, "dragon");
  await page.isAsked("dragon");
  const silenced = vi.spyOn(console, "error").mockImplementation(() => {});
  await page.refuse(new Error("offline"));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  silenced.mockRestore();
  await page.answer(found(["Dragon"]));
  await waitFor(() => expect(optionNames()).toEqual([expect.stringContaining("Dragon")]));
});

it("offers the last searches of this device, and can forget them", async () => {
  localStorage.setItem("recentSearches", JSON.stringify(["dragon", 7, "x".repeat(99), "koi"]));
  const page = await openSearch();
  await page.answer(hot);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["dragon", "koi"]);
  await user.click(screen.getByRole("button", { name: "koi" }));
  await page.isAsked("koi");
  await user.clear(page.field);
  await user.click(screen.getByRole("button", { name: "Clear recent searches" }));
  expect(screen.queryByRole("button", { name: "dragon" })).toBeNull();
  expect(localStorage.getItem("recentSearches")).toBe("[]");
});
