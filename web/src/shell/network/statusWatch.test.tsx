import { act, render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { createMockEnvironment } from "relay-test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IntlForTests } from "../../testing/IntlForTests.tsx";
import { StatusWatch } from "./StatusWatch.tsx";

/** Longer than the longest pause between two queries. */
const PAUSE_MS = 40_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function watch() {
  const environment = createMockEnvironment();
  const router = createMemoryRouter([{ path: "*", element: <StatusWatch state="NORMAL" /> }]);
  const { unmount } = render(
    <IntlForTests>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </IntlForTests>,
  );
  const pass = () => act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  const waiting = () =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === "StatusWatchQuery");
  await pass();
  return { unmount, pass, waiting };
}

test("cancels its query when it goes away", async () => {
  const { unmount, waiting } = await watch();
  expect(waiting()).toHaveLength(1);
  unmount();
  expect(waiting()).toHaveLength(0);
});

test("replaces a query that got no answer within a pause", async () => {
  const { pass, waiting } = await watch();
  const [first] = waiting();
  await pass();
  expect(waiting()).toHaveLength(1);
  expect(waiting()[0]).not.toBe(first);
});
