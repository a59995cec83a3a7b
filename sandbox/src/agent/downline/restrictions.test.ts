import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { messages } from "../../member/member.tables.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { db, caller, tokenOf } = await startForFile({ rateLimits: false });
const agent = await tokenOf("agent");

const detail = (account: string) => caller.get(`/wps/relay/ACS_downlineDetail?account=${account}`, { token: agent });
const change = (body: object, token = agent) =>
  caller.post("/wps/relay/ACS_downlineUpdate", { token, body, key: randomUUID() });

test("only who set a restriction, or an agent above, lifts it; the one who had set it is told", async () => {
  const senior = await tokenOf("senior");
  const reason = "Under review";
  const of = (changes: object) => ({ account: "demo", ...changes, reason });
  await change(of({ canBet: false, status: "LOCKED" }), senior);
  expect((await detail("demo")).value).toMatchObject({ restrictedAbove: ["status", "canBet"] });
  expect(await change(of({ canBet: true, canTransfer: false }))).toMatchObject({
    code: "RESTRICTED_ABOVE",
    fields: [{ field: "canBet" }],
  });
  expect((await change(of({ status: "ACTIVE" }))).code).toBe("RESTRICTED_ABOVE");
  await change(of({ status: "ACTIVE" }), senior);
  await change(of({ canTransfer: false, canWithdraw: false }));
  // The same by a higher agent makes it the higher agent's.
  await change(of({ canWithdraw: false }), senior);
  expect((await change(of({ canWithdraw: true }))).code).toBe("RESTRICTED_ABOVE");
  expect((await change(of({ canTransfer: true }))).value).toMatchObject({ canTransfer: true });
  await change(of({ canTransfer: false }));
  await change(of({ canBet: true, canTransfer: true, canWithdraw: true }), senior);
  expect((await detail("demo")).value).toMatchObject({ restrictedAbove: [], canBet: true, canTransfer: true });
  const told = await db.select().from(messages).where(eq(messages.title, "A restriction was lifted"));
  expect(told.map(({ content }) => content)).toEqual([expect.stringContaining("demo")]);
});
