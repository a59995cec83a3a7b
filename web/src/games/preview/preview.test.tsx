import { act, fireEvent, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reduceMotion } from "../../testing/media.ts";
import { TilePreviews } from "./TilePreviews.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show() {
  const environment = createMockEnvironment();
  const tiles = (
    <>
      {["one", "two"].map((id) => (
        <article key={id} data-game={id}>
          <span data-loaded="true" data-testid={id} />
          <button type="button">Play {id}</button>
        </article>
      ))}
      <p>Beside</p>
      <TilePreviews />
    </>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: tiles }])} />
    </RelayEnvironmentProvider>,
  );
  return environment;
}

const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const point = (element: Element, pointerType = "mouse") => {
  const event = new MouseEvent("pointerover", { bubbles: true });
  fireEvent(element, Object.defineProperty(event, "pointerType", { value: pointerType }));
};
const play = (id: string) => screen.getByRole("button", { name: `Play ${id}` });
const pictureIn = (id: string) => screen.getByTestId(id).querySelector("img")?.src;

it("asks for the preview of one tile after the mouse has rested on it, and takes it away when the mouse leaves", async () => {
  const environment = show();
  point(play("one"));
  await rest(300);
  point(play("two"));
  await rest(599);
  expect(environment.mock.getAllOperations()).toEqual([]);
  await rest(1);
  // The code of the preview comes after the dwell, too.
  await act(() => vi.dynamicImportSettled());
  await rest(0);
  const [operation] = environment.mock.getAllOperations();
  expect(operation?.request.variables).toEqual({ id: "two" });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((asked) =>
      MockPayloadGenerator.generate(asked, {
        Node: () => ({ __typename: "Game", id: "two" }),
        Image: () => ({ url: "https://cdn/two.svg", fallbackUrls: [] }),
      }),
    ),
  );
  expect([pictureIn("one"), pictureIn("two")]).toEqual([undefined, "https://cdn/two.svg"]);
  point(screen.getByText("Beside"));
  await rest(0);
  expect(pictureIn("two")).toBeUndefined();
});

it("asks for nothing on touch", async () => {
  const environment = show();
  point(play("one"), "touch");
  await rest(2000);
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it("shows nothing to visitors who prefer less motion", async () => {
  reduceMotion();
  const environment = show();
  point(play("one"));
  await rest(2000);
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it("shows nothing to visitors who save data", async () => {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  const environment = show();
  point(play("one"));
  await rest(2000);
  expect(environment.mock.getAllOperations()).toEqual([]);
});
