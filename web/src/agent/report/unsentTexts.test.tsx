import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

/** Types into the filter of a report, ends the session, and logs in as someone. */
async function typeAndLogInAs(username: string) {
  const page = await renderCentre("/agent/transactions");
  const none = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false } };
  const answer = { Agent: () => ({ id: "agent" }), TeamTransactionConnection: () => none };
  page.answerAtOnce("TransactionsScreenQuery", answer);
  await page.answerTo("TransactionsScreenQuery", answer);
  const member = (name: string | null) =>
    act(async () =>
      page.environment.commitUpdate((store) => {
        const viewer = store.getRoot().getLinkedRecord("viewer");
        const me = name === null ? null : store.get("me");
        me?.setValue(name, "username");
        if (me) viewer?.setLinkedRecord(me, "member");
        else viewer?.setValue(null, "member");
      }),
    );
  await member("agent");
  await userEvent.type(await screen.findByLabelText("Account", { selector: "input" }), "mem01");
  await member(null);
  await screen.findByText("Agents only");
  await member(username);
  return (await screen.findByLabelText<HTMLInputElement>("Account", { selector: "input" })).value;
}

it.each([
  ["agent", "mem01"],
  ["senior", ""],
])("has after a new login as %s what agent had typed when the session ended: %s", async (username, text) => {
  expect(await typeAndLogInAs(username)).toBe(text);
});
