import { expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const SET = `mutation ($code: String!) { setLanguage(input: { code: $code }) { member { username } userErrors { code field } } }`;

it("saves the language of the platform's messages, if the brand has it", async () => {
  const browser = await t.loggedIn("demo");
  expect((await browser.run(SET, { code: "TH" })).data).toEqual({
    setLanguage: { member: { username: "demo" }, userErrors: [] },
  });
  for (const code of ["XX", "th", "x".repeat(100_000), "\0"]) {
    expect((await browser.run(SET, { code })).data).toEqual({
      setLanguage: { member: null, userErrors: [{ code: "VALIDATION_FAILED", field: ["code"] }] },
    });
  }
});

it("shows a member the time of the previous login", async () => {
  await t.loggedIn("vipclub");
  const second = await t.loggedIn("vipclub");
  const LAST = "{ viewer { member { lastLogin { at maskedAddress } registeredAt maskedEmail kind } } }";
  const last = await second.ask(LAST);
  expect(Date.now() - Date.parse(last.text("viewer.member.lastLogin.at"))).toBeLessThan(60_000);
  expect(last.text("viewer.member.lastLogin.maskedAddress")).toMatch(/\*$/);
});

const AVATARS = "{ viewer { member { avatar { url } icon { url } avatarChoices { internalID image { url } } } } }";
const CHOOSE = `mutation ($id: String!) { setAvatar(input: { internalID: $id }) { member { avatar { url } icon { url } } userErrors { code field } } }`;

it("lets real accounts choose one of the platform's pictures only", async () => {
  const browser = await t.loggedIn("demo");
  const choices = await browser.ask(AVATARS);
  const chosen = await browser.run(CHOOSE, { id: choices.text("viewer.member.avatarChoices.6.internalID") });
  for (const picture of ["avatar", "icon"]) {
    const shown = chosen.text(`setAvatar.member.${picture}.url`);
    expect(shown).toBe(choices.text("viewer.member.avatarChoices.6.image.url"));
  }
  for (const id of ["0", "13", "1.5", "x", "x".repeat(10_000)]) {
    const refused = await browser.run(CHOOSE, { id });
    expect(refused.at("setAvatar.userErrors")).toEqual([{ code: "VALIDATION_FAILED", field: ["internalID"] }]);
  }
});

const MESSAGES = `query ($after: String) { viewer { member { unreadMessageCount messages(first: 2, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { id title summary content isRead createdAt } } } } } }`;
const READ = `mutation ($ids: [ID!]) { markMessagesRead(input: { ids: $ids }) {
  member { unreadMessageCount } userErrors { code field } } }`;

it("lists the member's messages page by page, and marks them as read", async () => {
  for (const title of ["First", "Second", "Third"]) await control(sandbox, "message", { username: "demo", title });
  const browser = await t.loggedIn("demo");
  const page = await browser.ask(MESSAGES);
  const first = "viewer.member.messages.edges.0.node";
  expect(page.at(`${first}.title`)).toBe("Third");
  expect([page.at(`${first}.isRead`), page.text(`${first}.content`)]).toEqual([false, page.text(`${first}.summary`)]);
  const after = page.text("viewer.member.messages.pageInfo.endCursor");
  const next = await browser.run(MESSAGES, { after });
  expect(next.at(`${first}.title`)).toBe("First");

  const unread = Number(page.at("viewer.member.unreadMessageCount"));
  const id = page.text(`${first}.id`);
  const read = await browser.run(READ, { ids: [id] });
  expect(read.data).toEqual({ markMessagesRead: { member: { unreadMessageCount: unread - 1 }, userErrors: [] } });
  const node = await browser.run("query ($id: ID!) { node(id: $id) { ... on Message { isRead } } }", { id });
  expect(node.at("node.isRead")).toBe(true);
  expect((await browser.run(READ, {})).at("markMessagesRead.member.unreadMessageCount")).toBe(0);
  for (const wrong of ["x", globalId("Game", "1"), globalId("Message", "x")]) {
    expect((await browser.run(READ, { ids: [wrong] })).codes).toEqual(["BAD_ID"]);
  }
  const other = await t.loggedIn("vipclub");
  expect((await other.run("query ($id: ID!) { node(id: $id) { id } }", { id })).at("node")).toBeNull();
});

const FAVORITE = `mutation ($ids: [ID!]!, $isFavorite: Boolean!) {
  setMessageFavorites(input: { ids: $ids, isFavorite: $isFavorite }) { messageIds userErrors { code field } } }`;
const FAVORITES = `query ($only: Boolean) { viewer { member { messages(filter: { favoritesOnly: $only }) {
  totalCount edges { node { id isFavorite } } } } } }`;

it("keeps the member's favourite messages in a list, and touches nobody else's", async () => {
  await control(sandbox, "message", { username: "demo", title: "To keep" });
  const browser = await t.loggedIn("demo");
  const id = (await browser.run(MESSAGES)).text("viewer.member.messages.edges.0.node.id");
  const favorites = async (only = true) => (await browser.run(FAVORITES, { only })).at("viewer.member.messages");
  const other = await t.loggedIn("vipclub");
  await other.run(FAVORITE, { ids: [id], isFavorite: true });
  expect(await favorites()).toEqual({ totalCount: 0, edges: [] });
  const kept = await browser.run(FAVORITE, { ids: [id], isFavorite: true });
  expect(kept.data).toEqual({ setMessageFavorites: { messageIds: [id], userErrors: [] } });
  expect(await favorites()).toEqual({ totalCount: 1, edges: [{ node: { id, isFavorite: true } }] });
  expect(Number(Object(await favorites(false)).totalCount)).toBeGreaterThan(1);
  await browser.run(FAVORITE, { ids: [id], isFavorite: false });
  expect(await favorites()).toMatchObject({ totalCount: 0 });
  expect((await browser.run(FAVORITE, { ids: [globalId("Game", "1")], isFavorite: true })).codes).toEqual(["BAD_ID"]);
});

const UNREAD = `query ($only: Boolean, $favorites: Boolean) { viewer { member {
  messages(filter: { unreadOnly: $only, favoritesOnly: $favorites }) { totalCount edges { node { id isRead } } } } } }`;

it("lists only the messages that are not read yet, alone or beside the other filter", async () => {
  for (const title of ["Read", "Left"]) await control(sandbox, "message", { username: "demo", title });
  const browser = await t.loggedIn("demo");
  await browser.run(READ, {});
  await control(sandbox, "message", { username: "demo", title: "New" });
  const unread = async (variables: Record<string, boolean>) =>
    (await browser.run(UNREAD, variables)).at("viewer.member.messages");
  const id = (await browser.run(MESSAGES)).text("viewer.member.messages.edges.0.node.id");
  const only = { totalCount: 1, edges: [{ node: { id, isRead: false } }] };
  expect(await unread({ only: true })).toEqual(only);
  expect(Number(Object(await unread({ only: false })).totalCount)).toBeGreaterThan(2);
  expect(await unread({ only: true, favorites: true })).toEqual({ totalCount: 0, edges: [] });
  await browser.run(READ, { ids: [id] });
  expect(await unread({ only: true })).toEqual({ totalCount: 0, edges: [] });
});

const DELETE = `mutation ($ids: [ID!]) { deleteMessages(input: { ids: $ids }) {
  deletedMessageIds member { unreadMessageCount } userErrors { code field } } }`;

it("deletes the member's messages for good, and nobody else's", async () => {
  await control(sandbox, "message", { username: "demo", title: "To delete" });
  const browser = await t.loggedIn("demo");
  const page = await browser.run(MESSAGES);
  const id = page.text("viewer.member.messages.edges.0.node.id");
  const count = async () => Number((await browser.run(MESSAGES)).at("viewer.member.messages.totalCount"));
  const before = await count();
  const other = await t.loggedIn("vipclub");
  expect((await other.run(DELETE, { ids: [id] })).at("deleteMessages.userErrors")).toEqual([]);
  expect(await count()).toBe(before);
  for (let round = 0; round < 2; round += 1) {
    const deleted = await browser.run(DELETE, { ids: [id] });
    expect(deleted.at("deleteMessages")).toMatchObject({ deletedMessageIds: [id], userErrors: [] });
    expect(await count()).toBe(before - 1);
  }
  expect((await browser.run(DELETE, { ids: [globalId("Game", "1")] })).codes).toEqual(["BAD_ID"]);
  expect((await browser.run(DELETE, {})).at("deleteMessages.member.unreadMessageCount")).toBe(0);
  expect(await count()).toBe(0);
});
