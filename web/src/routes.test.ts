// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { addLaterRoutes, laterRoutes } from "./routes.tsx";

test("a navigation that waits for the network ends quietly when another replaces it", async () => {
  const rewards = laterRoutes.find(({ under }) => under.test("/rewards/"));
  if (!rewards) throw new Error("no routes of rewards");
  const load = vi.spyOn(rewards, "load").mockRejectedValue(new TypeError("Failed to fetch"));
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const navigation = new AbortController();
  const patch = vi.fn();
  const args = { path: "/rewards", patch, matches: [], fetcherKey: undefined };
  const waiting = addLaterRoutes({ ...args, signal: navigation.signal });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  navigation.abort();
  await expect(waiting).resolves.toBeUndefined();

  // With a network it is a failure.
  onLine.mockReturnValue(true);
  const failing = addLaterRoutes({ ...args, signal: new AbortController().signal });
  await expect(failing).rejects.toThrow("could not be loaded");
});
