import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

const user = userEvent.setup();
const news = (id: string, title: string, isPinned = false) => ({
  __typename: "Announcement",
  id,
  title,
  isPinned,
  publishedAt: "2026-11-20T10:00:00.000Z",
  content: `Text of ${title}.`,
  image: null,
  linkage: null,
});
const edges = [news("n1", "How it works", true), news("n2", "Figures are final")].map((node) => ({
  cursor: node.id,
  node,
}));
const page = (number: number) => ({ page: number, cursor: number === 1 ? "" : "c9", isCurrent: number === 1 });
const pages = { first: null, last: null, previous: null, around: [page(1), page(2)] };

/** Opens the page as an agent. */
async function open(address: string) {
  const rendered = await renderCentre(address);
  const answerNews = (shown: object[] = edges, around = pages) =>
    rendered.answerTo("AgentAnnouncementScreenQuery", {
      Agent: () => ({ id: "agent" }),
      AnnouncementConnection: () => ({
        edges: shown,
        pageInfo: { hasNextPage: around === pages, endCursor: "c9" },
        pageCursors: around,
      }),
    });
  const search = () => new URLSearchParams(rendered.router.state.location.search);
  return { ...rendered, answerNews, search };
}

const textOf = async (title: string) => within(await screen.findByRole("article")).findByText(`Text of ${title}.`);

it("is the first page of a device's first visit, opens what is chosen without a request, and keeps it in the address", async () => {
  const { answerNews, environment, router, search } = await open("/agent");
  await waitFor(() => expect(document.querySelector("[aria-busy='true']")).toBeTruthy());
  expect(await answerNews()).toEqual({ after: null });
  expect(router.state.location.pathname).toBe("/agent/announcement");
  expect(await screen.findByRole("heading", { name: "Announcements", level: 2 })).toBeTruthy();
  expect(await textOf("How it works")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^How it works/ }).textContent).toContain("Pinned");
  await user.click(screen.getByRole("button", { name: /^Figures are final/ }));
  expect(await textOf("Figures are final")).toBeTruthy();
  expect(search().get("open")).toBe("n2");
  const asked = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  expect(asked).not.toContain("AgentAnnouncementScreenQuery");
  await act(async () => router.navigate("/agent"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/agent/overview"));
});

it("pages through the address, and closes what was open on the page before", async () => {
  const { answerNews, search } = await open("/agent/announcement?open=n2");
  await answerNews();
  expect(await textOf("Figures are final")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /Page 2/ }));
  expect(await answerNews([{ cursor: "n10", node: news("n10", "Your players' data") }])).toEqual({ after: "c9" });
  expect(await textOf("Your players' data")).toBeTruthy();
  expect(search().toString()).toBe("after=c9");
});

it("finds one that has moved to another page, and forgets one that is gone", async () => {
  const { answerNews, answerTo, router, search } = await open("/agent/announcement?open=n7");
  await answerNews();
  expect(
    await answerTo("LinkedNewsQuery", {
      Node: () => news("n7", "Older news"),
      Announcement: () => news("n7", "Older news"),
    }),
  ).toEqual({ id: "n7" });
  expect(await textOf("Older news")).toBeTruthy();
  await act(async () => router.navigate("/agent/announcement?open=n8"));
  await answerTo("LinkedNewsQuery", { Query: () => ({ node: null }) });
  expect(await textOf("How it works")).toBeTruthy();
  expect(search().has("open")).toBe(false);
});

it("says when there are none", async () => {
  const { answerNews } = await open("/agent/announcement");
  await answerNews([], { ...pages, around: [] });
  expect(await screen.findByText("No announcements")).toBeTruthy();
  expect(screen.queryByRole("article")).toBeNull();
});

it("shows the reference when the list fails, and opens the first page for an unknown one", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { answerNews, refusePart, router, search } = await open("/agent/announcement?after=nonsense");
  await refusePart("AgentAnnouncementScreenQuery", { code: "BAD_USER_INPUT" });
  await waitFor(() => expect(search().has("after")).toBe(false));
  expect(await answerNews()).toEqual({ after: null });
  await act(async () => router.navigate("/agent/announcement?after=c9"));
  await refusePart("AgentAnnouncementScreenQuery", { code: "INTERNAL", requestId: "r-7" });
  expect((await screen.findByRole("alert")).textContent).toContain("Reference: r-7");
});
