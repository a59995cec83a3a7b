import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();
const link = (id: string, changes: object = {}) => ({
  __typename: "InviteLink",
  id,
  internalID: id,
  code: `CODE000${id}`,
  url: `https://atrium.example/register?referralCode=CODE000${id}`,
  label: "Fair",
  kind: "PLAYER",
  rebate: "0.0050",
  expiresAt: null,
  isExpired: false,
  clickCount: 12,
  signUpCount: 3,
  firstDepositCount: 1,
  ...changes,
});

async function open(links: readonly object[], hasDeposited: boolean | null = true) {
  const page = await renderCentre("/agent/register");
  const { mock } = page.environment;
  const fail = async (name: string) => {
    const operation = await waitFor(() => mock.findOperation(({ request }) => request.node.operation.name === name));
    await act(async () => mock.reject(operation, new Error("The connection is lost.")));
    return operation.request.variables;
  };
  await page.answerTo("RegisterCentreScreenQuery", {
    Agent: () => ({ id: "agent", rebate: "0.0180", inviteLinks: links }),
    DownlineAccount: () => ({ hasDeposited }),
  });
  return { ...page, fail };
}

it("opens an account, and shows its first password once", async () => {
  const page = await open([]);
  const form = (await screen.findByRole("heading", { name: "Open an account" })).parentElement;
  expect(form).not.toBeNull();
  await user.type(await screen.findByLabelText("Account"), "1x");
  await user.click(screen.getByRole("button", { name: "Open account" }));
  expect((await screen.findByRole("alert")).textContent).toContain("4 to 16");
  await user.clear(screen.getByLabelText("Account"));
  await user.type(screen.getByLabelText("Account"), "Recruit1");
  await user.click(screen.getByRole("button", { name: "Open account" }));
  const lost = await page.fail("NewAccountMutation");
  await user.click(await screen.findByRole("button", { name: "Open account" }));
  const sent = await page.answerTo("NewAccountMutation", {
    RegisterDownlineAccountPayload: () => ({ account: "recruit1", firstPassword: "abc234def567gh", userErrors: [] }),
  });
  expect(sent.input).toMatchObject({ account: "recruit1", kind: "PLAYER", rebate: "0" });
  expect(sent.input.idempotencyKey).toBe(lost.input.idempotencyKey);
  expect(await screen.findByText("abc234def567gh")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.getByText("abc234def567gh")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "I've noted it down" }));
  await waitFor(() => expect(screen.queryByText("abc234def567gh")).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>("Account").value).toBe("");
});

it("makes, shows and deletes invitation links", async () => {
  const page = await open([link("1"), link("2", { label: "", isExpired: true, expiresAt: "2026-01-01T00:00:00Z" })]);
  expect(await screen.findByText("https://atrium.example/register?referralCode=CODE0001")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "CODE0002" })).toBeTruthy();
  expect(screen.getByText(/^Expired on/)).toBeTruthy();
  const undeposited = screen.getByRole("link", { name: "Fair: No deposit yet, 2 accounts" });
  expect(undeposited.getAttribute("href")).toBe("/agent/team?link=1&deposited=0");
  await user.click(screen.getByRole("button", { name: "QR code for Fair" }));
  expect(await screen.findByTitle("QR code for your link")).toBeTruthy();

  await user.type(screen.getByLabelText(/^Name, seen only by you/), "Zalo");
  await user.click(screen.getByRole("button", { name: "Create link" }));
  const sent = await page.answerTo("useMakeInviteLinkMutation", {
    CreateInviteLinkPayload: () => ({
      agent: { id: "agent", rebate: "0.0180", inviteLinks: [link("3", { label: "Zalo" }), link("1")] },
      userErrors: [],
    }),
  });
  expect(sent).toEqual({ input: { label: "Zalo", kind: "PLAYER", rebate: "0", expiresAt: null } });
  expect(await screen.findByRole("heading", { name: "Zalo" })).toBeTruthy();
  expect(screen.getByLabelText(/^Name, seen only by you/)).toHaveProperty("value", "");

  const remove = async (name: string, left: readonly object[]) => {
    await user.click(screen.getByRole("button", { name: `Delete link ${name}` }));
    await user.click(await screen.findByRole("button", { name: "Delete link" }));
    await page.answerTo("InviteLinkRowMutation", {
      DeleteInviteLinkPayload: () => ({ agent: { id: "agent", rebate: "0.0180", inviteLinks: left }, userErrors: [] }),
    });
  };
  await remove("Zalo", [link("1")]);
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe("Delete link Fair"));
  await remove("Fair", []);
  expect(await screen.findByText("No invitation links yet")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Postback"));
});

it("leads to no accounts by deposit where the platform does not say who has deposited", async () => {
  await open([link("1")], null);
  expect((await screen.findByText("No deposit yet")).parentElement?.textContent).toContain("2");
  expect(screen.queryByRole("link", { name: /No deposit yet/ })).toBeNull();
});

it("makes one invitation link when the answer was lost", async () => {
  const page = await open([link("1")]);
  const make = async () => user.click(await screen.findByRole("button", { name: "Create link" }));
  await user.type(await screen.findByLabelText(/^Name, seen only by you/), "Zalo");
  await make();
  await page.fail("useMakeInviteLinkMutation");
  await make();
  // The link is not there, so the request is sent again.
  await page.answerTo("readLinksQuery", { Agent: () => ({ id: "agent", inviteLinks: [link("1")] }) });
  await page.fail("useMakeInviteLinkMutation");
  await make();
  await page.answerTo("readLinksQuery", {
    Agent: () => ({ id: "agent", inviteLinks: [link("3", { label: "Zalo", rebate: "0" }), link("1")] }),
  });
  expect(await screen.findByRole("heading", { name: "Zalo" })).toBeTruthy();
  expect(await screen.findByText("Your new link is in the list below.")).toBeTruthy();
  expect(screen.getByLabelText(/^Name, seen only by you/)).toHaveProperty("value", "");
  expect(page.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain(
    "useMakeInviteLinkMutation",
  );
});
