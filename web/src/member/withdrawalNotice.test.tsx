import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useState } from "react";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { renderAs } from "../testing/renderAs.tsx";
import { WithdrawalNotice } from "./WithdrawalNotice.tsx";

const user = userEvent.setup();
const connection = (count: number) => ({
  edges: Array.from({ length: count }, () => ({
    node: {
      id: "w1",
      confirmBefore: new Date(Date.now() + 3_700_000).toISOString(),
      paid: { amount: "197000", currency: "VND" },
    },
  })),
});

let logIn: (username: string) => void = () => {};
function Screen() {
  const [username, setUsername] = useState("demo");
  logIn = setUsername;
  return (
    <Suspense>
      <WithdrawalNotice username={username} />
    </Suspense>
  );
}

async function open(path: string, count = 1) {
  const element = <Screen />;
  const page = await renderAs("member", [{ path: "*", element }], path);
  await page.answer({ Member: () => ({ id: "m1" }), WithdrawalConnection: () => connection(count) });
  return page;
}

it("asks for an answer over any screen, with the time that is left", async () => {
  await open("/news?x=1");
  expect(await screen.findByText("Has ₫197,000 arrived?")).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toMatch(/^Time left: 1:01:\d\d/);
  expect(screen.getByRole("link", { name: "Answer" }).getAttribute("href")).toBe(
    "/news?x=1&member=withdraw&withdrawal=w1",
  );
});

it("shows nothing without a payment that waits, and nothing over the member centre", async () => {
  await open("/news", 0);
  expect(screen.queryByRole("link", { name: "Answer" })).toBeNull();
  await open("/news?member=withdraw");
  expect(screen.queryByRole("link", { name: "Answer" })).toBeNull();
});

it("asks again for the account that logs in next, and shows nothing until it is answered", async () => {
  const page = await open("/news", 0);
  const asked = () =>
    page.environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name === "WithdrawalNoticeQuery");
  const answer = async (id: string, count: number) => {
    for (const query of asked()) {
      const content = { Member: () => ({ id }), WithdrawalConnection: () => connection(count) };
      await act(async () => page.environment.mock.resolve(query, MockPayloadGenerator.generate(query, content)));
    }
  };
  // Strict mode asks twice.
  await answer("m1", 0);
  expect(asked()).toHaveLength(0);
  act(() => logIn("vipclub"));
  expect(asked()).toHaveLength(1);
  expect(screen.queryByRole("link", { name: "Answer" })).toBeNull();
  await answer("m2", 1);
  expect(await screen.findByRole("link", { name: "Answer" })).toBeTruthy();
});

it("comes back with a reminder after it was closed", async () => {
  const page = await open("/news");
  await user.click(await screen.findByRole("button", { name: "Close" }));
  expect(screen.queryByRole("link", { name: "Answer" })).toBeNull();
  const { mock } = page.environment;
  const subscription = await waitFor(() =>
    mock.findOperation(({ request }) => request.node.operation.name === "WithdrawalNoticeSubscription"),
  );
  const payload = MockPayloadGenerator.generate(subscription, {
    Member: () => ({ id: "m1" }),
    WithdrawalConnection: () => connection(1),
  });
  act(() => mock.nextValue(subscription, payload));
  expect(await screen.findByRole("link", { name: "Answer" })).toBeTruthy();
});
