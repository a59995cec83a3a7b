import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { useRefreshBalance } from "./useRefreshBalance.ts";

const user = userEvent.setup();

function RefreshButton() {
  const [refresh, isRefreshing] = useRefreshBalance("w1");
  return (
    <button type="button" onClick={refresh}>
      {isRefreshing ? "Refreshing" : "Refresh"}
    </button>
  );
}

function renderButton() {
  const environment = createMockEnvironment();
  const page = render(
    <RelayEnvironmentProvider environment={environment}>
      <RefreshButton />
    </RelayEnvironmentProvider>,
  );
  const press = () => user.click(screen.getByRole("button"));
  return { ...page, press, pending: () => environment.mock.getAllOperations().length, environment };
}

test("cancels its request when the component goes away", async () => {
  const { press, pending, unmount } = renderButton();
  await press();
  expect(pending()).toBe(1);
  unmount();
  expect(pending()).toBe(0);
});

test("replaces the request that is under way, and waits for the last one", async () => {
  const { press, pending, environment } = renderButton();
  await press();
  await press();
  expect(pending()).toBe(1);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("no network")));
  expect(screen.getByRole("button").textContent).toBe("Refresh");
});
