import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reportSpeed } from "../fieldData.ts";
import { IntlForTests } from "../testing/IntlForTests.tsx";
import { Consent } from "./Consent.tsx";

const user = userEvent.setup();
const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
  async () => new Response(null, { status: 204 }),
);
const routes = [{ path: "/", children: [{ path: "promotions/:id/:part?" }] }];

beforeEach(() => {
  vi.stubGlobal("fetch", sent.mockClear());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Leaves a page that took 1.5 s. */
function leave() {
  history.replaceState(null, "", "/promotions/secret-42");
  reportSpeed(routes, [(tell) => tell({ name: "LCP", value: 1500.1234 })]);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

async function show(answer: "Allow" | "No thanks") {
  const element = <Consent analyticsId={null} asksForSpeed arrival="default" />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/"] });
  render(
    <IntlForTests>
      <RouterProvider router={router} />
    </IntlForTests>,
  );
  expect(screen.queryByRole("button")).toBeNull();
  await act(() => router.navigate("/rng"));
  await user.click(screen.getByRole("button", { name: answer }));
  expect(screen.queryByRole("button")).toBeNull();
}

it("asks after the first screen; without a yes nothing is sent", async () => {
  leave();
  await show("No thanks");
  leave();
  expect(sent).not.toHaveBeenCalled();
});

it("sends the pattern of the route and the times once, without cookies", async () => {
  await show("Allow");
  leave();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sent).toHaveBeenCalledTimes(1);
  const [url, init] = sent.mock.calls[0] ?? [];
  expect([url, init?.credentials, JSON.parse(String(init?.body))]).toEqual([
    "/vitals",
    "omit",
    { route: "/promotions/:id", device: expect.stringMatching(/phone|desktop/), LCP: 1500.123 },
  ]);
});

it("asks on the second screen when it loads only there", () => {
  const question = <Consent analyticsId="G-TEST01" asksForSpeed={false} arrival="the first screen" />;
  const router = createMemoryRouter([{ path: "*", element: question }]);
  render(
    <IntlForTests>
      <RouterProvider router={router} />
    </IntlForTests>,
  );
  expect(screen.getByRole("region", { name: "Help us see what works" })).toBeTruthy();
});
