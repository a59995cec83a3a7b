import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it, vi } from "vitest";
import { renderAs } from "../testing/renderAs.tsx";
import { redEnvelopesRoutes } from "./redEnvelopes.routes.tsx";

const user = userEvent.setup();

const MINUTE_MS = 60_000;
const now = Date.parse("2026-11-23T05:10:00Z");
const at = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString();
const envelope = (id: string, opens: number, closes: number) => ({
  __typename: "RedEnvelope",
  id,
  opensAt: at(opens),
  closesAt: at(closes),
});
const past = envelope("past", -60, -30);
const open = envelope("open", -10, 20);
const later = envelope("later", 50, 80);
const claim = { envelope: { id: "open" }, amount: { amount: "5000", currency: "VND" }, expiresAt: at(1_440) };
const answerOf = (envelopes: object[], claims: object[] = []) => ({
  Site: () => ({ redEnvelopes: { envelopes, bonusTerms: { turnover: 1, hours: 36 }, serverTime: at(0) } }),
  Member: () => ({ id: "m1", redEnvelopeClaims: claims }),
});
const rows = () => screen.getAllByRole("listitem").flatMap(({ dataset: { phase } }) => phase ?? []);

it("counts down to the next envelope, and shows the open one when the platform tells", async () => {
  const page = await renderAs("member", redEnvelopesRoutes, "/promotions/red-envelope");
  await page.answer(answerOf([past, later]));
  expect(await screen.findByRole("heading", { name: "The next red envelope" })).toBeTruthy();
  expect(await screen.findByText(/^00:(50:00|49:\d\d)$/)).toBeTruthy();
  expect(rows()).toEqual(["closed", "later"]);
  expect(screen.getByText(/play it through once within 36 hours/)).toBeTruthy();

  const { mock } = page.environment;
  const subscription = await waitFor(() =>
    mock.findOperation(({ request }) => request.node.operation.name === "useWatchEnvelopesSubscription"),
  );
  const told = { RedEnvelopeCalendar: () => ({ envelopes: [past, open, later] }) };
  act(() => mock.nextValue(subscription, MockPayloadGenerator.generate(subscription, told)));
  expect(await screen.findByRole("heading", { name: "A red envelope is open" })).toBeTruthy();
  expect(rows()).toEqual(["closed", "open", "later"]);
});

it("asks no one when an envelope opens: a kept answer could lack what the platform has told since", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = await renderAs("member", redEnvelopesRoutes, "/promotions/red-envelope");
  await page.answer(answerOf([envelope("soon", 0.1, 20)]));
  expect(await screen.findByRole("heading", { name: "The next red envelope" })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS / 2));
  expect(await screen.findByRole("heading", { name: "A red envelope is open" })).toBeTruthy();
  const asked = page.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  expect(asked).not.toContain("RedEnvelopesScreenQuery");
});

it("opens an envelope with one key until it is answered, and shows what was in it", async () => {
  const page = await renderAs("member", redEnvelopesRoutes, "/promotions/red-envelope");
  await page.answer(answerOf([open, later]));
  const button = () => screen.findByRole("button", { name: "Open envelope" });
  await user.click(await button());
  const first = page.variables("useClaimEnvelopeMutation");
  expect(first.input).toMatchObject({ envelopeId: "open" });
  await page.refuse(new Error("away"));
  await user.click(await button());
  await waitFor(() => expect(page.variables("useClaimEnvelopeMutation")).toEqual(first));
  await page.answer({ ...answerOf([], [claim]), ClaimRedEnvelopePayload: () => ({ userErrors: [] }) });
  expect((await screen.findByRole("status")).textContent).toBe("You found ₫5,000.");
  expect(document.activeElement).toBe(screen.getByRole("status"));
  expect(screen.getByRole("heading", { name: "The next red envelope" })).toBeTruthy();
  expect(rows()).toEqual(["claimed", "later"]);
});

it("leaves a failure behind with its envelope", async () => {
  const page = await renderAs("member", redEnvelopesRoutes, "/promotions/red-envelope");
  await page.answer(answerOf([open, later]));
  await user.click(await screen.findByRole("button", { name: "Open envelope" }));
  await page.answer({
    ClaimRedEnvelopePayload: () => ({ member: null, userErrors: [{ message: "Nothing is left." }] }),
  });
  expect((await screen.findByRole("alert")).textContent).toBe("Nothing is left.");
  const { mock } = page.environment;
  const subscription = await waitFor(() =>
    mock.findOperation(({ request }) => request.node.operation.name === "useWatchEnvelopesSubscription"),
  );
  const told = { RedEnvelopeCalendar: () => ({ envelopes: [envelope("next", -5, 20)] }) };
  act(() => mock.nextValue(subscription, MockPayloadGenerator.generate(subscription, told)));
  expect(await screen.findByRole("heading", { name: "A red envelope is open" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows guests the times, and asks them to log in at the button", async () => {
  const page = await renderAs("guest", redEnvelopesRoutes, "/promotions/red-envelope");
  await page.answer({ ...answerOf([open]), Viewer: () => ({ member: null }) });
  await user.click(await screen.findByRole("button", { name: "Open envelope" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});
