import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();
const note = (id: string, text: string, editedAt: string | null = null) => ({
  __typename: "AccountNote",
  id,
  text,
  writtenAt: "2026-11-20T10:00:00Z",
  editedAt,
});
const noted = (notes: readonly object[] | null) => ({ id: "id-linh", noteCount: notes?.length ?? null, notes });

/** What the page has beside the notes. */
const lists = { actions: { edges: [] }, teamBets: null, profitAndLoss: null, transactions: null };

async function open(notes: readonly object[] | null) {
  const page = await renderCentre("/agent/team/linh");
  for (const name of ["AccountListsQuery", "ActionListQuery"])
    page.answerAtOnce(name, { Agent: () => ({ id: "agent", ...lists }) });
  const answer = {
    Agent: () => ({
      id: "agent",
      downlineAccount: {
        ...noted(notes),
        account: "linh",
        nickname: null,
        kind: "PLAYER",
        level: 2,
        status: "ACTIVE",
        canBet: true,
        canTransfer: true,
        canWithdraw: true,
        balance: { amount: "1000", currency: "VND" },
        rebate: "0.0100",
        registeredAt: null,
        lastLoginAt: null,
        details: { maxRebate: "0.0180", otherCurrencies: [], restrictedAbove: [], path: ["agent", "linh"] },
      },
    }),
  };
  await page.answerTo("AccountScreenQuery", answer);
  page.answerAtOnce("AccountScreenQuery", answer);
  return page;
}

it("adds, changes and deletes notes about an account", async () => {
  const page = await open([note("1", "First")]);
  const notes = within(await screen.findByRole("region", { name: "Notes" }));
  await user.click(notes.getByRole("button", { name: "Save" }));
  expect(await notes.findByText("1 to 1,000 characters")).toBeTruthy();
  await user.type(notes.getByLabelText("New note"), " Met in Hue ");
  await user.click(notes.getByRole("button", { name: "Save" }));
  const added = await page.answerTo("NoteFormMutation", {
    SaveAccountNotePayload: () => ({
      account: noted([note("2", "Met in Hue"), note("1", "First")]),
      userErrors: [],
    }),
  });
  expect(added).toEqual({
    input: { accountId: "id-linh", noteId: null, text: "Met in Hue", idempotencyKey: expect.any(String) },
  });
  await waitFor(() => expect(notes.getAllByRole("listitem")[0]?.textContent).toContain("Met in Hue"));
  expect(notes.getByLabelText("New note")).toHaveProperty("value", "");

  await user.click(notes.getAllByRole("button", { name: "Edit note" })[1] ?? document.body);
  expect(notes.getByLabelText("Edit note", { selector: "textarea" })).toHaveProperty("value", "First");
  await user.type(notes.getByLabelText("Edit note", { selector: "textarea" }), "!");
  await user.click(notes.getAllByRole("button", { name: "Save" })[0] ?? document.body);
  const edited = await page.answerTo("NoteFormMutation", {
    SaveAccountNotePayload: () => ({
      account: noted([note("2", "Met in Hue"), note("1", "First!", "2026-11-21T10:00:00Z")]),
      userErrors: [],
    }),
  });
  expect(edited).toMatchObject({ input: { noteId: "1", text: "First!" } });
  expect(await notes.findByText(/edited/)).toBeTruthy();

  await user.click(notes.getAllByRole("button", { name: "Delete note" })[0] ?? document.body);
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Delete note" }));
  expect(
    await page.answerTo("AccountNoteDeleteMutation", {
      DeleteAccountNotePayload: () => ({ account: noted([note("1", "First!")]), userErrors: [] }),
    }),
  ).toMatchObject({ input: { accountId: "id-linh", noteId: "2" } });
  await waitFor(() => expect(notes.getAllByRole("listitem")).toHaveLength(1));
});

it("keeps what is typed of a note or a reason while one looks elsewhere, until it is saved or given up", async () => {
  const page = await open([note("1", "First")]);
  const leave = async () => {
    await act(() => page.router.navigate("/agent/contract-requests"));
    await act(() => page.router.navigate("/agent/team/linh"));
  };
  const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: "input, textarea" });
  await user.type(await field("New note"), "Met in");
  await user.click(screen.getByRole("button", { name: "Edit note" }));
  await user.type(await field("Edit note"), "!");
  await user.type(await field("Reason"), "He asked");
  await leave();
  expect([(await field("New note")).value, (await field("Edit note")).value]).toEqual(["Met in", "First!"]);
  expect((await field("Reason")).value).toBe("He asked");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  for (const button of screen.getAllByRole("button", { name: "Start over" })) await user.click(button);
  await leave();
  expect([(await field("New note")).value, (await field("Reason")).value]).toEqual(["", ""]);
  expect(screen.queryByText("You began this and haven't sent it.")).toBeNull();
  expect(screen.queryByRole("textbox", { name: "Edit note" })).toBeNull();
});

it("leaves the notes out on a platform that keeps none", async () => {
  await open(null);
  expect(await screen.findByRole("heading", { level: 2, name: "linh" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Notes" })).toBeNull();
});
