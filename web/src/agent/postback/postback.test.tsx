import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";
import { isPostbackAddress, withExamples } from "./postback.ts";

const user = userEvent.setup();
const sent = {
  __typename: "WebhookDelivery",
  key: "7",
  type: "DEPOSIT_FIRST",
  account: "linh",
  happenedAt: "2026-11-20T10:00:00Z",
  state: "FAILED",
  nextTryAt: null,
  tries: [{ at: "2026-11-20T10:00:01Z", status: 503, latencyMs: 40, answer: "busy" }],
};
const postback = {
  __typename: "WebhookEndpoint",
  address: "https://tracker.example/p?e={event}",
  events: ["DEPOSIT_FIRST", "TEST"],
  failingSince: "2026-11-20T10:00:00Z",
  disabledAt: null,
  deliveries: [sent],
};

async function open(saved: object | null) {
  const page = await renderCentre("/agent/register/postback");
  await page.answerTo("PostbackScreenQuery", {
    Agent: () => ({ id: "agent", inviteLinks: [{ url: "https://a.example/register?c=1" }], postback: saved }),
  });
  return page;
}

it("saves an address with chosen events, and shows it with example values", async () => {
  const page = await open(null);
  const address = await screen.findByLabelText(/^Address/);
  await user.type(address, "http://tracker.example");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/starts with https/)).toBeTruthy();
  await user.clear(address);
  await user.type(address, "https://t.example/?a=");
  await user.click(screen.getByRole("button", { name: "{amount}" }));
  expect(screen.getByText("https://t.example/?a=200000")).toBeTruthy();
  expect(screen.getByText("https://a.example/register?c=1&sub1=spring")).toBeTruthy();
  await user.click(screen.getByLabelText("Registration"));
  await user.click(screen.getByRole("button", { name: "Save and test" }));
  expect(
    await page.answerTo("PostbackFormMutation", {
      SavePostbackPayload: () => ({
        agent: { id: "agent", postback: { ...postback, deliveries: [] } },
        userErrors: [],
      }),
    }),
  ).toEqual({ input: { address: "https://t.example/?a={amount}", events: ["DEPOSIT_FIRST"], sendsTest: true } });
  expect(await screen.findByText("Saved.")).toBeTruthy();
});

it("shows what failed, sends it again, and removes the postback", async () => {
  const page = await open(postback);
  const list = within(await screen.findByRole("region", { name: "Latest events" }));
  expect(list.getByText(/Nothing has got through since/)).toBeTruthy();
  expect(list.getAllByRole("listitem")[0]?.textContent).toMatch(/First deposit · linh.*Failed.*1 try · 503.*busy/);
  await user.click(list.getByRole("button", { name: "Send again" }));
  expect(await page.answerTo("SentEventMutation", { RedeliverWebhookPayload: () => ({ userErrors: [] }) })).toEqual({
    input: { key: "7" },
  });
  await user.click(screen.getByRole("button", { name: "Remove" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Remove" }));
  expect(
    await page.answerTo("PostbackFormMutation", {
      SavePostbackPayload: () => ({ agent: { id: "agent", postback: null }, userErrors: [] }),
    }),
  ).toEqual({ input: { address: "", events: [] } });
  await waitFor(() => expect(screen.getByLabelText(/^Address/)).toHaveProperty("value", ""));
});

it("knows which addresses the platform takes", () => {
  expect(withExamples("https://t.example/?a={amount}&s={sub2}&x={other}")).toBe(
    "https://t.example/?a=200000&s=banner%203&x={other}",
  );
  expect(isPostbackAddress("https://t.example/{event}?s={sub5}")).toBe(true);
  expect(isPostbackAddress("https://{sub1}.example/")).toBe(false);
  expect(isPostbackAddress("https://t.example/?p={password}")).toBe(false);
  expect(isPostbackAddress("javascript:alert(1)")).toBe(false);
});
