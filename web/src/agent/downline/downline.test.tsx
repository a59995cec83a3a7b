import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commitLocalUpdate } from "react-relay";
import { expect, it } from "vitest";
import { onlyPage } from "../../testing/pages.ts";
import { renderCentre } from "../../testing/renderCentre.tsx";
import { pagesFor } from "../agentPages.ts";

const user = userEvent.setup();
const account = (name: string, changes: object = {}) => ({
  __typename: "DownlineAccount",
  id: `id-${name}`,
  account: name,
  kind: "PLAYER",
  level: 1,
  childCount: 0,
  balance: { amount: "1000", currency: "VND" },
  rebate: "0.0100",
  registeredAt: "2026-11-01T10:00:00Z",
  lastLoginAt: null,
  isOnline: false,
  status: "ACTIVE",
  canBet: true,
  canTransfer: true,
  canWithdraw: true,
  hasDeposited: true,
  noteCount: 0,
  notes: null,
  details: {
    maxRebate: "0.0180",
    maskedEmail: "l***@mail.example",
    maskedMobile: null,
    otherCurrencies: [],
    path: ["agent", name],
  },
  ...changes,
});
const level = (names: readonly string[], path: readonly string[]) => ({
  Agent: () => ({ id: "agent" }),
  DownlineConnection: () => ({
    totalCount: names.length,
    path,
    edges: names.map((name) => ({
      node: account(name, name === "below" ? { kind: "AGENT", childCount: 3, noteCount: 2 } : {}),
    })),
    ...onlyPage,
  }),
});

/** Opens a page of the centre as an agent. */
const open = (address: string) =>
  renderCentre(address, {
    SiteFeatures: () => ({ dividend: true, dailySalary: false, hourlySalary: false, realTimeSalary: false }),
  });

it("shows the pages that exist, in the order of the specification", async () => {
  await open("/agent/team");
  const pages = (await screen.findAllByRole("listitem")).flatMap((item) => item.dataset.page ?? []);
  const all = pagesFor({ dividend: true, dailySalary: false, hourlySalary: false, realTimeSalary: false });
  expect(pages).toEqual(all.map((page) => `agentCenter/${page}`).filter((page) => pages.includes(page)));
  expect(pages).toEqual(expect.arrayContaining(["agentCenter/downlineManagement", "agentCenter/dividend"]));
});

it("leads down a level and back, and searches the whole team", async () => {
  const page = await open("/agent/team");
  const asked = await page.answerTo("DownlineScreenQuery", level(["below", "linh"], ["agent"]));
  expect(asked).toMatchObject({ filter: { parent: null, keyword: null }, sort: { by: "ACCOUNT" }, first: 20 });
  expect(await screen.findAllByRole("img", { name: /note/ })).toHaveLength(1);
  expect(screen.getByRole("img", { name: "2 notes" })).toBeTruthy();
  expect((await screen.findAllByRole("rowheader")).map((cell) => cell.textContent)).toEqual([
    "belowAgent",
    "linhPlayer",
  ]);
  await user.click(screen.getByRole("link", { name: "3 accounts directly below below" }));
  expect(await page.answerTo("DownlineScreenQuery", level(["deep"], ["agent", "below"]))).toMatchObject({
    filter: { parent: "below" },
  });
  await user.click(await screen.findByRole("button", { name: "Save as CSV" }));
  await waitFor(() =>
    expect(page.variables("useRecordExportMutation")).toEqual({
      input: {
        downline: { parent: "below", keyword: null, isOnline: null, hasDeposited: null, inviteLink: null },
      },
    }),
  );
  const path = await screen.findByRole("navigation", { name: "Path through the team" });
  await waitFor(() => expect(within(path).getByText("below").getAttribute("aria-current")).toBe("page"));
  expect(within(path).getByRole("link", { name: "agent" }).getAttribute("href")).toBe("/agent/team");

  await user.type(screen.getByRole("searchbox"), "x{Enter}");
  expect(screen.getByRole("alert").textContent).toContain("2 to 16");
  await user.type(screen.getByRole("searchbox"), "yz{Enter}");
  expect(await page.answerTo("DownlineScreenQuery", level([], ["agent"]))).toMatchObject({
    filter: { parent: null, keyword: "xyz" },
  });
  expect(await screen.findByText("No account found")).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: "First deposit" })).toBeNull();
  await user.click(screen.getByRole("switch", { name: "Online only" }));
  expect(page.router.state.location.search).toBe("?keyword=xyz&online=1");
});

it("shows who came by a link, and of them who has not deposited", async () => {
  const page = await open("/agent/team?link=3");
  expect(await page.answerTo("DownlineScreenQuery", level(["linh"], ["agent"]))).toMatchObject({
    filter: { inviteLink: "3", hasDeposited: null },
  });
  await page.answerTo("LinkFilterQuery", {
    Agent: () => ({ id: "agent", inviteLinks: [{ id: "id-3", internalID: "3", code: "CODE", label: "Fair" }] }),
  });
  expect(await screen.findByRole("option", { name: "Fair", selected: true })).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "First deposit" }), "No deposit yet");
  expect(await page.answerTo("DownlineScreenQuery", level([], ["agent"]))).toMatchObject({
    filter: { inviteLink: "3", hasDeposited: false },
  });
  await user.selectOptions(await screen.findByRole("combobox", { name: "Invitation link" }), "All links");
  expect(page.router.state.location.search).toBe("?deposited=0");
});

it("changes what an account may do, with a reason, and shows a refusal", async () => {
  const page = await open("/agent/team/linh");
  expect(
    await page.answerTo("AccountScreenQuery", { Agent: () => ({ id: "agent", downlineAccount: account("linh") }) }),
  ).toEqual({ account: "linh" });
  expect(await screen.findByText("l***@mail.example")).toBeTruthy();
  await page.answerTo("ActionListQuery", { Agent: () => ({ id: "agent", actions: { edges: [] } }) });
  expect(await screen.findByText("Nothing here yet.")).toBeTruthy();

  await user.click(await screen.findByRole("checkbox", { name: "Can bet" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain("reason");
  await user.clear(screen.getByLabelText("Rebate (%)"));
  await user.type(screen.getByLabelText("Rebate (%)"), "1.9");
  await user.type(screen.getByLabelText("Reason"), "Under review");
  expect(await screen.findByText("Enter a number from 1% to 1.8% with up to 2 decimals")).toBeTruthy();
  await user.clear(screen.getByLabelText("Rebate (%)"));
  await user.type(screen.getByLabelText("Rebate (%)"), "1.55");
  // Another agent above forbids transfers meanwhile.
  await act(async () =>
    commitLocalUpdate(page.environment, (store) => void store.get("id-linh")?.setValue(false, "canTransfer")),
  );
  expect(screen.getByLabelText("Can transfer money to other members")).toHaveProperty("checked", false);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const sent = await page.answerTo("AccountFormMutation", {
    UpdateDownlineAccountPayload: () => ({
      account: account("linh", { canBet: false, rebate: "0.0155" }),
      userErrors: [],
    }),
  });
  expect(sent).toMatchObject({
    input: {
      accountId: "id-linh",
      canBet: false,
      canTransfer: null,
      isLocked: null,
      rebate: "0.0155",
      reason: "Under review",
    },
  });
  expect(await screen.findByText("Saved. We've told the member.")).toBeTruthy();
  expect(screen.getByLabelText("Reason")).toHaveProperty("value", "");
  expect(screen.getByText("Restricted")).toBeTruthy();
  const entry = { id: "a1", kind: "ACCOUNT_CHANGED", agent: "agent", account: "linh", reason: "Under review" };
  const changes = [
    { field: "CAN_BET", before: "true", after: "false" },
    { field: "REBATE", before: "0.0100", after: "0.0155" },
  ];
  await page.answerTo("ActionListQuery", {
    Agent: () => ({ id: "agent", actions: { edges: [{ node: { __typename: "AgentAction", ...entry, changes } }] } }),
  });
  expect(await screen.findByText("Betting blocked")).toBeTruthy();
  expect(screen.getByText("Rebate 1.55%")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Send link" }));
  await page.answerTo("ResetLinkMutation", {
    SendDownlineResetLinkPayload: () => ({ userErrors: [{ message: "No address." }] }),
  });
  expect((await screen.findByRole("alert")).textContent).toBe("No address.");

  // Screen readers miss text that appears together with its region.
  const note = within(screen.getByRole("region", { name: "Reset password" })).getByRole("status");
  await user.click(screen.getByRole("button", { name: "Send link" }));
  await page.answerTo("ResetLinkMutation", { SendDownlineResetLinkPayload: () => ({ userErrors: [] }) });
  await waitFor(() => expect(note.textContent).toBe("The link is on its way to the member."));
});

it("says that an account is not in the team", async () => {
  const page = await open("/agent/team/stranger");
  await page.answerTo("AccountScreenQuery", { Agent: () => ({ id: "agent", downlineAccount: null }) });
  expect(await screen.findByText("Nobody in your team has this name")).toBeTruthy();
});
