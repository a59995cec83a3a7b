import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { nextTask } from "../../browser/nextTask.ts";
import { expectSessionEnd } from "../../caller/sessionEnd.ts";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();
const own = {
  id: "own",
  currency: "VND",
  period: "DAILY",
  openStake: null,
  paidOnRequest: null,
  terms: { __typename: "Contract", tiers: [{ rate: "0.0125" }] },
};
const answer = (contracts: readonly object[]) => ({
  Agent: () => ({ id: "agent" }),
  SiteFeatures: () => ({ dividend: true, dailySalary: true, hourlySalary: true, realTimeSalary: true }),
  AgentContractConnection: () => ({ totalCount: 0, edges: contracts.map((node) => ({ node })) }),
});
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const leaveForm = () => user.keyboard("{Escape}");

async function open() {
  const page = await renderCentre("/agent/daily-salary?view=offered");
  page.answerAtOnce("ContractScreenQuery", answer([]));
  await page.answerTo("ContractScreenQuery", answer([]));
  const logInAs = (name: string | null) =>
    act(async () =>
      page.environment.commitUpdate((store) => {
        const me = name === null ? null : store.get("me");
        me?.setValue(name, "username");
        const viewer = store.getRoot().getLinkedRecord("viewer");
        if (me) viewer?.setLinkedRecord(me, "member");
        else viewer?.setValue(null, "member");
      }),
    );
  const openForm = async (button: string) => {
    await user.click(await screen.findByRole("button", { name: button }));
    await page.answerTo("OfferDialogQuery", answer([own]));
    return field("Account");
  };
  await logInAs("agent");
  return { ...page, logInAs, openForm };
}

it("has after a new login of the same account what was typed into an offer when the session ended", async () => {
  const { logInAs, openForm } = await open();
  await user.type(await openForm("Offer contract"), "line01");
  await user.type(await field("Rate (%)"), "1.1");
  await logInAs(null);
  await screen.findByText("Agents only");
  sessionStorage.clear();
  await logInAs("senior");
  expect((await openForm("Offer contract")).value).toBe("");
  await leaveForm();
  await logInAs("agent");
  expect((await openForm("Continue your offer")).value).toBe("line01");
  expect((await field("Rate (%)")).value).toBe("1.1");
  await user.click(screen.getByRole("button", { name: "Start over" }));
  expect([(await field("Account")).value, (await field("Rate (%)")).value]).toEqual(["", ""]);
  await user.type(await field("Account"), "line02");
  await leaveForm();
  await screen.findByRole("button", { name: "Continue your offer" });
  // Unlike the end of a session, a logout leaves nothing behind, in no tab.
  expectSessionEnd();
  await nextTask();
  sessionStorage.clear();
  await logInAs("senior");
  await logInAs("agent");
  expect((await openForm("Offer contract")).value).toBe("");
});

it("has no draft of an offer that was sent, but of one that was only closed", async () => {
  const { openForm, answerTo } = await open();
  await user.type(await openForm("Offer contract"), "line01");
  await user.type(await field("Rate (%)"), "1.1");
  await leaveForm();
  expect((await openForm("Continue your offer")).value).toBe("line01");
  const payload = (contract: object | null) => ({
    OfferContractPayload: () => ({ contract, endingContracts: [], userErrors: [] }),
  });
  await user.click(screen.getByRole("button", { name: "Review offer" }));
  await answerTo("useOfferContractMutation", payload(null));
  await user.click(await screen.findByRole("button", { name: "Send offer" }));
  await answerTo("useOfferContractMutation", payload({ id: "new" }));
  await screen.findByRole("button", { name: "Offer contract" });
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("typed.offer"))).toEqual([]);
});

it("finds a draft after a reload, and none in what others wrote to the storage", async () => {
  vi.resetModules();
  const before = await import("../drafts/drafts.ts");
  const { emptyOffer, offerDraft } = await import("./offerValues.ts");
  const key = "typed.offer";
  before.keepDraft(key, emptyOffer("line01"));
  vi.resetModules();
  const { draftOf } = await import("../drafts/drafts.ts");
  expect(draftOf(key, offerDraft)?.account).toBe("line01");
  for (const text of ["{", "[]", '{"account":"line01"}', JSON.stringify({ ...emptyOffer(), steps: [7] })]) {
    sessionStorage.setItem("other", text);
    expect(draftOf("other", offerDraft)).toBeUndefined();
  }
});
