import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();
const desk = {
  account: "maidesk",
  rights: ["READ_REPORTS", "NOTES"],
  status: "ACTIVE",
  lastLoginAt: null,
  hasFirstPassword: true,
  sessionCount: 2,
};
const agent = (items: readonly object[]) => ({ id: "agent", subAccounts: { maximum: 20, items } });

async function open(items: readonly object[]) {
  const page = await renderCentre("/agent/sub-accounts", { Agent: () => agent(items) });
  await page.answerTo("SubAccountsScreenQuery", { Agent: () => agent(items) });
  return page;
}

it("makes a sub-account with ticked rights, and shows its password once", async () => {
  const page = await open([]);
  expect(await screen.findByRole("link", { name: "Sub-accounts" })).toBeTruthy();
  await user.type(await screen.findByLabelText("User name"), "MaiDesk");
  const isBlind = () => screen.queryByText(/Tick “See the team's accounts and the log” too/) !== null;
  await user.click(screen.getByRole("checkbox", { name: "Read and write notes" }));
  expect(isBlind()).toBe(true);
  const sees = screen.getByRole("checkbox", { name: "See the team's accounts and the log" });
  await user.click(sees);
  expect(isBlind()).toBe(false);
  await user.click(sees);
  await user.click(screen.getByRole("button", { name: "Create sub-account" }));
  const sent = await page.answerTo("NewSubAccountMutation", {
    CreateSubAccountPayload: () => ({ firstPassword: "abc234def567gh", agent: agent([desk]), userErrors: [] }),
  });
  expect(sent.input).toMatchObject({ account: "maidesk", rights: ["READ_REPORTS", "NOTES"] });
  expect(await screen.findByText("abc234def567gh")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "I've noted it down" }));
  await waitFor(() => expect(screen.queryByText("abc234def567gh")).toBeNull());
  expect(within(screen.getByRole("region", { name: "maidesk" })).getByText("2 sessions")).toBeTruthy();
});

it("takes rights away, locks, and asks before an end for good", async () => {
  const page = await open([desk]);
  const card = within(await screen.findByRole("region", { name: "maidesk" }));
  const answer = (changes: object, items = [{ ...desk, ...changes }]) =>
    page.answerTo("SubAccountItemMutation", {
      ChangeSubAccountPayload: () => ({ firstPassword: null, agent: agent(items), userErrors: [] }),
    });
  await user.click(card.getByRole("button", { name: "Change rights" }));
  await user.click(card.getByRole("checkbox", { name: "Read and write notes" }));
  await user.click(card.getByRole("button", { name: "Save" }));
  expect((await answer({ rights: ["READ_REPORTS"] })).input).toMatchObject({ rights: ["READ_REPORTS"] });
  await user.click(await card.findByRole("button", { name: "Lock" }));
  expect((await answer({ status: "LOCKED", sessionCount: 0 })).input).toMatchObject({ status: "LOCKED" });
  expect(await card.findByText("Locked")).toBeTruthy();
  expect(card.queryByRole("button", { name: "Log out everywhere" })).toBeNull();

  await user.click(card.getByRole("button", { name: "Delete for good" }));
  await user.click(
    within(await screen.findByRole("alertdialog", { name: "Delete maidesk?" })).getByRole("button", {
      name: "Delete for good",
    }),
  );
  expect((await answer({}, [])).input).toMatchObject({ status: "CLOSED" });
  await waitFor(() => expect(screen.queryByRole("region", { name: "maidesk" })).toBeNull());
});
