import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { GatewayError } from "../../relay/network/GatewayError.ts";
import { renderAs } from "../../testing/renderAs.tsx";
import { PANE_GROUPS } from "../memberPanes.ts";
import { MemberCentre } from "./MemberCentre.tsx";

const user = userEvent.setup();
const open = async (pane: string) => {
  const element = (
    <Suspense>
      <MemberCentre />
    </Suspense>
  );
  const page = await renderAs("member", [{ path: "*", element }], `/fish?member=${pane}`);
  await page.answer({
    SiteFeatures: () => ({ memberCentre: true, referralPromotion: true, uplineTransfer: true }),
    Member: () => ({ id: "m1", canTransferToUpline: true, openMissionCount: 3, canTransferToDownline: false }),
  });
  return page;
};
const entries = () => screen.findAllByRole("link", { current: undefined });

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
  const groups = screen.getAllByRole("region").map((group) => group.textContent);
  expect(groups).toHaveLength(3);
  expect(groups[0]).toMatch(/^MoneyMy walletDeposit/);
  expect(groups[1]).toMatch(/^PlayBetting record/);
  expect(groups[2]).toMatch(/^AccountMy account/);
});

it("is for guests the login alone, and whoever closes it leaves the centre", async () => {
  const page = await renderAs("guest", [{ path: "*", element: <MemberCentre /> }], "/fish?member=withdraw");
  expect(await screen.findByText("Not logged in, please login")).toBeTruthy();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(page.router.state.location.search).toBe(""));
  expect(screen.queryByRole("dialog")).toBeNull();
});
