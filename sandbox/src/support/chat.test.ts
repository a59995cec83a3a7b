import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { openEventStream } from "../testing/eventStream.ts";
import { hearEvents } from "../testing/hearEvents.ts";
import { startForFile } from "../testing/startForFile.ts";
import { answerTo } from "./chatAnswers.ts";

const { sandbox, platform, site, events, chatDesk, caller, tokenOf } = await startForFile({ chatAnswerMs: 5 });
beforeEach(() => site.set({ CHAT: true }));

interface Line {
  id: number;
  author: string;
  content: string;
}

const openChat = (token: string, query = "") =>
  caller.get<{ url: string; expiresAt: string }>(`/wps/relay/CSP_chatUrl?title=Chat&b2c=true${query}`, { token });

async function enter(url: string) {
  const page = await fetch(url);
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(await page.text())?.[1];
  const { secret } = JSON.parse(boot ?? "{}");
  const headers = { "X-Chat-Secret": String(secret) };
  return {
    page,
    headers,
    lines: () => caller.read<Line[]>("/support/api/lines", { headers }),
    say: (content: string, key = randomUUID()) =>
      caller.post<Line>("/support/api/lines", { headers, body: { content, key } }),
    read: (upTo: number) => caller.post("/support/api/read", { headers, body: { upTo } }),
  };
}

const unread = async (token: string) =>
  (await caller.read<{ count: number }>("/wps/relay/CSP_chatUnreadCount", { token })).count;

test("a member's room opens once by its address, answers, and keeps its lines and what was read", async () => {
  const token = await tokenOf("demo");
  expect(await unread(token)).toBe(0);
  const { value } = await openChat(token, "&language=VI&headerColor=%23123456");
  expect(Date.parse(value.expiresAt) - Date.now()).toBeGreaterThan(4 * 60_000);
  const room = await enter(value.url);
  expect(room.page.headers.get("content-security-policy")).toContain("frame-ancestors 'self' http://localhost:4000");
  expect((await fetch(value.url)).status).toBe(410);

  expect(await room.lines()).toMatchObject([{ author: "AGENT", content: expect.stringContaining("Xin chào") }]);
  const key = randomUUID();
  const said = await room.say("Nạp tiền thế nào?", key);
  expect((await room.say("Nạp tiền thế nào?", key)).value.id).toBe(said.value.id);
  await vi.waitFor(async () => expect(await room.lines()).toHaveLength(3));
  const [, mine, answer] = await room.lines();
  expect(mine).toMatchObject({ author: "VISITOR", content: "Nạp tiền thế nào?" });
  expect(answer?.content).toContain("Hãy chọn “Nạp tiền”");

  expect(await unread(token)).toBe(2);
  const { take, stop } = await hearEvents(platform, ({ customerId }) => customerId !== undefined);
  await room.read(answer?.id ?? 0);
  expect(await unread(token)).toBe(0);
  await caller.post("/sandbox/chat", { body: { username: "demo", content: "Lan here." } });
  expect(await unread(token)).toBe(1);
  const unreadChanged = { topic: "message", customerId: "3" };
  expect(await take()).toMatchObject([unreadChanged, unreadChanged]);
  stop();

  const again = await enter((await openChat(token)).value.url);
  expect((await again.lines()).map(({ content }) => content)).toContain("Lan here.");
});

test("pushes lines to the page until its login ends", async () => {
  const token = await tokenOf("vipclub");
  const room = await enter((await openChat(token)).value.url);
  await events.deliver();
  {
    using stream = await openEventStream(`${sandbox.origin}/support/api/events`, room.headers);
    await stream.next();
    await room.say("Bonus?");
    expect((await stream.next()).data).toContain("Bonus?");
    expect((await stream.next()).data).toContain("Promotions");
  }

  await caller.call("DELETE", "/wps/session/logout", { token });
  expect((await room.say("Still there?")).code).toBe("SESSION_EXPIRED");
  expect((await openChat(token)).status).toBe(401);
});

test("hands over to a person on request, and silences the automatic agent", async () => {
  const token = await tokenOf("agent");
  const room = await enter((await openChat(token)).value.url);
  await room.say("A human, please");
  await vi.waitFor(async () => expect((await room.lines()).at(-1)?.content).toContain("within 5 minutes"));
  await room.say("Deposit");
  // The agent answers lines in their order.
  const other = await enter((await openChat(await tokenOf("vipclub"))).value.url);
  await other.say("Deposit");
  await vi.waitFor(async () => expect((await other.lines()).at(-1)?.content).not.toBe("Deposit"), 10_000);
  expect((await room.lines()).at(-1)?.content).toBe("Deposit");
});

test("a brand without the chat is refused, as is invalid input", async () => {
  const token = await tokenOf("demo");
  expect((await openChat(token, "&headerColor=red%3B")).code).toBe("VALIDATION_FAILED");
  const room = await enter((await openChat(token)).value.url);
  expect((await room.say("   ")).status).toBe(422);
  expect((await room.say("x".repeat(1_001))).status).toBe(422);
  const strangers: Record<string, string>[] = [{}, { "X-Chat-Secret": "x".repeat(43) }];
  for (const headers of strangers) {
    expect((await caller.get("/support/api/lines", { headers })).status).toBe(401);
  }
  await site.set({ CHAT: false });
  expect((await openChat(token)).code).toBe("FEATURE_DISABLED");
});

test("a guest writes at the live desk in a new room", async () => {
  const page = await fetch(`${sandbox.origin}/support/live?language=TH`);
  expect(await page.text()).toContain("ฝ่ายบริการลูกค้า");
  expect(page.headers.get("content-security-policy")).toMatch(/frame-ancestors 'self'\s*$/);
  const { value } = await caller.post<{ secret: string }>("/support/api/rooms", {
    body: { desk: "LIVE" },
    headers: { Language: "TH" },
  });
  const headers = { "X-Chat-Secret": value.secret };
  await caller.post("/support/api/lines", { headers, body: { content: "<b>ถอน</b>", key: randomUUID() } });
  await vi.waitFor(async () => {
    const { value: lines } = await caller.get<Line[]>("/support/api/lines", { headers });
    expect(lines.map(({ content }) => content).slice(1)).toEqual(["<b>ถอน</b>", expect.stringContaining("ถอนเงิน")]);
  });
});

test("recognizes whole words in every language", () => {
  const topicOf = (content: string) => answerTo(content, { language: "EN", isVip: false }).text.slice(0, 7);
  const about = { deposit: "To depo", withdraw: "To with", bonus: "You'll ", password: "Forgot ", human: "I've pa" };
  expect(["deposit", "我要充值", "ฝากเงิน", "nạp tiền", "isi saldo"].map(topicOf)).toEqual(Array(5).fill(about.deposit));
  expect(["wd", "提现", "saque", "rút", "menarik dana"].map(topicOf)).toEqual(Array(5).fill(about.withdraw));
  expect(["bônus", "khuyến mãi"].map(topicOf)).toEqual(Array(2).fill(about.bonus));
  expect(["senha", "mật khẩu"].map(topicOf)).toEqual(Array(2).fill(about.password));
  expect(["I want a person", "人工", "atendente"].map(topicOf)).toEqual(Array(3).fill(about.human));
  expect(answerTo("personal question", { language: "EN", isVip: false }).handsOver).toBe(false);
});

test("a conversation has four streams at once, and a network a tenth of all, of which guests get four fifths", async () => {
  const start = () => caller.post<{ secret: string }>("/support/api/rooms", { body: { desk: "LIVE" } });
  const { secret } = (await start()).value;
  const follow = (of: string) => openEventStream(`${sandbox.origin}/support/api/events`, { "X-Chat-Secret": of });
  const opened = [];
  for (let i = 0; i < 100; i += 1) opened.push(await follow(secret));
  expect(opened.map(({ answer }) => answer.status)).toEqual([...Array(4).fill(200), ...Array(96).fill(429)]);
  expect(Number(opened[4]?.answer.headers.get("retry-after"))).toBeGreaterThan(0);
  using other = await follow((await start()).value.secret);
  expect(other.answer.status).toBe(200);
  for (const stream of opened) stream[Symbol.dispose]();
  // A place is free again when its stream has ended.
  await vi.waitFor(async () => {
    using again = await follow(secret);
    expect(again.answer.status).toBe(200);
  });
  const take = (roomId: string, isGuest: boolean, network = "198.51.100.7") =>
    chatDesk.takeStream({ roomId, isGuest, network });
  const leave = Array.from({ length: 80 }, (_, room) => take(`${room}`, true));
  expect(() => take("another", true)).toThrow("RATE_LIMITED");
  take("another", true, "198.51.100.8")();
  leave.push(...Array.from({ length: 20 }, (_, room) => take(`member ${room}`, false)));
  expect(() => take("another", false)).toThrow("RATE_LIMITED");
  for (const end of leave) end();
  take("another", true)();
});
