import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startForFile } from "../testing/startForFile.ts";
import { uploadPicture } from "../testing/uploadPicture.ts";
import { feedback } from "./feedback.tables.ts";

const { sandbox, db, clock, caller, tokenOf } = await startForFile();

const send = (body: object, { token, from }: { token?: string; from?: string } = {}) =>
  caller.call<{ feedbackId: string }>("PUT", "/wps/feedback", {
    body: { type: "OTHER", content: "Ten letters.", ...body },
    ...(token && { token }),
    ...(from && { headers: { "X-Forwarded-For": from } }),
  });

const upload = (token: string) => uploadPicture(sandbox, token);

test("stores feedback of guests and members unchanged and shows it to the operator", async () => {
  const token = await tokenOf("demo");
  const imageIds = [await upload(token), await upload(token)];
  const content = '<script>alert("1")</script> & more';
  const sent = await send({ type: "BUG", content: `  ${content} `, contact: " a@b.example ", imageIds }, { token });
  expect(sent.status).toBe(200);
  const guest = await send({ type: "AFFILIATE", content: "🂡".repeat(500), contact: "" }, { from: "198.51.100.1" });
  expect(guest.value.feedbackId).toMatch(/^[0-9a-f-]{36}$/);

  const list = await fetch(`${sandbox.origin}/sandbox/feedback`);
  expect(JSON.parse(await list.text()).value).toMatchObject([
    { type: "AFFILIATE", sender: "address:198.51.100.1", contact: null, imageIds: [] },
    { type: "BUG", sender: "member:3", content, contact: "a@b.example", imageIds },
  ]);
  const page = await fetch(`${sandbox.origin}/sandbox/feedback`, { headers: { accept: "text/html" } });
  const html = await page.text();
  expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)");
  expect(html).not.toContain("<script>");
  const picture = await fetch(`${sandbox.origin}/sandbox/feedback/image/${imageIds[0]}`);
  expect(picture.headers.get("content-type")).toBe("image/webp");
});

test("refuses feedback that is too short, too long or has foreign pictures, and names the field", async () => {
  const theirs = await upload(await tokenOf("vipclub"));
  const token = await tokenOf("agent");
  const cases: [object, string][] = [
    [{ content: "  nine char  " }, "content"],
    [{ content: "🂡".repeat(501) }, "content"],
    [{ contact: "x".repeat(101) }, "contact"],
    [{ type: "PRAISE" }, "type"],
    [{ imageIds: [theirs] }, "imageIds"],
    [{ imageIds: [1, 2, 3, 4].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`) }, "imageIds"],
  ];
  for (const [body, field] of cases) {
    const answer = await send(body, { token });
    expect(answer, field).toMatchObject({ status: 422, code: "VALIDATION_FAILED", fields: [{ field }] });
  }
  expect((await send({ imageIds: [theirs] })).fields?.[0]?.field).toBe("imageIds");
});

test("accepts five a day from an account, also simultaneous ones, and 200 of all guests at an address", async () => {
  const token = await tokenOf("senior");
  const mine = await Promise.all(Array.from({ length: 7 }, () => send({}, { token })));
  expect(mine.filter(({ success }) => success)).toHaveLength(5);
  const from = "203.0.113.77";
  for (let i = 0; i < 7; i += 1) expect((await send({}, { from })).status).toBe(200);
  const row = { sender: `address:${from}`, type: "BUG" as const, content: "x", imageIds: [], createdAt: new Date() };
  const rows = Array.from({ length: 193 }, () => ({ ...row, id: randomUUID() }));
  await db.insert(feedback).values(rows);
  const refused = await send({}, { from });
  expect(refused).toMatchObject({ status: 429, code: "RATE_LIMITED" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
  // Others are not concerned, and tomorrow is another day.
  expect((await send({}, { from: "203.0.113.78" })).status).toBe(200);
  clock.shiftTo(86_401_000);
  expect((await send({}, { from })).status).toBe(200);
  clock.shiftTo(0);
});
