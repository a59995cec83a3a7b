// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { addLaterRoutes, laterRoutes } from "./routes.tsx";

test("a navigation that waits for the network ends quietly when another replaces it", async () => {
  const rewards = laterRoutes.find(({ under }) => under.test("/rewards/"));
  if (!rewards) throw new Error("no routes of rewards");
  const load = vi.spyOn(rewards, "load").mockRejectedValue(new TypeError("Failed to fetch"));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const navigation = new AbortController();
  const { signal } = navigation;
  const waiting = addLaterRoutes({ path: "/rewards", patch: vi.fn(), matches: [], fetcherKey: undefined, signal });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  navigation.abort();
  await expect(waiting).resolves.toBeUndefined();
});
