import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startForFile } from "../../testing/startForFile.ts";

const { caller, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("agent");

type Note = Readonly<Record<"noteId" | "account" | "text" | "writtenAt", string>> & { editedAt: string | null };
const call = (path: "Save" | "Delete", body: object, as = token, key: string = randomUUID()) =>
  caller.post<{ list: Note[] } | null>(`/wps/relay/ACS_note${path}`, { token: as, body, key });
const write = (text: string, account = "line02", as = token) => call("Save", { account, text }, as);
const notes = async (account: string, as = token) =>
  (await caller.read<{ list: Note[] } | null>(`/wps/relay/ACS_noteList?account=${account}`, { token: as }))?.list;
const marked = async (parent: string, as = token) => {
  const path = `/wps/relay/ACS_downlineList?pageSize=100&parent=${parent}`;
  const { value } = await caller.get<{ list: { account: string; notes: number }[] }>(path, { token: as });
  return value.list.filter((row) => row.notes > 0);
};

test("keeps an agent's notes about an account, the latest first, and marks the account in the list", async () => {
  await write("First");
  // One normal form, one kind of line end, and no signs that turn text around.
  const { value } = await write("  Cafe\u0301\r\nat\u202E noon\u0000  ".replace("\u0000", "\u0007"));
  const [latest, first] = value?.list ?? [];
  expect(latest).toMatchObject({ account: "line02", text: "Caf\u00e9\nat noon", editedAt: null });
  expect(first?.text).toBe("First");
  expect(await marked("line01")).toMatchObject([{ account: "line02", notes: 2 }]);

  const edited = await call("Save", { account: "line02", noteId: first?.noteId, text: "First, again" });
  expect(edited.value?.list[1]).toMatchObject({ text: "First, again", editedAt: expect.any(String) });
  const left = await call("Delete", { account: "line02", noteId: latest?.noteId });
  expect(left.value?.list.map(({ text }) => text)).toEqual(["First, again"]);
});

test("shows a note to nobody but its agent, whoever stands above, below or in it", async () => {
  const noteId = (await write("Private", "line03")).value?.list[0]?.noteId;
  for (const name of ["senior", "line01", "line02", "affiliate"]) {
    const other = await tokenOf(name);
    expect((await notes("line03", other)) ?? [], name).toEqual([]);
    const { value } = await caller.get<{ list: Note[] }>(`/wps/relay/ACS_noteList?noteId=${noteId}`, { token: other });
    expect(value.list, name).toEqual([]);
    expect((await call("Save", { account: "line03", noteId, text: "Mine" }, other)).success, name).toBe(false);
    expect((await call("Delete", { account: "line03", noteId }, other)).success, name).toBe(false);
    if (name !== "affiliate") expect(await marked("line02", await tokenOf("line01"))).toEqual([]);
  }
  // Another account of the same agent does not have it either.
  expect((await call("Delete", { account: "line04", noteId })).code).toBe("NOT_FOUND");
  expect((await notes("line03"))?.map(({ text }) => text)).toEqual(["Private"]);
  expect((await write("Of a stranger", "affiliate")).code).toBe("DOWNLINE_NOT_FOUND");
});

test("bounds notes and their number, and writes one once for each key", async () => {
  for (const text of ["", " \n\u0007", "x".repeat(1_001)]) expect((await write(text)).code).toBe("VALIDATION_FAILED");
  expect((await write("\u{1f0a1}".repeat(1_000), "line05")).success).toBe(true);
  const key = randomUUID();
  const body = { account: "line06", text: "Once" };
  await Promise.all([1, 2, 3].map(() => call("Save", body, token, key)));
  expect(await notes("line06")).toHaveLength(1);
  expect((await call("Save", { ...body, text: "Twice" }, token, key)).code).toBe("IDEMPOTENCY_MISMATCH");
  const answers = await Promise.all(Array.from({ length: 52 }, (_, i) => write(`Note ${i}`, "line07")));
  expect(answers.filter(({ code }) => code === "VALIDATION_FAILED")).toHaveLength(2);
  expect(await notes("line07")).toHaveLength(50);
});
