import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { usePreloadedQuery } from "react-relay";
import { beforeEach, expect, test, vi } from "vitest";
import jackpotsQuery, { type JackpotsScreenQuery } from "../__generated__/JackpotsScreenQuery.graphql.ts";
import jackpotsParameters from "../__generated__/JackpotsScreenQuery$parameters.ts";
import query, { type LobbyScreenQuery } from "../__generated__/LobbyScreenQuery.graphql.ts";
import parameters from "../__generated__/LobbyScreenQuery$parameters.ts";
import { renderRoutes } from "../testing/renderRoutes.tsx";
import { GatewayError } from "./network/GatewayError.ts";
import { queryRoute, type ScreenProps } from "./queryRoute.tsx";

const user = userEvent.setup();

function Screen({ queryRef }: ScreenProps<LobbyScreenQuery>) {
  usePreloadedQuery<LobbyScreenQuery>(query, queryRef);
  return <p>Screen of {queryRef.variables.filter?.search}</p>;
}

const variablesFor = (search = ""): LobbyScreenQuery["variables"] => ({
  filter: { search },
  sort: "NAME",
  banner: "RNG",
});
const loadVariables = vi.fn();
const known = { query: parameters, screen: async () => Screen, skeleton: <p>Skeleton</p> };

const routes = [
  queryRoute<LobbyScreenQuery>({ ...known, path: "games/:name", variables: ({ name }) => variablesFor(name) }),
  queryRoute<LobbyScreenQuery>({ ...known, path: "later", loadVariables }),
  { path: "/", element: <p>Elsewhere</p> },
];

const open = async (path: string) => {
  const page = await renderRoutes(routes, path);
  await waitFor(() => page.variables());
  return page;
};

/** The references that routes hold at the moment. */
const held = (page: Awaited<ReturnType<typeof open>>): { isDisposed: boolean }[] =>
  Object.values(page.router.state.loaderData).filter(Boolean);

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test("sends the request with the navigation, and shows the skeleton until the data is here", async () => {
  const page = await open("/games/koi");
  expect(screen.getByText("Skeleton")).toBeTruthy();
  await waitFor(() => expect(page.variables()).toMatchObject({ filter: { search: "koi" } }));
  await page.answer();
  expect(await screen.findByText("Screen of koi")).toBeTruthy();
});

test("a screen that another may cover asks when it is shown, not when its path is opened", async () => {
  const covered = queryRoute<JackpotsScreenQuery>({
    path: "desk",
    query: jackpotsParameters,
    screen: async () =>
      function Covered({ queryRef }) {
        usePreloadedQuery(jackpotsQuery, queryRef);
        return <p>Covered no more</p>;
      },
    skeleton: <p>Skeleton</p>,
    waitsAt: (path) => path === "/desk",
  });
  const Shown = covered.Component ?? (() => null);
  function Desk() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <Shown />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Leave the desk
      </button>
    );
  }
  const page = await renderRoutes([{ ...covered, Component: Desk }], "/desk");
  const leave = await screen.findByRole("button", { name: "Leave the desk" });
  expect(page.environment.mock.getAllOperations()).toEqual([]);
  await user.click(leave);
  expect(screen.getByText("Skeleton")).toBeTruthy();
  await page.answerTo("JackpotsScreenQuery", {});
  expect(await screen.findByText("Covered no more")).toBeTruthy();
});

test("a route that is left while it loads disposes of its query and aborts the request", async () => {
  const page = await open("/games/koi");
  const [reference] = held(page);
  const { request } = page.environment.mock.getMostRecentOperation();
  await act(() => page.router.navigate("/"));
  expect(screen.getByText("Elsewhere")).toBeTruthy();
  await waitFor(() => expect(reference?.isDisposed).toBe(true));
  expect(page.environment.mock.isLoading(request.node, request.variables)).toBe(false);
});

test("other variables load another query, and the one before is disposed of", async () => {
  const page = await open("/games/koi");
  await page.answer();
  const [before] = held(page);
  await act(() => page.router.navigate("/games/lotus"));
  await page.answer();
  expect(await screen.findByText("Screen of lotus")).toBeTruthy();
  await waitFor(() => expect(before?.isDisposed).toBe(true));
  expect(held(page)[0]?.isDisposed).toBe(false);
});

test("without a network the old screen stays, and the new one opens when the network is back", async () => {
  const page = await open("/games/koi");
  await page.answer();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(async () => void page.router.navigate("/games/lotus"));
  expect(screen.getByText("Screen of koi")).toBeTruthy();
  expect(page.environment.mock.getAllOperations()).toEqual([]);
  onLine.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(page.environment.mock.getAllOperations()).toHaveLength(1));
  await page.answer();
  expect(await screen.findByText("Screen of lotus")).toBeTruthy();

  // What this device has shown before needs no network.
  onLine.mockReturnValue(false);
  await act(() => page.router.navigate("/games/koi"));
  expect(screen.getByText("Screen of koi")).toBeTruthy();
  expect(page.environment.mock.getAllOperations()).toEqual([]);
  onLine.mockRestore();
});

test("without a network the old screen stays, too, when code is needed before the request", async () => {
  const page = await open("/games/koi");
  await page.answer();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  loadVariables.mockRejectedValue(new TypeError("Failed to fetch"));
  await act(async () => void page.router.navigate("/later"));
  await waitFor(() => expect(loadVariables).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  expect(screen.getByText("Screen of koi")).toBeTruthy();
  onLine.mockReturnValue(true);
  loadVariables.mockResolvedValue(() => variablesFor("later"));
  await act(async () => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(page.variables()).toMatchObject({ filter: { search: "later" } }));
  await page.answer();
  expect(await screen.findByText("Screen of later")).toBeTruthy();
  onLine.mockRestore();
});

test("parameters that the query does not use cause no request", async () => {
  const page = await open("/games/koi");
  await page.answer();
  await act(() => page.router.navigate("/games/koi?notice="));
  expect(page.environment.mock.getAllOperations()).toEqual([]);
  expect(screen.getByText("Screen of koi")).toBeTruthy();
});

test("shows a failed answer in place of the screen, with its reference, and asks again on demand", async () => {
  const page = await open("/games/koi");
  await page.refuse(new GatewayError("REFUSED", { code: "INTERNAL", requestId: "req-7" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^This couldn't be loadedReference: /);
  expect(alert.textContent).toContain("req-7");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Skeleton")).toBeTruthy();
  await page.answer();
  expect(await screen.findByText("Screen of koi")).toBeTruthy();
});

test("an error disappears when another part requests the data again", async () => {
  const page = await open("/games/koi");
  await page.refuse(new GatewayError("UNREACHABLE"));
  await screen.findByRole("alert");
  await act(() => page.router.revalidate());
  expect(await screen.findByText("Skeleton")).toBeTruthy();
  await page.answer();
  expect(await screen.findByText("Screen of koi")).toBeTruthy();
});

test("offers customer service at an address that is not the brand's", async () => {
  const page = await open("/games/koi");
  await page.refuse(new GatewayError("REFUSED", { code: "DOMAIN_INVALID" }));
  const location = { replace: vi.fn() };
  vi.stubGlobal("open", () => ({ location }));
  await user.click(await screen.findByRole("button", { name: "Customer service" }));
  const url = "https://service.example/";
  await page.answer({ CustomerService: () => ({ url }) });
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith(url));
  vi.unstubAllGlobals();
});

test.each([
  [new GatewayError("OFFLINE"), "No internet connection"],
  [new GatewayError("TIMEOUT"), "check your network"],
  [new GatewayError("UNREACHABLE"), "Connection problem"],
  [new GatewayError("REFUSED", { code: "UPSTREAM_UNAVAILABLE" }), "Connection problem"],
  [new GatewayError("REFUSED", { code: "DOMAIN_INVALID" }), "contact customer service"],
  [new Error("anything"), "This couldn't be loaded"],
])("explains %s in words that help, once", async (error, words) => {
  const page = await open("/games/koi");
  await page.refuse(error);
  const { textContent } = await screen.findByRole("alert");
  expect(textContent).toContain(words);
  expect(textContent?.match(/try again/gi)).toEqual(["Try again"]);
});
