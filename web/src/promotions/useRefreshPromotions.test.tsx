import { render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, it } from "vitest";
import { CallerContext } from "../caller/caller.ts";
import { useRefreshPromotions } from "./useRefreshPromotions.ts";

it("replaces the reads that are under way, and cancels them when the screen goes away", () => {
  const environment = createMockEnvironment();
  let refresh = () => {};
  function Screen() {
    refresh = useRefreshPromotions();
    return null;
  }
  const { unmount } = render(
    <RelayEnvironmentProvider environment={environment}>
      <CallerContext value="member">
        <Screen />
      </CallerContext>
    </RelayEnvironmentProvider>,
  );
  const waiting = () => environment.mock.getAllOperations();
  refresh();
  const first = new Set(waiting());
  expect(first.size).toBe(3);
  refresh();
  expect(waiting()).toHaveLength(3);
  expect(waiting().some((operation) => first.has(operation))).toBe(false);
  unmount();
  expect(waiting()).toHaveLength(0);
});
