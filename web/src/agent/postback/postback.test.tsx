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
  subIds: ["spring", "", "banner 3", "", ""],
  happenedAt: "2026-11-20T10:00:00Z",
  state: "FAILED",
  nextTryAt: null,
  tries: [{ at: "2026-11-20T10:00:01Z", status: 503, latencyMs: 40, answer: "busy" }],
};
const postback = {
  __typename: "WebhookEndpoint",
  name: "postback",
  address: "https://tracker.example/p?e={event}",
  events: ["DEPOSIT_FIRST", "TEST"],
  failingSince: "2026-11-20T10:00:00Z",
  disabledAt: null,
  deliveries: [sent],
};

async function open(...postbacks: object[]) {
  const page = await renderCentre("/agent/register/postback");
  await page.answerTo("PostbackScreenQuery", {
    Agent: () => ({ id: "agent", inviteLinks: [{ url: "https://a.example/register?c=1" }], postbacks }),
  });
  return page;
}

it("saves an address with chosen events, and shows it with example values", async () => {
  const page = await open();
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
        agent: {
          id: "agent",
          postbacks: [{ ...postback, address: "https://t.example/?a={amount}", deliveries: [] }],
        },
        userErrors: [],
      }),
    }),
  ).toEqual({
    input: { name: null, address: "https://t.example/?a={amount}", events: ["DEPOSIT_FIRST"], sendsTest: true },
  });
  expect(await screen.findByText("Saved.")).toBeTruthy();
});

it("shows what failed, sends it again, and removes the postback", async () => {
  const page = await open(postback);
  const list = within(await screen.findByRole("region", { name: "Latest events" }));
  expect(list.getByText(/Nothing has got through since/)).toBeTruthy();
  expect(list.getAllByRole("listitem")[0]?.textContent).toMatch(
    /First deposit · linh.*Failed.*sub1=spring · sub3=banner 3.*1 try · 503.*busy/,
  );
  await user.click(list.getByRole("button", { name: "Send again" }));
  expect(await page.answerTo("SentEventMutation", { RedeliverWebhookPayload: () => ({ userErrors: [] }) })).toEqual({
    input: { key: "7" },
  });
  await user.click(screen.getByRole("button", { name: "Remove" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Remove" }));
  expect(
    await page.answerTo("PostbackFormMutation", {
      SavePostbackPayload: () => ({ agent: { id: "agent", postbacks: [] }, userErrors: [] }),
    }),
  ).toEqual({ input: { name: "postback", address: "", events: [] } });
  await waitFor(() => expect(screen.getByLabelText(/^Address/)).toHaveProperty("value", ""));
});

it("lists the events of one sub-id, and says when there is none", async () => {
  const page = await open(postback);
  await user.type(await screen.findByLabelText("Sub-ID"), " summer{Enter}");
  const none = { ...postback, deliveries: [] };
  const answer = { Agent: () => ({ id: "agent", inviteLinks: [], postbacks: [none] }) };
  expect(await page.answerTo("PostbackScreenQuery", answer)).toEqual({ subId: "summer" });
  expect(await screen.findByText(/with this sub-ID/)).toBeTruthy();
});

it("shows one of several postbacks, and saves a further one", async () => {
  const second = { ...postback, name: "postback-2", address: "https://two.example/?e={event}", events: ["BETS_DAY"] };
  const page = await open(postback, second);
  await user.click(await screen.findByRole("button", { name: "2 · two.example", pressed: false }));
  expect(screen.getByLabelText(/^Address/)).toHaveProperty("value", second.address);
  expect(screen.getByLabelText("Bets of a day, after midnight")).toHaveProperty("checked", true);
  await user.click(screen.getByRole("button", { name: "Another postback" }));
  const address = screen.getByLabelText(/^Address/);
  expect(address).toHaveProperty("value", "");
  await user.type(address, "https://three.example/");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const third = { ...postback, name: "postback-3", address: "https://three.example/", deliveries: [] };
  const { input } = await page.answerTo("PostbackFormMutation", {
    SavePostbackPayload: () => ({ agent: { id: "agent", postbacks: [postback, second, third] }, userErrors: [] }),
  });
  expect(input).toMatchObject({ name: null, address: third.address });
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "3 · three.example", pressed: true })).toBeTruthy();
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
