import { act, fireEvent, render, screen } from "@testing-library/react";
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PictureTestQuery } from "../../__generated__/PictureTestQuery.graphql.ts";
import { Picture } from "./Picture.tsx";
import { isNear } from "./useNear.ts";

/** The part of `IntersectionObserver` that pictures use. */
let watch: { come: () => void; margin: string | undefined };
beforeEach(() => {
  vi.useFakeTimers();
  const observed = new Set<Element>();
  watch = { come: () => undefined, margin: undefined };
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
        watch.margin = rootMargin;
        watch.come = () => tell([...observed].map((target) => ({ target, isIntersecting: true })));
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ isEager = false }: { isEager?: boolean }) {
  const { node } = useLazyLoadQuery<PictureTestQuery>(
    graphql`
      query PictureTestQuery($id: ID!) {
        node(id: $id) {
          ... on Game {
            icon {
              ...Picture_image
            }
          }
        }
      }
    `,
    { id: "g" },
  );
  return node?.icon ? <Picture image={node.icon} alt="A game" fallback="stand-in" isEager={isEager} /> : null;
}

function show(name: string, isEager = false) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Node: () => ({ __typename: "Game", id: "g" }),
      Image: () => ({ url: `https://a/${name}`, fallbackUrls: [`https://b/${name}`] }),
    }),
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Page isEager={isEager} />
    </RelayEnvironmentProvider>,
  );
  return environment;
}
const image = () => screen.queryByRole<HTMLImageElement>("img", { name: "A game" });

it("is requested when it comes within 1.3 screens, checked every 200 ms, and is remembered", () => {
  show("lazy.png");
  expect(image()).toBeNull();
  expect(watch.margin).toBe("30% 0%");
  act(() => watch.come());
  expect(image()).toBeNull();
  act(() => vi.advanceTimersByTime(200));
  expect(image()?.src).toBe("https://a/lazy.png");
  expect(isNear("https://a/lazy.png")).toBe(true);
});

function fail() {
  for (let tried = image(); tried; tried = image()) fireEvent.error(tried);
}

it("is requested again when the device is back online, and when its address changes", () => {
  const environment = show("away.png", true);
  fail();
  fireEvent.online(window);
  expect(image()?.src).toBe("https://a/away.png");
  fail();
  act(() =>
    environment.commitUpdate((store) => {
      store
        .getRoot()
        .getLinkedRecord("node", { id: "g" })
        ?.getLinkedRecord("icon")
        ?.setValue("https://a/new.png", "url");
    }),
  );
  expect(image()?.src).toBe("https://a/new.png");
});

it("is requested three times from the CDNs before the fallback is shown", () => {
  show("broken.png", true);
  for (const from of ["https://a", "https://b", "https://a"]) {
    const tried = image();
    expect(tried?.src).toBe(`${from}/broken.png`);
    if (tried) fireEvent.error(tried);
  }
  expect(image()).toBeNull();
  expect(screen.getByText("stand-in")).toBeTruthy();
  expect(screen.getByText("A game")).toBeTruthy();
});
