import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { expect, it } from "vitest";
import { GatewayError } from "../../relay/network/GatewayError.ts";
import { stubPhone } from "../../testing/media.ts";
import { renderAs, renderInSession } from "../../testing/renderAs.tsx";
import { memberRoutes } from "../member.routes.tsx";
import { PANE_GROUPS } from "../memberPanes.ts";
import { MemberCentre } from "./MemberCentre.tsx";

const user = userEvent.setup();
const rights = {
  SiteFeatures: () => ({ memberCentre: true, missingParts: [], referralPromotion: true, uplineTransfer: true }),
  Member: () => ({ id: "m1", canTransferToUpline: true, openMissionCount: 3, canTransferToDownline: false }),
};
const element = (
  <Suspense>
    <MemberCentre />
  </Suspense>
);
const open = async (pane: string) => {
  const page = await renderAs("member", [{ path: "*", element }], `/fish?member=${pane}`);
  await page.answer(rights);
  return page;
};
const openPage = async (address: string) => {
  const page = await renderAs("member", memberRoutes, address);
  await page.answer(rights, "MemberCentreQuery");
  return page;
};
const linksIn = async (name: string) => within(await screen.findByRole("navigation", { name })).getAllByRole("link");
const entries = () => linksIn("Member centre");

it("a pane that fails leaves the menu and the other panes alone, and can be tried again", async () => {
  const page = await open("transactionHistory");
  await waitFor(() => expect(() => page.variables("AccountRecordPaneQuery")).not.toThrow());
  await page.refuse(new GatewayError("UNREACHABLE"));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(await entries()).toHaveLength(Object.values(PANE_GROUPS).flat().length);
  await user.click(screen.getByRole("link", { name: "Messages" }));
  await waitFor(() => expect(() => page.variables("MessagesPaneQuery")).not.toThrow());
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(page.router.state.location).toMatchObject({ pathname: "/fish", search: "?member=messageV2" });
});

it("says at the entry of the missions how many are open", async () => {
  await open("messageV2");
  expect((await screen.findByRole("link", { name: /^Missions/ })).textContent).toBe("Missions3 open");
});

it("has its panes in three named groups", async () => {
  await open("depositv2");
  await entries();
  for (const [name, first] of [
    ["Money", "My wallet"],
    ["Play", "Betting record"],
    ["Account", "My account"],
  ] as const) {
    const [entry] = within(screen.getByRole("list", { name })).getAllByRole("link");
    expect(entry?.textContent).toBe(first);
  }
});

it("is for guests the login alone, and whoever closes it leaves the centre", async () => {
  const page = await renderAs("guest", [{ path: "*", element: <MemberCentre /> }], "/fish?member=withdraw");
  expect(await screen.findByText("Not logged in, please login")).toBeTruthy();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(page.router.state.location.search).toBe(""));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("has one entry for each subject as a page, and a tab for each of its panes: its old address opens it", async () => {
  const page = await openPage("/account/personalProfit?period=LAST_30");
  const names = (await entries()).map((link) => link.textContent);
  expect(names).toEqual(expect.arrayContaining(["My wallet", "Activity", "My account"]));
  expect(names).toHaveLength(Object.values(PANE_GROUPS).flat().length - 4);
  expect(screen.getByRole("link", { name: "Activity" }).getAttribute("aria-current")).toBe("page");
  const tabs = await linksIn("Activity");
  expect(tabs.map((tab) => tab.getAttribute("href"))).toEqual([
    "/account/personalHistoryCopy",
    "/account/transactionHistory",
    "/account/personalProfit",
    "/account/activityStatement",
  ]);
  expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual([null, null, "page", null]);
  await waitFor(() => expect(page.variables("ProfitPaneQuery").filter.period).toEqual({ preset: "LAST_30" }));
  expect(document.title).toMatch(/^Personal profit and loss/);
  // The page, the groups of the menu, the pane.
  const levels = screen.getAllByRole("heading").map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(levels).toEqual(["H1 Activity", "H2 Money", "H2 Play", "H2 Account", "H2 Personal profit and loss"]);
  // Rewards and the bonuses that they become are one subject, too.
  await act(() => page.router.navigate("/account/bonusDetails"));
  expect((await linksIn("Reward centre")).map((tab) => tab.textContent)).toEqual(["Reward centre", "Bonus details"]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Reward centre");
});

it("opens the dialog's pane as a page, with what it shows, and leads from a page to pages only", async () => {
  await open("transactionHistory&kind=TRANSFER&notice=3");
  const link = await screen.findByRole("link", { name: "Open as a page" });
  expect(link.getAttribute("href")).toBe("/account/transactionHistory?kind=TRANSFER");
  expect(document.title).toMatch(/^Account record/);
  expect(screen.queryByRole("navigation", { name: "Activity" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(document.title).not.toContain("Account record"));
  const Shell = () => useSearchParams()[0].has("member") && element;
  const page = await renderInSession("member", [{ path: "*", Component: Shell }], "/account/withdraw?member=depositv2");
  expect(page.router.state.location).toMatchObject({ pathname: "/account/depositv2", search: "" });
});

it("says of a pane that the platform lacks that it is not there, in the dialog and as a page", async () => {
  const lacking = { ...rights, SiteFeatures: () => ({ ...rights.SiteFeatures(), missingParts: ["REWARDS"] }) };
  const dialog = await renderAs("member", [{ path: "*", element }], "/fish?member=rewardCenter");
  await dialog.answer(lacking);
  expect(await screen.findByText("Reward centre isn't available here")).toBeTruthy();
  cleanup();
  const page = await renderAs("member", memberRoutes, "/account/rewardCenter");
  await page.answer(lacking, "MemberCentreQuery");
  expect(await screen.findByText("Reward centre isn't available here")).toBeTruthy();
});

it("is on phones a menu that fills the screen, and panes that lead up to it", async () => {
  stubPhone();
  const page = await openPage("/account");
  expect(await entries()).toHaveLength(Object.values(PANE_GROUPS).flat().length - 4);
  expect(screen.queryByRole("button", { name: "Member centre" })).toBeNull();
  for (const pane of ["Refer and earn", "Activity"]) {
    await user.click(screen.getByRole("link", { name: pane }));
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(pane);
    expect(screen.queryByRole("navigation", { name: "Member centre" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Member centre" }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe("/account"));
  }
  await act(() => page.router.navigate("/account/securityCenter?setting=profile"));
  await user.click(await screen.findByRole("button", { name: "All settings" }));
  await waitFor(() =>
    expect(page.router.state.location).toMatchObject({ pathname: "/account/securityCenter", search: "" }),
  );
  cleanup();
  await open("withdraw");
  expect((await screen.findByRole("dialog")).textContent).toMatch(/^Member centre · Withdraw/);
  expect(document.title).toMatch(/^Withdraw · Member centre(?! ·? ?Withdraw)/);
  await user.click(await screen.findByRole("button", { name: "Member centre" }));
  expect(await entries()).toHaveLength(Object.values(PANE_GROUPS).flat().length);
});

it("has no page for a pane that is none", async () => {
  await openPage("/account/no-such-pane");
  expect(await screen.findByText("Page not found")).toBeTruthy();
});

it("names its panes on phones, too, where the address names none of them", async () => {
  stubPhone();
  await openPage("/account/guess");
  expect(await screen.findByRole("heading", { name: "Page not found", level: 2 })).toBeTruthy();
  expect(document.title).toMatch(/^Page not found/);
  expect(await entries()).toHaveLength(Object.values(PANE_GROUPS).flat().length - 4);
});
