import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it, vi } from "vitest";
import { nextTask } from "../../browser/nextTask.ts";
import { contract, tier } from "../../testing/contract.ts";
import { onlyPage } from "../../testing/pages.ts";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();
const offer = contract("offer", {
  version: 2,
  state: "PENDING_NEW",
  answerBefore: new Date(Date.now() + 71.5 * 3_600_000).toISOString(),
  acceptedAt: null,
  paysFrom: null,
  viewerCanAnswer: true,
  viewerCanTerminate: false,
});
const list = (contracts: readonly object[]) => ({
  Agent: () => ({ id: "agent" }),
  SiteFeatures: () => ({ dividend: true, dailySalary: true, hourlySalary: true, realTimeSalary: true }),
  AgentContractConnection: () => ({
    totalCount: contracts.length,
    edges: contracts.map((node) => ({ node })),
    ...onlyPage,
  }),
});

/** Opens a page of the centre as an agent with requests. */
async function open(address: string, requests = 2) {
  const page = await renderCentre(address, {
    Agent: () => ({ id: "agent" }),
    SiteFeatures: () => ({ dividend: true, dailySalary: true, hourlySalary: true, realTimeSalary: true }),
    AgentContractConnection: () => ({ totalCount: requests }),
  });
  page.answerAtOnce("TermsReviewQuery", list([contract("present")]));
  return page;
}

it("shows what is offered, what pays and what was before, and counts the requests in the menu", async () => {
  const page = await open("/agent/daily-salary");
  const old = contract("old", { version: 0, state: "REJECTED", viewerCanTerminate: false, acceptedAt: null });
  const asked = await page.answerTo("ContractScreenQuery", list([offer, contract("paying"), old]));
  expect(asked).toMatchObject({ kind: "DAILY_SALARY", hasOffered: false, hasPayouts: false });
  const parts = await screen.findAllByRole("heading", { level: 3 });
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    "Needs your answer",
    "Current contract",
    "Earlier versions and offers",
  ]);
  expect(screen.getByText("Answer before").nextElementSibling?.textContent).toMatch(/^\d+ \w+(,? \d{4})?, \d\d:\d\d$/);
  expect(screen.getAllByText("1.25%")[0]?.closest("li")?.textContent).toContain(
    "valid stakes of at least ₫2,000,000at least 3 active members each betting ₫10,000 a day",
  );
  expect(screen.getByRole("link", { name: /^Contract requests ?2 offers need your answer$/ })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^(Accept|Reject|End my contract)$/ })).toHaveLength(3);
});

it("accepts an offer after the contracts below that end were confirmed, with a key of its own for each request", async () => {
  const page = await open("/agent/daily-salary");
  await page.answerTo("ContractScreenQuery", list([offer]));
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(page.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain(
    "useContractActionAcceptMutation",
  );
  expect(dialog.textContent).toContain("We'll tell senior.");
  expect(await within(dialog).findByRole("heading", { name: "Current terms" })).toBeTruthy();
  expect(dialog.querySelector("[data-new]")).toBeNull();
  await user.click(within(dialog).getByRole("button", { name: "Accept" }));
  const first = await page.answerTo("useContractActionAcceptMutation", {
    AcceptContractPayload: () => ({
      contract: null,
      endingContracts: [
        { internalID: "9", account: "line01", terms: { __typename: "Contract", tiers: [tier("0.009")] } },
      ],
      userErrors: [{ message: "Please confirm." }],
    }),
  });
  expect(first.input).toMatchObject({ contractId: "offer", endsOthers: false });
  expect(await within(dialog).findByText(/ends the contracts of line01/)).toBeTruthy();
  const ending = await within(dialog).findByRole("heading", { name: "line01" });
  expect(ending.nextElementSibling?.textContent).toMatch(/^0.9%/);
  await user.click(within(dialog).getByRole("button", { name: "Accept" }));
  const second = await page.answerTo("useContractActionAcceptMutation", {
    AcceptContractPayload: () => ({
      contract: { ...offer, state: "ACTIVE", viewerCanAnswer: false },
      endingContracts: [],
      userErrors: [],
    }),
  });
  expect(second.input).toMatchObject({ contractId: "offer", endsOthers: true });
  expect(second.input.idempotencyKey).not.toBe(first.input.idempotencyKey);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await page.find("ContractScreenQuery");
});

it("marks how an offer is settled and paid otherwise than the present contract, also while that one's end is offered", async () => {
  const page = await open("/agent/daily-salary");
  const present = contract("present", { state: "PENDING_TERMINATION", paidOnRequest: false });
  page.answerAtOnce("TermsReviewQuery", list([contract("rejected", { state: "REJECTED" }), present]));
  await page.answerTo("ContractScreenQuery", list([{ ...offer, period: "WEEKLY", paidOnRequest: true }]));
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  const dialog = await screen.findByRole("alertdialog");
  await within(dialog).findByRole("heading", { name: "Current terms" });
  const marked = [...dialog.querySelectorAll("[data-new]")].map(({ textContent }) => textContent);
  const [now, then] = [
    ["Every day", "Paid at each settlement"],
    ["Every week", "Paid when the holder asks for it"],
  ];
  expect(marked).toEqual([...now, ...then]);
});

it("says what became of an offer that somebody else answered while the question was open", async () => {
  const page = await open("/agent/contract-requests");
  await page.answerTo("RequestsScreenQuery", list([offer]));
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  await screen.findByRole("alertdialog");
  const became = vi.fn(() => ({ ...offer, state: "REJECTED" }));
  page.answerAtOnce("MovedContractQuery", {
    AgentContract: became,
    Node: () => ({ __typename: "AgentContract", id: "offer" }),
  });
  const watch = await page.find("MovedContractsSubscription");
  await act(async () => page.environment.mock.nextValue(watch, MockPayloadGenerator.generate(watch, list([]))));
  // It is asked for with the page, not after it.
  await waitFor(() => expect(became).toHaveBeenCalled());
  await page.answerTo("AgentCentreQuery", list([]));
  await page.answerTo("RequestsScreenQuery", list([]));
  const told = within(await screen.findByRole("alertdialog", { name: "This contract has changed" }));
  expect(told.getByText("Daily salary, Version 2: Rejected. Your answer wasn't sent.")).toBeTruthy();
});

it("says why an answer was refused", async () => {
  const page = await open("/agent/contract-requests");
  await page.answerTo("RequestsScreenQuery", list([offer]));
  expect(await screen.findByRole("heading", { level: 3, name: "Daily salary" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Reject" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Reject" }));
  await page.answerTo("useContractActionRejectMutation", {
    RejectContractPayload: () => ({ contract: null, userErrors: [{ message: "In another state." }] }),
  });
  expect((await screen.findByRole("alert")).textContent).toBe("In another state.");
});

it("checks an offer, shows the refusal under its field, and sends it after the confirmation", async () => {
  const page = await open("/agent/daily-salary?view=offered");
  await page.answerTo("ContractScreenQuery", list([]));
  expect(await screen.findByText("No contracts offered")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Offer contract" }));
  await page.answerTo("OfferDialogQuery", list([contract("own")]));
  await user.type(await screen.findByLabelText("Account"), "line01");
  await user.type(screen.getByLabelText("Rate (%)"), "2");
  await user.click(screen.getByRole("button", { name: "Review offer" }));
  expect(await screen.findByText("Enter a number from 0% to 1.25% with up to 4 decimals")).toBeTruthy();
  await user.clear(screen.getByLabelText("Rate (%)"));
  await user.type(screen.getByLabelText("Rate (%)"), "1");
  await user.click(screen.getByRole("button", { name: "Add step" }));
  const rates = screen.getAllByLabelText("Rate (%)");
  await user.type(rates[1] ?? document.body, "1");
  await user.click(screen.getByRole("button", { name: "Review offer" }));
  expect(await screen.findByText("Each step needs a higher rate than the step before")).toBeTruthy();
  await user.type(screen.getAllByLabelText("Rate (%)")[1] ?? document.body, ".2");
  await user.click(screen.getByRole("button", { name: "Review offer" }));
  const refused = await page.answerTo("useOfferContractMutation", {
    OfferContractPayload: () => ({
      contract: null,
      endingContracts: [],
      userErrors: [
        { code: "DOWNLINE_NOT_FOUND", field: ["account"], message: "Nobody directly below." },
        { code: "CONTRACT_RATE_TOO_HIGH", field: ["terms", "tiers", "1", "periodValidBet"], message: "From 9 on." },
      ],
    }),
  });
  expect(refused.input).toMatchObject({
    account: "line01",
    period: "DAILY",
    isDryRun: true,
    terms: { tiers: [{ rate: "0.01" }, { rate: "0.012" }] },
  });
  expect((await screen.findByText("Nobody directly below.")).getAttribute("role")).toBe("alert");
  // The field may be out of sight on a phone.
  await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("account"));
  expect(screen.getByText("From 9 on.").parentElement?.querySelector("input")?.name).toBe("steps.1.periodValidBet");
  await user.click(screen.getByRole("button", { name: "Review offer" }));
  await page.answerTo("useOfferContractMutation", {
    OfferContractPayload: () => ({
      contract: null,
      endingContracts: [
        { internalID: "5", account: "deep", terms: { __typename: "Contract", tiers: [tier("0.009")] } },
      ],
      userErrors: [],
    }),
  });
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("the contracts of deep end too");
  await within(dialog).findByRole("heading", { name: "New terms" });
  const marked = [...dialog.querySelectorAll("li[data-new]")].map((line) => line.querySelector("b")?.textContent);
  expect(marked).toEqual(["0.3%", "1.25%", "1%", "1.2%"]);
  await user.click(within(dialog).getByRole("button", { name: "Send offer" }));
  const sent = await page.answerTo("useOfferContractMutation", {
    OfferContractPayload: () => ({ contract: offer, endingContracts: [], userErrors: [] }),
  });
  expect(sent.input).toMatchObject({ account: "line01", endsOthers: true });
  expect(sent.input).not.toHaveProperty("isDryRun");
  expect(await screen.findByText("Offer sent. line01 has 72 hours to answer.")).toBeTruthy();
});

it("marks the same steps as before when one is removed, and has the focus beside the steps", async () => {
  const page = await open("/agent/daily-salary?view=offered");
  await page.answerTo("ContractScreenQuery", list([]));
  await user.click(await screen.findByRole("button", { name: "Offer contract" }));
  await page.answerTo("OfferDialogQuery", list([contract("own")]));
  const add = () => screen.getByRole("button", { name: "Add step" });
  const rate = (step: number) => screen.getAllByLabelText("Rate (%)")[step - 1] ?? document.body;
  const isMarked = () => rate(1).getAttribute("aria-invalid") === "true";
  const removeFirst = async () => {
    await user.click(screen.getByRole("button", { name: "Remove step 1" }));
    await waitFor(() => expect(screen.getAllByLabelText("Rate (%)")).toHaveLength(1));
    expect(document.activeElement).toBe(add());
  };
  await user.click(await screen.findByRole("button", { name: "Add step" }));
  await user.click(rate(1));
  await user.tab();
  await waitFor(() => expect(isMarked()).toBe(true));
  await removeFirst();
  expect(isMarked()).toBe(false);

  // The field of the removed step had the focus.
  await user.click(add());
  await user.click(rate(1));
  await removeFirst();
  await nextTask();
  expect(isMarked()).toBe(false);

  // The press leaves the field of a step that moves up.
  await user.click(add());
  await user.click(rate(2));
  await removeFirst();
  await waitFor(() => expect(isMarked()).toBe(true));

  for (let step = 2; step <= 10; step++) await user.click(add());
  expect(screen.queryByRole("button", { name: "Add step" })).toBeNull();
  // The last possible step takes the place of the button.
  expect(document.activeElement).toBe(rate(10));
});

it("lists what was offered with rates, next settlement and open stakes; a row opens to what one may do", async () => {
  const page = await open("/agent/dividend?view=offered");
  const given = contract("given", {
    kind: "DIVIDEND",
    holder: "line01",
    state: "PENDING_TERMINATION",
    endOfferedAt: "2026-11-28T10:00:00Z",
    carryOver: { amount: "-18167300", currency: "VND" },
    viewerCanOfferEnd: true,
    viewerCanTerminate: false,
  });
  await page.answerTo("ContractScreenQuery", list([given]));
  const row = await screen.findByRole("row", { name: /line01/ });
  expect(row.textContent).toMatch(/Version 1End requested0\.3% · .*Every day.*₫7,000/);
  await user.click(within(row).getByRole("button", { name: "line01, Version 1" }));
  expect(await screen.findByText("₫18,167,300 of losses will be set against the next dividend.")).toBeTruthy();
  expect(screen.getByText("End requested on")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Offer a new version" })).toBeTruthy();
});
