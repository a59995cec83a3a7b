import { describe, expect, it, vi } from "vitest";
import { arrayConnection, type Connection, type Page, type PageArgs, pageConnection } from "./connection.ts";
import { rowsIn } from "./rowsIn.ts";
import type { ConnectionArgs } from "./window.ts";

const rows = Array.from({ length: 23 }, (_, index) => index);
const options = { list: "numbers", filter: { parity: "any" }, defaultSize: 5 };
const serve = (all: readonly number[]) =>
  vi.fn(async ({ pageNo, pageSize }: PageArgs) => {
    if (pageSize > 100) throw new Error("The platform serves 100 rows at most.");
    return { items: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length };
  });
/** A platform that finds the rows beside a key. */
const serveKeyed = (all: readonly number[]) =>
  vi.fn(async ({ pageNo, pageSize, after, before }: PageArgs) => {
    const page = (items: readonly number[], hasMore?: boolean) => ({
      items,
      keys: items.map(String),
      total: all.length,
      hasMore,
    });
    if (after !== undefined) {
      const rest = all.filter((row) => row > Number(after));
      return page(rest.slice(0, pageSize), rest.length > pageSize);
    }
    if (before !== undefined) {
      const rest = all.filter((row) => row < Number(before));
      return page(rest.slice(-pageSize), rest.length > pageSize);
    }
    return page(all.slice((pageNo - 1) * pageSize, pageNo * pageSize));
  });
/** A platform that sends keys, and finds no rows by them. */
const serveUnread =
  (all: readonly number[]) =>
  async ({ pageNo, pageSize }: PageArgs) =>
    serveKeyed(all)({ pageNo, pageSize });
const nodes = (connection: Connection<number>) => connection.edges.map(({ node }) => node);

// All must make the same connection, so each test runs with all.
const ways = {
  "pages beside keys": (args: ConnectionArgs, all: readonly number[] = rows) =>
    pageConnection(args, options, serveKeyed(all)),
  "keys that the platform does not read": (args: ConnectionArgs, all: readonly number[] = rows) =>
    pageConnection(args, options, serveUnread(all)),
  pages: (args: ConnectionArgs, all: readonly number[] = rows) => pageConnection(args, options, serve(all)),
  array: async (args: ConnectionArgs, all: readonly number[] = rows) => arrayConnection(args, options, all),
  "an array with keys": async (args: ConnectionArgs, all: readonly number[] = rows) =>
    arrayConnection(args, options, all, String),
};

it("shows each row of an array once, whichever rows come and go between two pages", () => {
  const read = (all: readonly number[], args: ConnectionArgs) => arrayConnection(args, options, all, String);
  const { endCursor: after = null, startCursor } = read(rows, { first: 3 }).pageInfo;
  expect(startCursor).not.toBeNull();
  expect(nodes(read([100, 101, ...rows], { first: 3, after }))).toEqual([3, 4, 5]);
  expect(nodes(read(rows.slice(1), { first: 3, after }))).toEqual([3, 4, 5]);
  // The row of the cursor itself.
  expect(nodes(read(rows.toSpliced(2, 1), { first: 3, after }))).toEqual([3, 4, 5]);
  const { startCursor: before = null } = read(rows, { first: 3, after }).pageInfo;
  expect(nodes(read([100, ...rows], { last: 2, before }))).toEqual([1, 2]);
  expect(nodes(read(rows.slice(2), { last: 2, before }))).toEqual([2]);
});

describe.each(Object.entries(ways))("a connection over %s", (_, read) => {
  it("returns each row once forwards, with any mix of sizes", async () => {
    for (let a = 1; a <= 25; a++) {
      for (let b = 1; b <= 25; b += 3) {
        const seen: number[] = [];
        for (let step = 0, after: string | null = null, more = true; more; step++) {
          const page: Connection<number> = await read({ first: step % 2 ? b : a, after });
          seen.push(...nodes(page));
          ({ endCursor: after = null, hasNextPage: more } = page.pageInfo);
        }
        expect(seen).toEqual(rows);
      }
    }
  });

  it("returns each row once backwards from the end, with any mix of sizes", async () => {
    for (let a = 1; a <= 25; a++) {
      for (let b = 1; b <= 25; b += 3) {
        const seen: number[] = [];
        for (let step = 0, before: string | null = null, more = true; more; step++) {
          const page: Connection<number> = await read({ last: step % 2 ? b : a, before });
          seen.unshift(...nodes(page));
          ({ startCursor: before = null, hasPreviousPage: more } = page.pageInfo);
        }
        expect(seen).toEqual(rows);
      }
    }
  });

  it("links every page by its number, and marks the current one", async () => {
    for (let size = 1; size <= 25; size++) {
      const last = Math.ceil(rows.length / size);
      const seen: number[] = [];
      for (let number = 1, cursor = ""; number <= last; number++) {
        const page = await read({ first: size, after: cursor });
        seen.push(...nodes(page));
        const { first, around, last: end, previous } = page.pageCursors;
        const numbers = around.map(({ page: shown }) => shown);
        expect(around.filter(({ isCurrent }) => isCurrent).map(({ page: shown }) => shown)).toEqual([number]);
        expect(numbers).toHaveLength(Math.min(3, last));
        expect(first?.page ?? 1).toBe(1);
        expect(first === null).toBe(numbers.includes(1));
        expect(end === null).toBe(numbers.includes(last));
        expect(end?.page ?? last).toBe(last);
        expect(previous?.page ?? 0).toBe(number - 1);
        cursor = around.find(({ page: shown }) => shown === number + 1)?.cursor ?? "";
      }
      expect(seen).toEqual(rows);
    }
  });

  it("cuts between two cursors, from both ends", async () => {
    const { edges } = await read({ first: 20 });
    const at = (index: number) => edges[index]?.cursor;
    expect(nodes(await read({ first: 10, after: at(3), before: at(7) }))).toEqual([4, 5, 6]);
    expect(nodes(await read({ last: 2, after: at(3), before: at(7) }))).toEqual([5, 6]);
    expect(nodes(await read({ last: 10, after: at(3), before: at(7) }))).toEqual([4, 5, 6]);
    expect(nodes(await read({ last: 10, after: at(19) }))).toEqual([20, 21, 22]);
    expect(nodes(await read({ first: 10, after: at(7), before: at(3) }))).toEqual([]);
  });

  it("answers an empty list, and a cursor behind the end of a list that has shrunk", async () => {
    const nothing = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
    expect(await read({}, [])).toMatchObject({ edges: [], totalCount: 0, pageInfo: nothing });
    expect(await read({ last: 3 }, [])).toMatchObject({ edges: [], totalCount: 0, pageInfo: nothing });
    const after = (await read({ first: 23 })).pageInfo.endCursor;
    const past = await read({ first: 5, after }, rows.slice(0, 7));
    expect(past).toMatchObject({ edges: [], pageInfo: { ...nothing, hasPreviousPage: true } });
    expect(past.pageCursors.previous?.page).toBe(1);
  });

  it("uses its default size when none is given", async () => {
    expect(nodes(await read({ first: null, last: null }))).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([
    [{ first: 0 }],
    [{ first: -1 }],
    [{ first: 101 }],
    [{ last: 0 }],
    [{ last: 2 ** 31 - 1 }],
    [{ first: 1, last: 1 }],
    [{ first: 1, after: "nonsense" }],
    [{ first: 1, before: "" }],
    [{ first: 1, after: "x".repeat(1_000_000) }],
    [{ first: 1, after: Buffer.from("numbers:other:1").toString("base64url") }],
  ] satisfies [ConnectionArgs][])("refuses %j", async (args) => {
    await expect(read(args)).rejects.toMatchObject({ code: "BAD_USER_INPUT" });
  });
});

it("continues after the last row by its key, whatever was added or removed before it", async () => {
  const first = await pageConnection({ first: 5 }, options, serveKeyed(rows));
  const { endCursor: after } = first.pageInfo;
  const added = [-3, -2, -1, ...rows];
  expect(nodes(await pageConnection({ first: 5, after }, options, serveKeyed(added)))).toEqual([5, 6, 7, 8, 9]);
  const removed = rows.slice(3);
  expect(nodes(await pageConnection({ first: 5, after }, options, serveKeyed(removed)))).toEqual([5, 6, 7, 8, 9]);
  const fetchPage = serveKeyed(added);
  const next = await pageConnection({ first: 7, after }, options, fetchPage);
  expect(fetchPage).toHaveBeenCalledTimes(1);
  const before = next.pageInfo.startCursor;
  expect(nodes(await pageConnection({ last: 5, before }, options, serveKeyed(added)))).toEqual([0, 1, 2, 3, 4]);
  expect(next.pageCursors.around.find(({ page }) => page === 2)?.cursor).not.toBe(after);
  expect(first.pageCursors.around.find(({ page }) => page === 2)?.cursor).toBe(after);
});

it("refuses cursors of another list, and of its own under other filters", async () => {
  const { endCursor: after } = (await pageConnection({ first: 3 }, options, serve(rows))).pageInfo;
  for (const other of [
    { ...options, list: "letters" },
    { ...options, filter: { parity: "odd" } },
  ]) {
    await expect(pageConnection({ first: 3, after }, other, serve(rows))).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
    });
  }
});

it("reads one page, or two for a window over a page's end, and never more than 100 rows", async () => {
  const many = Array.from({ length: 400 }, (_, index) => index);
  const fetchPage = serve(many);
  const first = await pageConnection({ first: 100 }, options, fetchPage);
  expect(fetchPage.mock.calls).toEqual([[{ pageNo: 1, pageSize: 100 }]]);
  fetchPage.mockClear();
  const next = await pageConnection({ first: 100, after: first.edges[49]?.cursor }, options, fetchPage);
  expect(fetchPage.mock.calls).toEqual([[{ pageNo: 1, pageSize: 100 }], [{ pageNo: 2, pageSize: 100 }]]);
  expect(nodes(next)).toEqual(many.slice(50, 150));
});

describe("rows that can't be read", () => {
  const unreadable = [0, 4, 5, 10, 11, 12, 13, 14, 22];
  const readable = rows.filter((row) => !unreadable.includes(row));
  const withGaps = (fetchPage: (page: PageArgs) => Promise<Page<number>>) => async (page: PageArgs) => {
    const { items, ...rest } = await fetchPage(page);
    return { ...rest, ...rowsIn(items.map((row) => (unreadable.includes(row) ? null : row))) };
  };

  it.each([
    ["pages", options, () => withGaps(serve(rows))],
    ["pages beside keys", options, () => withGaps(serveKeyed(rows))],
  ])("keep their places over %s, so each other row comes once in both directions", async (_, list, fetchPage) => {
    for (let first = 1; first <= 25; first++) {
      const seen: number[] = [];
      let pages = 0;
      for (let after: string | null = null, more = true; more; pages++) {
        const page: Connection<number> = await pageConnection({ first, after }, list, fetchPage());
        seen.push(...nodes(page));
        ({ endCursor: after = null, hasNextPage: more } = page.pageInfo);
      }
      expect([seen, pages]).toEqual([readable, Math.ceil(rows.length / first)]);
      const back: number[] = [];
      for (let before: string | null = null, more = true; more; ) {
        const page: Connection<number> = await pageConnection({ last: first, before }, list, fetchPage());
        back.unshift(...nodes(page));
        ({ startCursor: before = null, hasPreviousPage: more } = page.pageInfo);
      }
      expect(back).toEqual(readable);
    }
  });
});
