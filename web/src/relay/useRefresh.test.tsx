import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import query, { type VipScreenQuery } from "../__generated__/VipScreenQuery.graphql.ts";
import { useRefresh } from "./useRefresh.ts";

const user = userEvent.setup();

const RefreshButton = () => (
  <button type="button" onClick={useRefresh<VipScreenQuery>(query)}>
    Refresh
  </button>
);

function renderButton() {
  const environment = createMockEnvironment();
  const page = render(
    <RelayEnvironmentProvider environment={environment}>
      <RefreshButton />
    </RelayEnvironmentProvider>,
  );
  const press = () => user.click(screen.getByRole("button"));
  return { ...page, press, waiting: () => environment.mock.getAllOperations() };
}

test("cancels its read when the screen goes away", async () => {
  const { press, waiting, unmount } = renderButton();
  await press();
  expect(waiting()).toHaveLength(1);
  unmount();
  expect(waiting()).toHaveLength(0);
});

test("replaces the read that is under way: its answer would be older", async () => {
  const { press, waiting } = renderButton();
  await press();
  const [first] = waiting();
  await press();
  expect(waiting()).toHaveLength(1);
  expect(waiting()[0]).not.toBe(first);
});
