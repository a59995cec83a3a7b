import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createElement, Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, it, vi } from "vitest";
import type { announcementsTestQuery } from "../__generated__/announcementsTestQuery.graphql.ts";
import { accountKey } from "../browser/accountKey.ts";
import { markArrival } from "../caller/arrival.ts";
import { setClaimCount } from "../rewards/claimCount.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { renderRoutes } from "../testing/renderRoutes.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { DialogsWait } from "../ui/dialog/dialogsWait.ts";
import { AnnouncementTicker } from "./AnnouncementTicker.tsx";
import { AnnouncementToast } from "./AnnouncementToast.tsx";
import { AnnouncementWatch } from "./AnnouncementWatch.tsx";
import { NoticeDialog } from "./board/NoticeDialog.tsx";
import { PopupAnnouncement } from "./PopupAnnouncement.tsx";
import { addPublished, markRead, setPublished, setReader, unreadIds } from "./readMarks.ts";
import type { Arrival } from "./useAnnouncementArrivals.ts";

const user = userEvent.setup();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.setItem("index_notice", "1");
  setPublished([]);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const up = (...ids: string[]) => setPublished(ids.map((id) => ({ id, publishedAt: daysAgo(1) })));

it("keeps read marks for each username, and ignores invalid data in the storage", () => {
  up("a", "b");
  setReader("demo");
  markRead(["a"]);
  expect(unreadIds()).toEqual(["b"]);
  setReader(null);
  expect(unreadIds()).toEqual([]);
  setReader("demo");
  expect(unreadIds()).toEqual(["b"]);
  localStorage.setItem(accountKey("announcementsRead", "demo"), '{"a": 1}');
  expect(unreadIds()).toEqual(["a", "b"]);
  markRead(Array.from({ length: 300 }, (_, at) => `n${at}`));
  expect(JSON.parse(localStorage.getItem(accountKey("announcementsRead", "demo")) ?? "")).toHaveLength(200);
  setPublished([{ id: "old", publishedAt: daysAgo(30) }]);
  expect(unreadIds()).toEqual([]);
});

it("counts for guests what was published after their first visit", () => {
  setReader(null);
  up("a", "b");
  expect(unreadIds()).toEqual([]);
  addPublished("c");
  expect(unreadIds()).toEqual(["c"]);
  // On the next visit, two days later.
  localStorage.setItem("announcementsFirstVisit", String(Date.parse(daysAgo(2))));
  setReader(null);
  setPublished([
    { id: "c", publishedAt: daysAgo(1) },
    { id: "a", publishedAt: daysAgo(3) },
  ]);
  expect(unreadIds()).toEqual(["c"]);
  setReader("demo");
  expect(unreadIds()).toEqual(["c", "a"]);
});

const announcement = (id: string, title: string) => ({
  cursor: id,
  node: {
    id,
    title,
    kind: "PLAYER",
    isPinned: false,
    publishedAt: daysAgo(1),
    content: "Text.",
    image: null,
    linkage: null,
  },
});

it("shows a dot on unread announcements, and removes it when they are read, one by one or all at once", async () => {
  setReader(null);
  up("a", "b", "c");
  const page = await renderAs("guest", [{ path: "*", element: createElement(NoticeDialog) }], "/?notice=b");
  await page.answer({
    Site: () => ({
      announcements: {
        totalCount: 3,
        edges: [announcement("a", "One"), announcement("b", "Two"), announcement("c", "Three")],
      },
    }),
    PageCursors: () => ({ around: [], first: null, last: null, previous: null }),
    Query: () => ({ linked: null }),
  });
  const entry = (name: RegExp) => screen.findByRole("button", { name });
  // The announcement is shown before the member is known.
  await act(async () => setReader("demo"));
  expect(within(await entry(/^One/)).getByText("Not yet read")).toBeTruthy();
  expect(within(await entry(/^Two/)).queryByText("Not yet read")).toBeNull();
  await user.click(await entry(/^Three/));
  expect(unreadIds()).toEqual(["a"]);
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  expect(within(await entry(/^One/)).queryByText("Not yet read")).toBeNull();
  expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
});

function Home() {
  const { site } = useLazyLoadQuery<announcementsTestQuery>(
    graphql`
      query announcementsTestQuery {
        site {
          ...AnnouncementTicker_site
          ...PopupAnnouncement_site
        }
      }
    `,
    {},
  );
  return createElement("div", null, [
    createElement(AnnouncementTicker, { site, key: "ticker" }),
    createElement(PopupAnnouncement, { site, key: "popup" }),
    createElement(AnnouncementWatch, { username: null, isQuiet: false, key: "watch" }),
  ]);
}

it("adds a new announcement to the ticker and shows a toast, without a query", async () => {
  const page = await renderAs("guest", [{ path: "*", element: createElement(Home) }], "/");
  await page.answer({ Site: () => ({ id: "site", headlines: { edges: [announcement("a", "One")] } }) });
  const subscription = await waitFor(() =>
    page.environment.mock.findOperation(
      ({ request }) => request.node.operation.name === "useAnnouncementArrivalsSubscription",
    ),
  );
  const asked = page.environment.mock.getAllOperations().length;
  const arrival = { ...announcement("z", "Doors open").node, kind: "HEADLINE", isPinned: true };
  const arrive = () =>
    act(async () => {
      page.environment.mock.nextValue(
        subscription,
        MockPayloadGenerator.generate(subscription, { Announcement: () => arrival }),
      );
    });
  await arrive();
  const links = await screen.findAllByRole("link", { name: "Doors open" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/?notice=z", "/?notice=z"]);
  expect(unreadIds()).toContain("z");
  expect(page.environment.mock.getAllOperations()).toHaveLength(asked);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await vi.waitFor(() => expect(screen.getAllByRole("link", { name: "Doors open" })).toHaveLength(1));
  // An answer without it comes between: it was withdrawn. Then it is published again.
  act(() =>
    page.environment.commitUpdate((store) => {
      const lists = { kinds: ["HEADLINE"], first: 10 };
      store.get("site")?.getLinkedRecord("announcements", lists)?.setLinkedRecords([], "edges");
    }),
  );
  expect(screen.queryByRole("link", { name: "Doors open" })).toBeNull();
  await arrive();
  expect(await screen.findAllByRole("link", { name: "Doors open" })).toHaveLength(2);
});

it("closes a toast by itself, also after one that was closed under the pointer", async () => {
  await renderRoutes([{ path: "*", element: createElement(Toasts) }], "/");
  await user.click(screen.getByRole("button", { name: "Close" }));
  vi.useFakeTimers();
  act(() => screen.getByRole("button", { name: "Next" }).click());
  expect(screen.getByRole("link", { name: "Second" })).toBeTruthy();
  act(() => vi.advanceTimersByTime(9_000));
  expect(screen.queryByRole("link")).toBeNull();
});

function Toasts() {
  const [arrival, setArrival] = useState<Arrival | null>({ id: "1", title: "First" });
  return (
    <>
      <AnnouncementToast arrival={arrival} onClose={() => setArrival(null)} />
      <button type="button" onClick={() => setArrival({ id: "2", title: "Second" })}>
        Next
      </button>
    </>
  );
}

/** A home screen with two popups, and what lies over it. */
async function openHome(
  over: {
    readonly waits?: boolean;
    readonly dialog?: boolean;
    readonly comesBack?: boolean;
    readonly loggedIn?: boolean;
    readonly keeps?: boolean;
  } = {},
  caller: "guest" | "member" = "member",
) {
  if (!over.keeps) sessionStorage.clear();
  if (over.loggedIn) markArrival();
  if (over.comesBack) sessionStorage.setItem("homeLeft", "1");
  setReader(null);
  up("a", "b");
  function Screen() {
    const [waits, setWaits] = useState(over.waits ?? false);
    return (
      <DialogsWait value={waits}>
        <button type="button" onClick={() => setWaits(false)}>
          Answer
        </button>
        <Suspense>
          <Home />
        </Suspense>
        {over.dialog && <Dialog title="What the visitor came for">…</Dialog>}
      </DialogsWait>
    );
  }
  const page = await renderAs(caller, [{ path: "*", element: <Screen /> }], "/");
  await page.answer({
    Site: () => ({
      id: "site",
      headlines: { edges: [] },
      popups: { edges: [announcement("a", "Welcome"), announcement("b", "Play well")] },
    }),
  });
}

it("shows the popup announcements one a visit, marks them as read, and does not show them again", async () => {
  await openHome();
  expect(await screen.findByRole("dialog", { name: "Welcome" })).toBeTruthy();
  expect(sessionStorage.getItem("index_notice")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Got it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sessionStorage.getItem("index_notice")).toBe("1");
  expect(JSON.parse(localStorage.getItem("announcementsRead.") ?? "[]")).toEqual(["a"]);
  cleanup();

  // Another tab, at once and on the next day.
  await openHome();
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  localStorage.setItem("popupAt", String(Date.now() - 24 * 3_600_000));
  await openHome();
  expect(await screen.findByRole("dialog", { name: "Play well" })).toBeTruthy();
});

it("shows no popup over the first tap of a guest, but when the guest comes back to home", async () => {
  await openHome({}, "guest");
  await screen.findByRole("button", { name: "Answer" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(localStorage.getItem("popupsRead")).toBeNull();
  cleanup();
  await openHome({ comesBack: true }, "guest");
  expect(await screen.findByRole("dialog", { name: "Welcome" })).toBeTruthy();
});

it("shows no popup after a login, but when the member comes back to home", async () => {
  await openHome({ loggedIn: true });
  await screen.findByRole("button", { name: "Answer" });
  expect(screen.queryByRole("dialog")).toBeNull();
  // Home is left for another address.
  history.pushState(null, "", "/winners");
  cleanup();
  await openHome({ keeps: true });
  expect(await screen.findByRole("dialog", { name: "Welcome" })).toBeTruthy();
});

it("closes the popup that was read in another tab", async () => {
  await openHome();
  await screen.findByRole("dialog", { name: "Welcome" });
  localStorage.setItem("popupsRead", "a b");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "popupsRead" })));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("shows no popup over another dialog, and none after a question that came first", async () => {
  await openHome({ dialog: true });
  expect(screen.getAllByRole("dialog").map((dialog) => dialog.textContent)).toEqual(["What the visitor came for…"]);
  expect(localStorage.getItem("popupsRead")).toBeNull();
  cleanup();

  await openHome({ waits: true });
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(localStorage.getItem("popupsRead")).toBeNull();
});

it("says first in the ticker what a member can claim, where headlines have a place for it", async () => {
  const claims = () => screen.queryByRole("link", { name: "You have 2 rewards to claim." });
  for (const edges of [[], [announcement("a", "One")]]) {
    const page = await renderAs("member", [{ path: "*", element: createElement(Home) }], "/");
    await page.answer({ Site: () => ({ id: "site", headlines: { edges } }) });
    act(() => setClaimCount(2));
    expect(claims()?.getAttribute("href")).toBe(edges.length > 0 ? "/rewards" : undefined);
    act(() => setClaimCount(0));
    expect([claims(), screen.queryAllByRole("link", { name: "One" })]).toEqual([
      null,
      edges.length > 0 ? [expect.anything()] : [],
    ]);
    cleanup();
  }
});
