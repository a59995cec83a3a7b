import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { listOutbox } from "../../outbox/outbox.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { uploadPicture } from "../../testing/uploadPicture.ts";
import { needsIdentityCheck } from "./identityCheck.ts";

interface View {
  status: string;
  reason: string | null;
  accepted: string[];
  required: boolean;
}

const DEMO = 3;

const { sandbox, db, site, caller, tokenOf } = await startForFile();
const token = await tokenOf("demo");
afterEach(() => site.reset());

const check = (as = token) => caller.read<View>("/wps/member/identityCheck", { token: as });
const submit = (kind: string, imageIds: string[]) =>
  caller.post<View>("/wps/member/identityCheck", { token, body: { kind, imageIds } });
const decide = (body: object, username = "demo") =>
  caller.post<View>("/sandbox/identity-check/decide", { body: { username, ...body } });
const IDENTITY = ["ID_CARD", "PASSPORT", "DRIVING_LICENCE"];

test("goes from nothing to approved, with a rejection and a request between", async () => {
  expect(await check()).toMatchObject({ status: "NONE", accepted: IDENTITY, required: false });
  const picture = await uploadPicture(sandbox, token);
  expect((await submit("ID_CARD", [picture, picture])).value).toMatchObject({ status: "PENDING", accepted: [] });
  expect((await submit("PASSPORT", [picture])).code).toBe("IDENTITY_CHECK_CLOSED");

  const unread = async () => (await caller.read<{ count: number }>("/wps/relay/CSP_unreadCount", { token })).count;
  const before = await unread();
  await decide({ outcome: "REJECTED", reason: "EXPIRED" });
  expect(await check()).toMatchObject({ status: "REJECTED", reason: "EXPIRED", accepted: IDENTITY, required: true });
  expect(await unread()).toBe(before + 1);
  const [mail] = await listOutbox(db);
  expect(mail).toMatchObject({ recipient: "demo@mail.example", subject: "Your documents were not accepted" });

  expect((await submit("PASSPORT", [picture])).value).toMatchObject({ status: "PENDING", reason: null });
  await decide({ outcome: "MORE_NEEDED", requested: ["SOURCE_OF_FUNDS", "PROOF_OF_ADDRESS"] });
  expect(await check()).toMatchObject({ status: "MORE_NEEDED", required: true });
  expect((await submit("PASSPORT", [picture])).code).toBe("IDENTITY_CHECK_CLOSED");
  expect((await submit("SOURCE_OF_FUNDS", [picture])).value).toMatchObject({
    status: "MORE_NEEDED",
    accepted: ["PROOF_OF_ADDRESS"],
  });
  expect((await submit("PROOF_OF_ADDRESS", [picture])).value.status).toBe("PENDING");
  await decide({ outcome: "APPROVED" });
  expect(await check()).toMatchObject({ status: "APPROVED", accepted: [], required: false });
  expect((await check(await tokenOf("vipclub"))).status).toBe("NONE");
});

test("a strict jurisdiction needs the check before a payout, others only when the operator asks", async () => {
  const vip = 4;
  const needs = (memberId: number, jurisdiction: "default" | "uk") =>
    needsIdentityCheck(db, { memberId, jurisdiction });
  await decide({ outcome: "APPROVED" });
  expect([await needs(DEMO, "uk"), await needs(vip, "uk"), await needs(vip, "default")]).toEqual([false, true, false]);
  await decide({ outcome: "MORE_NEEDED", requested: ["PROOF_OF_ADDRESS"] }, "vipclub");
  expect(await needs(vip, "default")).toBe(true);
  await site.setBrand({ ...site.brand, jurisdiction: "uk" });
  expect((await check(await tokenOf("agent"))).required).toBe(true);
});

test.each([
  { kind: "ID_CARD", imageIds: [] },
  { kind: "ID_CARD", imageIds: ["x"] },
  { kind: "ID_CARD", imageIds: Array.from({ length: 4 }, () => randomUUID()) },
  { kind: "ID_CARD", imageIds: [randomUUID()] },
  { kind: "LIBRARY_CARD", imageIds: [randomUUID()] },
  { imageIds: [randomUUID()] },
])("refuses %j", async (body) => {
  const as = await tokenOf("agent");
  const answer = await caller.post("/wps/member/identityCheck", { token: as, body });
  expect(answer.code).toBe("VALIDATION_FAILED");
});

test("takes only the member's own pictures", async () => {
  const theirs = await uploadPicture(sandbox, await tokenOf("vipclub"));
  const as = await tokenOf("senior");
  const answer = await caller.post("/wps/member/identityCheck", {
    token: as,
    body: { kind: "PASSPORT", imageIds: [theirs] },
  });
  expect(answer.fields).toMatchObject([{ field: "imageIds" }]);
});

test("the operator's page shows open checks, and decides with a button", async () => {
  const as = await tokenOf("weak");
  const body = { kind: "PASSPORT", imageIds: [await uploadPicture(sandbox, as)] };
  await caller.post("/wps/member/identityCheck", { token: as, body });
  const url = `${sandbox.origin}/sandbox/identity-check`;
  const html = await (await fetch(url)).text();
  expect(html).toContain("<strong>weak</strong>");
  expect(html).toContain(body.imageIds[0]);
  const form = new URLSearchParams({ username: "weak", decision: "REJECTED NAME_DIFFERS" });
  expect((await fetch(url, { method: "POST", body: form, redirect: "manual" })).status).toBe(303);
  expect(await check(as)).toMatchObject({ status: "REJECTED", reason: "NAME_DIFFERS" });
  expect((await decide({ outcome: "REJECTED", reason: "MOOD" })).code).toBe("VALIDATION_FAILED");
  expect((await decide({ outcome: "APPROVED" }, "nobody")).code).toBe("NOT_FOUND");
});
