import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readJson, text } from "../http/input.ts";
import { toLanguage } from "../http/languages.ts";
import { balanceOf, memberAccountId, moving, platformAccountId, post } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { messages } from "../member/member.tables.ts";
import { memberNamed } from "../member/members.ts";
import { toDecimal, toMinor } from "../money.ts";
import type { Platform } from "../platform.ts";
import { issueLoginToken } from "../session/login/loginTokens.ts";
import { endSessions } from "../session/sessions.ts";
import { answerAsPerson, memberRoom } from "../support/chat.ts";

const username = text(32, 1);
const Account = z.strictObject({ username });
const Credit = z.strictObject({
  username,
  amount: z
    .string()
    .max(20)
    .regex(/^-?\d+(\.\d+)?$/),
});
const NewMessage = z.strictObject({ username, title: text(200, 1), content: text(5_000, 1).optional() });
const ChatAnswer = z.strictObject({ username, content: text(1_000, 1) });
const Expiry = z.strictObject({ username, reason: z.enum(["EXPIRED", "REVOKED"]).default("EXPIRED") });

/** Controls over one account. */
export function accountRoutes(platform: Platform) {
  const { db, clock, events } = platform;
  return new Hono<AppEnv>()
    .post("/sandbox/balance", async (c) => {
      const input = await readJson(c, Credit);
      const { id, currency } = await memberNamed(db, input.username);
      const size = toMinor(input.amount.replace(/^-/, ""), currency);
      if (size === undefined || size === 0n) throw new PlatformError("AMOUNT_OUT_OF_RANGE");
      const amount = input.amount.startsWith("-") ? -size : size;
      const main = memberAccountId(id, "main", currency);
      const cashier = platformAccountId("cashier", currency);
      const at = clock.now();
      const balance = await transact(platform, async (tx) => {
        const entries = moving(amount, { from: cashier, to: main });
        await post(tx, { key: `sandbox:${randomUUID()}`, kind: "ADJUST", at, remark: "Sandbox control", entries });
        return balanceOf(tx, main);
      });
      return ok(c, { balance: toDecimal(balance, currency), currency });
    })
    .post("/sandbox/message", async (c) => {
      const { title, content = title, ...input } = await readJson(c, NewMessage);
      const { id } = await memberNamed(db, input.username);
      const message = { memberId: id, title, content, createdAt: clock.now() };
      const [created] = await db.insert(messages).values(message).returning({ id: messages.id });
      await events.publish({ topic: "message", customerId: String(id), data: { messageId: String(created?.id) } });
      return ok(c, { messageId: String(created?.id) });
    })
    .post("/sandbox/chat", async (c) => {
      const input = await readJson(c, ChatAnswer);
      const { id, language } = await memberNamed(db, input.username);
      const room = await memberRoom(platform, id, toLanguage(language));
      return ok(c, await answerAsPerson(platform, room, input.content));
    })
    .post("/sandbox/loginToken", async (c) => {
      const { id } = await memberNamed(db, (await readJson(c, Account)).username);
      const { token, expiresAt } = await issueLoginToken(platform, id);
      return ok(c, { token, expiresAt: expiresAt.toISOString() });
    })
    .post("/sandbox/session/expire", async (c) => {
      const { reason, ...input } = await readJson(c, Expiry);
      const { id } = await memberNamed(db, input.username);
      const ended = await endSessions(db, id, reason, clock.now());
      await events.publish({ topic: "session", customerId: String(id), data: { reason } });
      return ok(c, { ended });
    });
}
