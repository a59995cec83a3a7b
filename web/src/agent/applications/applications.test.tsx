import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();
const application = (id: string, changes: object = {}) => ({
  __typename: "AgentApplication",
  id,
  account: "linh",
  contact: "linh@mail.example",
  channels: "A group of 800",
  expectedPlayers: "UP_TO_100",
  message: "",
  state: "NEW",
  reason: null,
  appliedAt: "2026-11-20T10:00:00Z",
  decidedAt: null,
  ...changes,
});

async function open(nodes: readonly object[]) {
  const page = await renderCentre("/agent/register/applications");
  const asked = await page.answerTo("ApplicationsScreenQuery", {
    Agent: () => ({ id: "agent" }),
    AgentApplicationConnection: () => ({
      totalCount: nodes.length,
      edges: nodes.map((node) => ({ node })),
      pageCursors: { first: null, last: null, previous: null, around: [] },
    }),
  });
  return { ...page, asked };
}
const item = async (name: string) => {
  const heading = await screen.findByRole("heading", { level: 3, name });
  return within(heading.closest("li") ?? document.body);
};

it("approves a member's application with a part of the own terms", async () => {
  const page = await open([application("1")]);
  expect(page.asked).toMatchObject({ state: null });
  await user.click((await item("linh")).getByRole("button", { name: "Approve" }));
  await page.answerTo("ApproveFormQuery", {
    Member: () => ({ id: "me" }),
    MemberContracts: () => ({ dividend: null, hourSalary: null, realTimeSalary: null }),
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Approve" }));
  const choice = await dialog.findByLabelText<HTMLSelectElement>("Starting contract");
  expect([...choice.options].map(({ text }) => text)).toEqual(["None", "Daily salary"]);
  await user.selectOptions(choice, "Daily salary");
  const share = dialog.getByLabelText("Share of your own rates, in %");
  await user.clear(share);
  await user.type(share, "101");
  await user.click(dialog.getByRole("button", { name: "Approve" }));
  expect(await dialog.findByText("A whole number from 1 to 100")).toBeTruthy();
  await user.clear(share);
  await user.type(share, "40");
  await user.click(dialog.getByRole("button", { name: "Approve" }));
  const sent = await page.answerTo("ApproveFormMutation", {
    ApproveAgentApplicationPayload: () => ({ application: application("1", { state: "APPROVED" }), userErrors: [] }),
  });
  expect(sent.input).toMatchObject({ applicationId: "1", contract: { kind: "DAILY_SALARY", share: 40 } });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Approve" })).toBeNull());
  expect((await item("linh")).queryByRole("button", { name: "Approve" })).toBeNull();
});

it("opens the form of an offer after an approval without a share", async () => {
  const page = await open([application("1")]);
  await user.click((await item("linh")).getByRole("button", { name: "Approve" }));
  await page.answerTo("ApproveFormQuery", { Member: () => ({ id: "me" }) });
  const dialog = within(await screen.findByRole("dialog", { name: "Approve" }));
  await user.selectOptions(await dialog.findByLabelText("Starting contract"), "Daily salary");
  await user.click(dialog.getByLabelText("I set the terms myself, in the next step"));
  expect(dialog.queryByLabelText("Share of your own rates, in %")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Approve" }));
  const { input } = await page.answerTo("ApproveFormMutation", {
    ApproveAgentApplicationPayload: () => ({ application: application("1", { state: "APPROVED" }), userErrors: [] }),
  });
  expect(input).toMatchObject({ applicationId: "1", contract: null });
  const terms = { __typename: "Contract", tiers: [{ rate: "0.3" }] };
  const own = { __typename: "AgentContract", id: "own", currency: "VND", paidOnRequest: null, terms };
  const asked = await page.answerTo("OfferDialogQuery", {
    Agent: () => ({ id: "agent", active: { edges: [{ node: own }] }, ending: { edges: [] } }),
  });
  expect(asked).toMatchObject({ active: { kind: "DAILY_SALARY" } });
  const offer = within(await screen.findByRole("dialog", { name: "Offer contract" }));
  expect(await offer.findByLabelText(/^Account/)).toHaveProperty("value", "linh");
});

it("declines a guest's application with a reason, and offers guests no contract", async () => {
  const page = await open([application("2", { account: null })]);
  await user.click((await item("Guest")).getByRole("button", { name: "Approve" }));
  await page.answerTo("ApproveFormQuery", { Member: () => ({ id: "me" }) });
  expect(await screen.findByText(/gets a link to register as an agent/)).toBeTruthy();
  expect(screen.queryByLabelText("Starting contract")).toBeNull();
  await user.keyboard("{Escape}");
  await user.click((await item("Guest")).getByRole("button", { name: "Decline" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Decline" }));
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "no");
  await user.click(dialog.getByRole("button", { name: "Decline" }));
  expect(await dialog.findByText("Give a reason of at least 3 characters")).toBeTruthy();
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "t yet");
  await user.click(dialog.getByRole("button", { name: "Decline" }));
  const declined = application("2", { account: null, state: "DECLINED", reason: "not yet" });
  const sent = await page.answerTo("DeclineFormMutation", {
    DeclineAgentApplicationPayload: () => ({ application: declined, userErrors: [] }),
  });
  expect(sent.input).toMatchObject({ applicationId: "2", reason: "not yet", idempotencyKey: expect.any(String) });
  expect(await screen.findByText("Reason: not yet")).toBeTruthy();
});
