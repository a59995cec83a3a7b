import { act } from "@testing-library/react";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LobbyScreenQuery } from "./__generated__/LobbyScreenQuery.graphql.ts";
import parameters from "./__generated__/LobbyScreenQuery$parameters.ts";
import { watchLinks } from "./ahead.ts";
import { takeAhead } from "./relay/network/answersAhead.ts";
import { fetchAnswer } from "./relay/network/fetchAnswer.ts";
import { renewFirst } from "./relay/network/renewal.ts";
import { queryRoute } from "./relay/queryRoute.tsx";

const screen = vi.fn(async () => () => null);
const routes = [
  queryRoute<LobbyScreenQuery>({
    path: "games/:name",
    query: parameters,
    variables: ({ name }) => variables(name ?? ""),
    screen,
    skeleton: null,
  }),
  { path: "/", element: null },
];
const variables = (search: string) => ({ filter: { search }, sort: "NAME" as const, banner: "RNG" as const });
const { id } = parameters.params;

const asked = vi.fn<typeof fetch>();
let stop = () => {};
beforeEach(() => {
  // The body of an answer comes in a turn of the real event loop.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  const Whole = class extends Request {
    constructor(url: string, init: RequestInit) {
      super(new URL(url, "http://localhost"), { ...init, signal: null });
    }
  };
  vi.stubGlobal("Request", Whole);
  vi.stubGlobal(
    "fetch",
    asked.mockReset().mockImplementation(async () => Response.json({ data: { from: "link" } })),
  );
  document.body.innerHTML = ["koi", "lotus", "a", "b", "c", "d", "e", "f", "g"]
    .map((name) => `<a id="${name}" href="/games/${name}"><b>${name}</b></a>`)
    .join("");
  stop = watchLinks(createMemoryRouter(routes, { initialEntries: ["/"] }));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const point = (name: string, type: string, pointerType = "mouse") => {
  const event = Object.assign(new MouseEvent(type, { bubbles: true, button: 0 }), { pointerType });
  document.querySelector(`#${name} b`)?.dispatchEvent(event);
};
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = () =>
  new Promise((resolve, reject) => {
    const found = fetchAnswer({ ...parameters.params, id: id ?? "", text: null }, variables("koi"), {});
    if ("subscribe" in found) found.subscribe({ next: resolve, error: reject });
  });

it("loads the files of the styles that the page has inline", () => {
  stop();
  document.head.innerHTML = '<link rel="stylesheet" media="not all" disabled href="/home.css">';
  stop = watchLinks(createMemoryRouter(routes, { initialEntries: ["/"] }));
  expect(document.querySelector("link")?.disabled).toBe(false);
});

it("asks when a mouse rests on a link, and the screen takes that answer once", async () => {
  point("lotus", "pointerover");
  await rest(50);
  point("koi", "pointerover");
  await rest(79);
  expect(asked).not.toHaveBeenCalled();
  await rest(1);
  expect(screen).toHaveBeenCalled();
  point("koi", "pointerdown");
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await expect(answer()).resolves.toEqual({ data: { from: "link" } });
  expect(asked).toHaveBeenCalledTimes(1);
  await answer();
  expect(asked).toHaveBeenCalledTimes(2);
});

it("does not ask for a finger that scrolls", async () => {
  point("koi", "pointerdown", "touch");
  point("koi", "pointercancel", "touch");
  await rest(1_000);
  expect(asked).not.toHaveBeenCalled();
});

it("gives nobody the answer for the caller before, nor one older than ten seconds, nor a refusal", async () => {
  point("koi", "pointerdown");
  await rest(0);
  await renewFirst(async () => {});
  expect(takeAhead(id, variables("koi"))).toBeUndefined();
  point("lotus", "pointerdown");
  await rest(10_000);
  expect(takeAhead(id, variables("lotus"))).toBeUndefined();
  asked.mockResolvedValue(new Response("{}", { status: 429 }));
  point("a", "pointerdown");
  await rest(0);
  expect(takeAhead(id, variables("a"))).toBeUndefined();
});

it("begins at most six screens in ten seconds, and none on a slow connection", async () => {
  for (const name of ["a", "b", "c", "d", "e", "f", "g"]) {
    point(name, "pointerdown");
    await rest(0);
  }
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(6));
  await rest(10_000);
  vi.stubGlobal("navigator", { onLine: true, connection: { effectiveType: "2g" } });
  point("g", "pointerdown");
  await rest(0);
  expect(asked).toHaveBeenCalledTimes(6);
});
