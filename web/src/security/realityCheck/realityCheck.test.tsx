import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { commitLocalUpdate } from "react-relay";
import { MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, it } from "vitest";
import { GatewayError } from "../../relay/network/GatewayError.ts";
import { releasePlay, reportHeldPlay } from "../../relay/network/playHeld.ts";
import { renderAs } from "../../testing/renderAs.tsx";
import { renderVisit } from "../../testing/renderSecurity.tsx";
import { SecurityCentre } from "../SecurityCentre.tsx";
import { playedTime } from "./RealityCheckQuestion.tsx";

const user = userEvent.setup();
beforeEach(() => releasePlay());
const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const money = (amount: string) => ({ amount, currency: "VND" });
const press = (name: string) => user.click(screen.getByRole("button", { name }));

type Page = Awaited<ReturnType<typeof renderVisit>>;
/** A member with a reality check that comes in some minutes. */
const account = (minutes: number | null) => ({
  Member: () => ({
    id: "m1",
    closesAt: null,
    dueTermsVersion: null,
    limitsUnreviewedSince: null,
    realityCheckAt: minutes === null ? null : inMinutes(minutes),
  }),
  RealityCheck: () => ({
    startedAt: inMinutes(-65),
    serverTime: new Date().toISOString(),
    staked: money("70000"),
    won: money("20000"),
    net: money("-50000"),
  }),
});
const question = () => screen.findByRole("alertdialog", { name: "Time for a reality check" });
const isGone = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
const waiting = ({ environment }: Page, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
/** Answers the query of the dialog, which is not always the latest one. */
async function answerCheck(page: Page, resolvers: ReturnType<typeof account>) {
  await waitFor(() => expect(waiting(page, "RealityCheckDialogQuery")).not.toEqual([]));
  await act(async () => {
    for (const asked of waiting(page, "RealityCheckDialogQuery")) {
      page.environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, resolvers));
    }
  });
}

it("shows hours, minutes and seconds", () => {
  expect([0, 59_999, 3_909_000, 36_000_000, -5].map(playedTime)).toEqual([
    "0:00:00",
    "0:00:59",
    "1:05:09",
    "10:00:00",
    "0:00:00",
  ]);
});

it("asks when the time has come; only an answer closes it", async () => {
  const page = await renderVisit();
  await page.answer(account(-1));
  await answerCheck(page, account(-1));
  const dialog = await question();
  // A key that was meant for the game presses nothing.
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  expect(dialog.textContent).toMatch(/Time played1:0[45]:\d\d/);
  expect(dialog.textContent).toMatch(/Staked₫70,000Total paid out₫20,000Net result-₫50,000/);
  await user.keyboard("{Escape}");
  expect(screen.getByRole("alertdialog")).toBeTruthy();

  await press("Keep playing");
  await waitFor(() =>
    expect(page.variables("useAnswerRealityCheckMutation")).toEqual({ input: { action: "CONTINUE" } }),
  );
  await page.refuse(new GatewayError("UNREACHABLE"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Connection problem/);
  await press("Keep playing");
  await page.answer({ ...account(15), AcknowledgeRealityCheckPayload: () => ({ userErrors: [] }) });
  await isGone();
});

it("steps aside for the betting record, and comes back", async () => {
  const page = await renderVisit();
  await page.answer(account(-1));
  await answerCheck(page, account(-1));
  await question();
  await user.click(screen.getByRole("link", { name: "Betting record" }));
  await isGone();
  expect(page.router.state.location.search).toBe("?member=personalHistoryCopy");
  await act(() => page.router.navigate("/"));
  await answerCheck(page, account(-1));
  expect(await question()).toBeTruthy();
});

it("goes away when another device answers, and is not asked when one has", async () => {
  const page = await renderVisit();
  await page.answer(account(-1));
  await answerCheck(page, account(-1));
  await question();
  const changed = { realityCheckChanged: { __typename: "Member", id: "m1", realityCheckAt: inMinutes(15) } };
  await act(async () => {
    for (const stream of waiting(page, "RealityCheckSubscription")) {
      page.environment.mock.nextValue(stream, { data: changed });
    }
  });
  await isGone();

  act(() => reportHeldPlay([{ code: "RG_REALITY_CHECK_PENDING" }]));
  await page.answer(account(-1));
  await answerCheck(page, account(10));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("asks when play is refused, though the clock of the device is slow", async () => {
  const page = await renderVisit();
  await page.answer(account(10));
  expect(waiting(page, "RealityCheckDialogQuery")).toEqual([]);
  act(() => reportHeldPlay([{ code: "RG_REALITY_CHECK_PENDING" }]));
  await page.answer(account(10));
  const platform = () => ({ ...account(10).RealityCheck(), serverTime: inMinutes(11) });
  await answerCheck(page, { ...account(10), RealityCheck: platform });
  expect(await question()).toBeTruthy();
});

it("asks when play was refused before the question was loaded", async () => {
  reportHeldPlay([{ code: "RG_REALITY_CHECK_PENDING" }]);
  const page = await renderVisit();
  await page.answer(account(10));
  const platform = () => ({ ...account(10).RealityCheck(), serverTime: inMinutes(11) });
  await answerCheck(page, { ...account(10), RealityCheck: platform });
  expect(await question()).toBeTruthy();
});

it("asks again when play is refused again after an answer", async () => {
  const page = await renderVisit();
  await page.answer(account(10));
  for (const _time of ["first", "second"]) {
    act(() => reportHeldPlay([{ code: "RG_REALITY_CHECK_PENDING" }]));
    await page.answer(account(10));
    const platform = () => ({ ...account(10).RealityCheck(), serverTime: inMinutes(11) });
    await answerCheck(page, { ...account(10), RealityCheck: platform });
    await question();
    await press("Keep playing");
    await page.answer({ ...account(25), AcknowledgeRealityCheckPayload: () => ({ userErrors: [] }) });
    await isGone();
  }
});

it("signs out with the other answer", async () => {
  const page = await renderVisit();
  await page.answer(account(-1));
  await answerCheck(page, account(-1));
  await question();
  await press("Log out");
  await waitFor(() => expect(page.variables("useAnswerRealityCheckMutation")).toEqual({ input: { action: "EXIT" } }));
  sessionStorage.setItem("username", "demo");
  await page.answer({ AcknowledgeRealityCheckPayload: () => ({ member: null, userErrors: [] }) });
  await waitFor(() => expect(sessionStorage.getItem("username")).toBeNull());
});

it("sets how often it comes, or never where that is allowed", async () => {
  const element = (
    <Suspense>
      <SecurityCentre>The list</SecurityCentre>
    </Suspense>
  );
  const page = await renderAs("member", [{ path: "*", element }], "/?setting=realityCheck");
  const check = (more: object) => ({
    Member: () => ({ id: "m1", realityCheck: { intervalMinutes: 30, choices: [15, 30, 60], ...more } }),
  });
  await page.answer(check({ canBeOff: true }));
  const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
  await screen.findByLabelText("Remind me");
  expect(options()).toEqual(["Never", "Every 15 minutes", "Every 30 minutes", "Every 60 minutes"]);
  const input = () => page.variables("RealityCheckScreenMutation").input;
  await user.selectOptions(screen.getByLabelText("Remind me"), "15");
  const saveElsewhere = (minutes: number) =>
    act(async () =>
      commitLocalUpdate(page.environment, (store) =>
        store.get("m1")?.getLinkedRecord("realityCheck")?.setValue(minutes, "intervalMinutes"),
      ),
    );
  await saveElsewhere(60);
  await press("Save reality check");
  await waitFor(() => expect(input()).toEqual({ intervalMinutes: 15 }));
  await page.answer({
    ...check({ canBeOff: false }),
    SetRealityCheckPayload: () => ({
      userErrors: [{ code: "VALIDATION_FAILED", field: ["intervalMinutes"], message: "Not this.", retryAfter: null }],
    }),
  });
  expect(await screen.findByText("Not this.")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Remind me"), "OFF");
  await press("Save reality check");
  await waitFor(() => expect(input()).toEqual({ intervalMinutes: null }));
  await page.answer({ ...check({ canBeOff: true }), SetRealityCheckPayload: () => ({ userErrors: [] }) });
  expect(await screen.findByText("Your reality check has been saved.")).toBeTruthy();
});
