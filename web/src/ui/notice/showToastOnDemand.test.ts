// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { showToastOnDemand } from "./showToastOnDemand.ts";

const load = vi.hoisted(() => vi.fn());
vi.mock("../../browser/loadChunk.ts", () => ({ loadChunk: load }));

it("shows a toast once its code is loaded, and none when the code can't be loaded", async () => {
  load.mockImplementation((loading: () => unknown) => loading());
  showToastOnDemand("Saved.");
  await vi.waitFor(() => expect(document.body.textContent).toBe("Saved."));
  // An unhandled rejection would fail the run.
  load.mockRejectedValue(new Error("no network"));
  showToastOnDemand("Sent.");
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.body.textContent).toBe("Saved.");
});
