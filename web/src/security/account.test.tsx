import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commitLocalUpdate } from "react-relay";
import type { RecordProxy } from "relay-runtime";
import { beforeEach, expect, it } from "vitest";
import { useSessionEnd } from "../caller/sessionEnd.ts";
import { GatewayError } from "../relay/network/GatewayError.ts";
import { releasePlay, reportHeldPlay } from "../relay/network/playHeld.ts";
import { emitSignal } from "../relay/network/signals.ts";
import { renderSetting, renderVisit } from "../testing/renderSecurity.tsx";

const user = userEvent.setup();
beforeEach(() => releasePlay());
const needsStepUp = new GatewayError("REFUSED", { code: "STEP_UP_REQUIRED" });

const choice = { isAllowed: false, changedAt: null };
const profile = (more: object = {}) => ({
  birthday: null,
  payeeName: "TRAN THUY LINH",
  line: "linh.line",
  whatsapp: null,
  zalo: null,
  facebook: null,
  wechat: null,
  qq: null,
  marketing: { email: choice, sms: choice, push: { isAllowed: true, changedAt: "2026-10-01T00:00:00Z" } },
  ...more,
});
const answers = (more: object = {}, check: object = {}) => ({
  Member: () => ({
    id: "m1",
    username: "demo",
    nickname: "Linh",
    kind: "PLAYER",
    registeredAt: "2026-01-01T00:00:00Z",
    lastLogin: null,
    avatarChoices: [],
    sessions: [],
  }),
  AccountSecurity: () => ({ passwordChangedAt: null }),
  MemberProfile: () => profile(more),
  IdentityCheck: () => ({
    status: "NONE",
    reason: null,
    isRequired: true,
    acceptedKinds: ["ID_CARD", "PASSPORT"],
    ...check,
  }),
});
const press = (name: string) => user.click(screen.getByRole("button", { name }));
type Profile = RecordProxy | null | undefined;
/** What another device saves meanwhile. */
const saveElsewhere = (
  { environment }: Awaited<ReturnType<typeof renderSetting>>,
  change: (profile: Profile) => void,
) => act(async () => commitLocalUpdate(environment, (store) => change(store.get("m1")?.getLinkedRecord("profile"))));

it("saves only what was changed in the profile; a contact field asks for the step-up", async () => {
  const page = await renderSetting("profile");
  await page.answer(answers());
  const nickname = await screen.findByLabelText("Nickname");
  expect(screen.getByLabelText(/Name of the account holder/)).toHaveProperty("readOnly", true);
  await user.clear(nickname);
  await user.type(nickname, "x");
  await press("Save profile");
  expect(await screen.findByText(/2 to 20 letters/)).toBeTruthy();
  await user.type(nickname, "/");
  expect(await screen.findByText(/^“\/” can't be used here\. .*2 to 20 letters/)).toBeTruthy();
  await user.clear(nickname);
  await user.type(nickname, "x");
  await user.type(nickname, "uan");
  await user.clear(screen.getByLabelText(/LINE/));
  await user.type(screen.getByLabelText(/QQ number/), "123456");
  fireEvent.change(screen.getByLabelText(/Date of birth/), { target: { value: "1990-02-03" } });
  await press("Save profile");
  await waitFor(() =>
    expect(page.variables("ProfileFormMutation")).toEqual({
      input: { nickname: "xuan", line: "", qq: "123456", birthday: "1990-02-03" },
    }),
  );
  await page.refuse(needsStepUp);
  expect(await screen.findByRole("dialog", { name: "Confirm it's you" })).toBeTruthy();
});

it("shows what another device saves in the profile meanwhile, and sends nothing of it back", async () => {
  const page = await renderSetting("profile");
  await page.answer(answers());
  await user.type(await screen.findByLabelText(/QQ number/), "123456");
  await saveElsewhere(page, (profile) => profile?.setValue("other.line", "line").setValue("654321", "qq"));
  expect(screen.getByLabelText(/LINE/)).toHaveProperty("value", "other.line");
  expect(screen.getByLabelText(/QQ number/)).toHaveProperty("value", "123456");
  await press("Save profile");
  await waitFor(() => expect(page.variables("ProfileFormMutation")).toEqual({ input: { qq: "123456" } }));
});

it("saves the advertising choices without a step-up, and shows since when they hold", async () => {
  const page = await renderSetting("marketing");
  await page.answer(answers());
  expect((await screen.findByLabelText(/By push notification/)).closest("label")?.textContent).toContain("1 Oct");
  await user.click(screen.getByLabelText("By e-mail"));
  await user.click(screen.getByLabelText(/By push notification/));
  await saveElsewhere(page, (profile) =>
    profile?.getLinkedRecord("marketing")?.getLinkedRecord("sms")?.setValue(true, "isAllowed"),
  );
  expect(screen.getByLabelText("By text message")).toHaveProperty("checked", true);
  expect(screen.getByLabelText("By e-mail")).toHaveProperty("checked", true);
  await press("Save choices");
  await waitFor(() =>
    expect(page.variables("MarketingScreenMutation")).toEqual({
      input: { marketing: { email: true, push: false } },
    }),
  );
  await page.answer({ ...answers(), UpdateProfilePayload: () => ({ userErrors: [] }) });
  await page.answer(answers());
  expect(await screen.findByText("Your choices have been saved.")).toBeTruthy();
});

it("explains where the identity check stands, and asks for pictures before it sends", async () => {
  const page = await renderSetting("identityCheck");
  await page.answer(answers({}, { status: "REJECTED", reason: "EXPIRED" }));
  expect((await screen.findByText(/The document has expired/)).textContent).toContain("couldn't accept");
  expect(screen.getByText("You can withdraw once this check is done.")).toBeTruthy();
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Identity card", "Passport"]);
  await press("Send document");
  expect(await screen.findByText("Add at least one picture")).toBeTruthy();
  expect(() => page.variables("IdentityDocumentFormMutation")).toThrow();
});

it("shows no form while documents are being checked", async () => {
  const page = await renderSetting("identityCheck");
  await page.answer(answers({}, { status: "PENDING", isRequired: false, acceptedKinds: [] }));
  expect(await screen.findByText(/We're checking your documents/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send document" })).toBeNull();
});

it("says what keeps an account open, and leaves for home when it will close", async () => {
  const page = await renderSetting("");
  await page.answer(answers());
  await user.click(await screen.findByRole("link", { name: /Close account/ }));
  await user.click(await screen.findByRole("button", { name: "Close my account" }));
  expect(await screen.findByText("Enter your password")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Why are you closing your account?"), "PRIVACY");
  await user.type(screen.getByLabelText("Password"), "secret word");
  await press("Close my account");
  const sent = JSON.parse(JSON.stringify(page.variables("CloseAccountScreenMutation")));
  expect(sent).toEqual({ input: { reason: "PRIVACY", password: "secret word", giveUpRemainder: false } });
  await page.answer({
    CloseAccountPayload: () => ({
      closesAt: null,
      openBusiness: ["REMAINDER", "BETS", "REDEEMS"],
      remainders: [{ amount: "300", currency: "VND" }],
      userErrors: [{ code: "ACCOUNT_NOT_EMPTY", field: null, message: "Not empty.", retryAfter: null }],
    }),
  });
  await screen.findByText("You have open bets.");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "You have open bets.",
    "A points mall reward is being processed.",
  ]);
  await user.click(screen.getByRole("checkbox", { name: /^I give up ₫300/ }));
  await press("Close my account");
  await waitFor(() =>
    expect(page.variables("CloseAccountScreenMutation")).toMatchObject({ input: { giveUpRemainder: true } }),
  );
  // A stream reports the end of the session first: the member is not told that the session is over.
  act(() => emitSignal("sessionLost", "SESSION_REVOKED"));
  expect(renderHook(useSessionEnd).result.current).toBeNull();
  await page.answer({
    CloseAccountPayload: () => ({ closesAt: "2026-12-02T10:00:00Z", openBusiness: [], remainders: [], userErrors: [] }),
  });
  expect(await screen.findByText(/Your account closes on 2 Dec/)).toBeTruthy();
  await waitFor(() => expect(page.router.state.location.search).toBe(""));
});

const account = (more: object) => ({
  Member: () => ({
    id: "m1",
    closesAt: null,
    dueTermsVersion: null,
    limitsUnreviewedSince: null,
    realityCheckAt: null,
    ...more,
  }),
});

it("asks at the beginning of a visit whether old limits still fit, and keeps them or leads to them", async () => {
  const name = "Time to review your limits";
  const since = { limitsUnreviewedSince: "2026-01-01T00:00:00Z" };
  const page = await renderVisit();
  await page.answer(account(since));
  expect((await screen.findByRole("alertdialog", { name })).textContent).toMatch(/6 months since you set or reviewed/);
  await press("Keep my limits");
  await page.refuse(new GatewayError("UNREACHABLE"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Connection problem/);
  await press("Keep my limits");
  await page.answer({ ...account({}), KeepPlayLimitsPayload: () => ({ userErrors: [] }) });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

  act(() => reportHeldPlay([{ code: "TERMS_NOT_ACCEPTED" }]));
  await page.answer(account({ limitsUnreviewedSince: "2026-02-02T00:00:00Z" }));
  await user.click(await screen.findByRole("button", { name: "Review limits" }));
  await waitFor(() => expect(page.router.state.location.search).toBe("?setting=playLimits&member=securityCenter"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("asks for consent to new terms once a visit, and again when play is refused", async () => {
  const page = await renderVisit();
  await page.answer(account({ dueTermsVersion: "2027-01-01" }));
  expect(await screen.findByRole("alertdialog", { name: "Our terms have changed" })).toBeTruthy();
  await press("Not now");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  act(() => reportHeldPlay([{ code: "TERMS_NOT_ACCEPTED" }]));
  await page.answer(account({ dueTermsVersion: "2027-01-01" }));
  await user.click(await screen.findByRole("button", { name: "Accept terms" }));
  await waitFor(() => expect(page.variables("NewTermsDialogMutation")).toEqual({ input: { version: "2027-01-01" } }));
  await page.refuse(new GatewayError("UNREACHABLE"), "NewTermsDialogMutation");
  expect((await screen.findByRole("alert")).textContent).toMatch(/Connection problem/);
  await press("Accept terms");
  const accepted = { ...account({}), AcceptTermsPayload: () => ({ userErrors: [] }) };
  await page.answer(accepted, "NewTermsDialogMutation");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

it("offers to keep an account that is about to close", async () => {
  const page = await renderVisit();
  await page.answer(account({ closesAt: "2026-12-02T10:00:00Z" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Your account is about to close" });
  expect(dialog.textContent).toContain("2 Dec");
  await press("Keep my account");
  await page.answer({ ...account({}), KeepAccountPayload: () => ({ userErrors: [] }) });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});
