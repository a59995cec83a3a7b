import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();

it("saves the present filters under a name, and goes to saved ones", async () => {
  const page = await renderCentre("/agent/transactions?account=mem01");
  const agent = { id: "agent" };
  await page.answerTo("TransactionsScreenQuery", {
    TeamTransactionConnection: () => ({ totalCount: 0, edges: [] }),
    Agent: () => agent,
  });
  await page.answerTo("EmptyReportQuery", { DownlineConnection: () => ({ totalCount: 3 }), Agent: () => agent });
  await user.click(await screen.findByRole("button", { name: "Saved filters" }));
  const saved = (name: string, report = "TRANSACTIONS") => ({
    id: name,
    report,
    name,
    query: "period=LAST_30&kind=DEPOSIT",
  });
  await page.answerTo("SavedFiltersQuery", {
    Agent: () => ({ ...agent, savedFilters: [saved("Deposits"), saved("Other", "INCOME")] }),
  });
  expect(screen.queryByRole("button", { name: "Other" })).toBeNull();

  await user.click(await screen.findByRole("button", { name: "Save filters" }));
  expect(await screen.findByText("1 to 30 characters")).toBeTruthy();
  await user.type(screen.getByLabelText("Name for these filters"), " Mine ");
  await user.click(screen.getByRole("button", { name: "Save filters" }));
  expect(page.variables()).toEqual({ input: { report: "TRANSACTIONS", name: "Mine", query: "account=mem01" } });
  await page.answer({
    SaveFilterPayload: () => ({
      agent: { id: "agent", savedFilters: [saved("Deposits"), saved("Mine")] },
      userErrors: [],
    }),
  });
  expect(await screen.findByText("Filters saved.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Rename Mine" }));
  await user.type(screen.getByLabelText("New name"), "!");
  await user.click(screen.getByRole("button", { name: "Rename" }));
  expect(page.variables()).toEqual({ input: { savedFilterId: "Mine", name: "Mine!" } });
  await page.answer({
    RenameSavedFilterPayload: () => ({ agent: { id: "agent", savedFilters: [saved("Deposits")] }, userErrors: [] }),
  });
  await user.click(await screen.findByRole("button", { name: "Deposits" }));
  expect(page.variables()).toMatchObject({ filter: { period: { preset: "LAST_30" }, kind: "DEPOSIT", account: null } });
});

it("sends the report of the filters on the screen by e-mail, pauses and stops it", async () => {
  const page = await renderCentre("/agent/transactions?account=mem01");
  await page.answerTo("TransactionsScreenQuery", {
    TeamTransactionConnection: () => ({ totalCount: 0, edges: [] }),
    Agent: () => ({ id: "agent" }),
  });
  await page.answerTo("EmptyReportQuery", {
    DownlineConnection: () => ({ totalCount: 3 }),
    Agent: () => ({ id: "a" }),
  });
  await user.click(await screen.findByRole("button", { name: "Saved filters" }));
  const saved = (name: string, query: string, mail: object | null) => ({
    ...{ __typename: "SavedFilter", id: name, report: "TRANSACTIONS", name, query, mail },
  });
  const agent = (mail: object | null, maskedEmail: string | null = "a***@mail.example") => ({
    ...{ id: "agent", reportMails: { maskedEmail } },
    savedFilters: [saved("Here", "account=mem01", mail), saved("Elsewhere", "account=mem02", null)],
  });
  await page.answerTo("SavedFiltersQuery", { Agent: () => agent(null) });
  // Only the filters on the screen have a report that can be sent.
  await user.click(await screen.findByRole("button", { name: "Every Monday, about the week before" }));
  const answer = (mail: object | null) => ({ MailReportPayload: () => ({ agent: agent(mail), userErrors: [] }) });
  const running = { rhythm: "WEEK", nextAt: "2026-11-30T01:00:00Z", isPaused: false };
  expect(await page.answerTo("ReportMailMutation", answer(running))).toMatchObject({
    input: { savedFilterId: "Here", rhythm: "WEEK", record: { teamTransactions: { account: "mem01" } } },
  });
  expect(await screen.findByText(/next/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Pause sending" }));
  expect(await page.answerTo("ReportMailMutation", answer({ ...running, isPaused: true }))).toEqual({
    input: { savedFilterId: "Here", rhythm: "WEEK", isPaused: true },
  });
  expect(await screen.findByText("Sending is paused")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect(await page.answerTo("ReportMailMutation", answer(null))).toEqual({
    input: { savedFilterId: "Here", rhythm: null },
  });
  expect(await screen.findByRole("button", { name: "Every day, about the day before" })).toBeTruthy();
});
