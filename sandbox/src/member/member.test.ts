import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startForFile } from "../testing/startForFile.ts";
import { members, messages } from "./member.tables.ts";
import { memberNamed } from "./members.ts";

const { db, clock, caller, tokenOf } = await startForFile();
const token = await tokenOf("vipclub");

test("returns the account fields of the contract, and no others", async () => {
  const { value } = await caller.get<Record<string, unknown>>("/wps/member/info", { token });
  expect(value).toMatchObject({
    account: "vipclub",
    id: "4",
    type: 0,
    toUpline: true,
    clubLabel: { labelName: "Ruby", rankLevel: 7, color: expect.stringMatching(/^#/), color2: expect.any(String) },
    memberLabel: [{ labelName: "High roller", color: expect.any(String) }],
    currency: "VND",
    rgState: null,
    emailMasked: "v***@mail.example",
    mobileMasked: expect.stringMatching(/^\+84 \*\*\* \d{3}$/),
  });
  expect(JSON.stringify(value)).not.toMatch(/argon2|path|vip@/);
});

test("accepts one of twelve avatars", async () => {
  const { value } = await caller.get<{ avatarId: number; url: string }[]>("/wps/relay/MCSFE_avatarList", { token });
  expect(value).toHaveLength(12);
  const chosen = value[8];
  const body = { avatarId: chosen?.avatarId };
  expect((await caller.post("/wps/relay/MCSFE_setPlayerAvatar", { token, body })).value).toBe(true);
  expect(await caller.read("/wps/relay/MCSFE_getPlayerAvatar", { token })).toEqual(chosen);
  expect(await caller.read("/wps/member/info/icon", { token })).toEqual({ url: chosen?.url });
  for (const avatarId of [0, 13, 1.5, "1", null]) {
    const wrong = await caller.post("/wps/relay/MCSFE_setPlayerAvatar", { token, body: { avatarId } });
    expect([wrong.status, wrong.fields?.[0]?.field]).toEqual([422, "avatarId"]);
  }
});

test("keeps the language of the account", async () => {
  expect((await caller.post("/wps/member/language", { token, body: { language: "VI" } })).code).toBe("OK");
  expect(await caller.read("/wps/member/info", { token })).toMatchObject({ language: "VI" });
  expect((await caller.post("/wps/member/language", { token, body: { language: "XX" } })).status).toBe(422);
});

test("new messages count as unread", async () => {
  const unread = async () => (await caller.read<{ count: number }>("/wps/relay/CSP_unreadCount", { token })).count;
  const before = await unread();
  await caller.post("/sandbox/message", { body: { username: "vipclub", title: "Hello" } });
  expect(await unread()).toBe(before + 1);
  // Nobody can open it after 90 days, so that it would count for ever.
  const createdAt = new Date(Date.now() - 91 * 86_400_000);
  await db.update(messages).set({ createdAt }).where(eq(messages.title, "Hello"));
  expect(await unread()).toBe(before);
});

test("shows the messages that all members have in the reader's language", async () => {
  const asked = { token, headers: { Language: "TH" } };
  const { value } = await caller.get<{ list: { messageId: string; title: string }[] }>(
    "/wps/relay/MCSFE_messageList",
    asked,
  );
  const welcome = value.list.find(({ title }) => title === "ยินดีต้อนรับสู่ Atrium");
  const detail = await caller.get<{ content: string }>(
    `/wps/relay/MCSFE_messageDetail?messageId=${welcome?.messageId}`,
    asked,
  );
  expect(detail.value.content).toMatch(/^บัญชีของคุณพร้อมแล้ว/);
});

test("lists the member's own messages, the latest first, and marks them as read, one by one or all", async () => {
  const [own, other] = [await memberNamed(db, "vipclub"), await memberNamed(db, "demo")];
  const sent = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  const content = "Good news. ".repeat(40);
  const [latest, , foreign] = await db
    .insert(messages)
    .values([
      { memberId: own.id, title: "Latest", content, createdAt: sent(0.001) },
      { memberId: own.id, title: "Too old", content, createdAt: sent(-91) },
      { memberId: other.id, title: "Somebody else's", content, createdAt: sent(0) },
    ])
    .returning();
  const list = (query = "") =>
    caller.read<{ list: { title: string; read: boolean; summary: string }[]; totalCount: number }>(
      `/wps/relay/MCSFE_messageList${query}`,
      { token },
    );
  const all = await list();
  expect(all.list[0]).toMatchObject({
    title: "Latest",
    read: false,
    summary: expect.stringMatching(/^Good.{100,120}…$/),
  });
  for (const hidden of ["Too old", "Somebody else's"]) {
    expect(all.list.map(({ title }) => title)).not.toContain(hidden);
  }
  const detail = (id?: number) => caller.get(`/wps/relay/MCSFE_messageDetail?messageId=${id}`, { token });
  expect((await detail(latest?.id)).value).toMatchObject({ title: "Latest", content });
  expect((await detail(foreign?.id)).code).toBe("NOT_FOUND");

  const read = (body: object) => caller.post<{ count: number }>("/wps/relay/MCSFE_messageRead", { token, body });
  const unread = (await list("?unread=1")).totalCount;
  expect((await read({ ids: [latest?.id, foreign?.id] })).code).toBe("OK");
  expect((await list("?unread=1")).totalCount).toBe(unread - 1);
  expect((await read({ all: true })).value.count).toBe(0);
  expect((await list("?unread=1")).totalCount).toBe(0);
  const [untouched] = await db.select().from(messages).where(eq(messages.title, "Somebody else's"));
  expect(untouched?.readAt).toBeNull();
  for (const body of [{}, { ids: [] }, { ids: ["x"] }]) expect((await read(body)).code).toBe("VALIDATION_FAILED");

  const choose = (ids: unknown, favorite: unknown) =>
    caller.post("/wps/relay/MCSFE_messageFavorite", { token, body: { ids, favorite } });
  expect((await choose([latest?.id, foreign?.id], true)).code).toBe("OK");
  const favorites = await list("?favorite=1");
  expect(favorites).toMatchObject({ totalCount: 1, list: [{ title: "Latest", favorite: true }] });
  const [notOwn] = await db.select().from(messages).where(eq(messages.title, "Somebody else's"));
  expect(notOwn?.isFavorite).toBe(false);
  await choose([latest?.id], false);
  expect((await list("?favorite=1")).totalCount).toBe(0);
  for (const [ids, favorite] of [
    [[], true],
    [["x"], true],
    [[1], "yes"],
  ]) {
    expect((await choose(ids, favorite)).code).toBe("VALIDATION_FAILED");
  }

  const remove = (body: object) => caller.post<{ count: number }>("/wps/relay/MCSFE_messageDelete", { token, body });
  const { totalCount } = await list("");
  expect((await remove({ ids: [latest?.id, foreign?.id] })).code).toBe("OK");
  expect((await list("")).totalCount).toBe(totalCount - 1);
  expect((await detail(latest?.id)).code).toBe("NOT_FOUND");
  expect((await remove({ all: true })).value.count).toBe(0);
  expect((await list("")).totalCount).toBe(0);
  expect(await db.select().from(messages).where(eq(messages.title, "Somebody else's"))).toHaveLength(1);
  for (const body of [{}, { ids: [] }, { ids: ["x"] }]) expect((await remove(body)).code).toBe("VALIDATION_FAILED");
});

test("seeds members, agents and trial accounts", async () => {
  const [all] = await db
    .select({
      people: sql`count(*)`.mapWith(Number),
      types: sql<number[]>`json_agg(distinct ${members.type})`,
      deepest: sql`max(length(${members.path}) - length(replace(${members.path}, '/', '')) - 1)`.mapWith(Number),
      ranks: sql`count(distinct ${members.rank})`.mapWith(Number),
      named: sql`count(*) filter (where ${members.username} ~ '^[a-z][a-z0-9]{3,15}$')`.mapWith(Number),
      lost: sql`count(*) filter (where ${members.path} not like '%/' || ${members.id} || '/')`.mapWith(Number),
    })
    .from(members);
  expect(all).toMatchObject({ people: 510, lost: 0 });
  expect(new Set(all?.types)).toEqual(new Set([0, 1, 2, 4, 41, 42]));
  expect(all?.deepest).toBeGreaterThanOrEqual(4);
  expect(all?.ranks).toBeGreaterThanOrEqual(6);
  expect(all?.named).toBe(510);
});
