import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { IntlForTests } from "../../testing/IntlForTests.tsx";
import { HumanCheckProgress } from "./HumanCheckProgress.tsx";
import { useHumanCheck } from "./useHumanCheck.ts";

vi.unmock("./useHumanCheck.ts");
vi.unmock("./solveHumanCheck.ts");

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="challenges.cloudflare.com"]')];
/** Cloudflare's script, which shows one checkbox at a time. */
const boxes: { place: HTMLElement; options: Record<string, unknown> }[] = [];
const turnstile = {
  render(place: HTMLElement, options: Record<string, unknown>) {
    place.textContent = "Tick here";
    boxes.push({ place, options });
    return `box ${boxes.length}`;
  },
  remove: vi.fn(),
};
const say = (name: string, ...words: string[]) => {
  const heard = boxes.at(-1)?.options[name];
  if (typeof heard === "function") heard(...words);
};
afterEach(() => {
  boxes.length = 0;
});

/** A form that waits for the human check. `answer` names the platform's provider; `refuse` fails like a lost network. */
function openForm() {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  render(<HumanCheckProgress />, { wrapper: IntlForTests });
  const { result } = renderHook(() => useHumanCheck(), { wrapper });
  const asked = () => vi.waitFor(() => environment.mock.getMostRecentOperation());
  return {
    solve: () => result.current(),
    async answer(task: object) {
      const operation = await asked();
      await act(async () => {
        environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, { HumanCheck: () => task }));
      });
    },
    async refuse() {
      const operation = await asked();
      await act(async () => environment.mock.reject(operation, new Error("no network")));
    },
  };
}
/** A form after the platform has named its provider. */
async function open(task: object) {
  const form = openForm();
  await form.answer(task);
  return form;
}
const none = { provider: "NONE", challenge: null, siteKey: null };
const ofCloudflare = { provider: "TURNSTILE", challenge: null, siteKey: "site-key" };

it("asks again at the submit when the network was down before, and sends nothing while it still is", async () => {
  const form = openForm();
  await form.refuse();
  const solved = form.solve();
  await form.answer(none);
  expect(await solved).toBeNull();

  const other = openForm();
  await other.refuse();
  const failed = expect(other.solve()).rejects.toThrow("no network");
  await other.refuse();
  await failed;
});

it("loads nothing from Cloudflare while the platform names another provider", async () => {
  const { solve } = await open(none);
  expect(await solve()).toBeNull();
  expect(scripts()).toEqual([]);
});

it("loads the script again when it failed, and then sends the checkbox's token", async () => {
  const first = await open(ofCloudflare);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  scripts()[0]?.dispatchEvent(new Event("error"));
  await waitFor(() => expect(scripts()).toEqual([]));

  const solved = first.solve();
  await first.answer(ofCloudflare);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  window.turnstile = turnstile;
  scripts()[0]?.dispatchEvent(new Event("load"));
  await waitFor(() => expect(boxes).toHaveLength(1));
  expect(boxes[0]?.options).toMatchObject({ sitekey: "site-key", appearance: "interaction-only" });
  expect(screen.getByText("Tick here").closest("[data-human-check]")).toBeTruthy();
  say("callback", "a-token");
  expect(await solved).toEqual({ provider: "TURNSTILE", challenge: null, token: "a-token" });
  expect(turnstile.remove).toHaveBeenCalledWith("box 1");
  expect(screen.queryByText("Tick here")).toBeNull();

  const refused = await open(ofCloudflare);
  await waitFor(() => expect(boxes).toHaveLength(2));
  expect(scripts()).toHaveLength(1);
  say("error-callback", "300010");
  expect(await refused.solve()).toBeNull();
});
