import { createECDH } from "node:crypto";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent } from "undici";
import { expect, it, onTestFinished, vi } from "vitest";
import { WebPushSender } from "./sender.ts";

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const keyPair = () => {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  return { publicKey: curve.getPublicKey("base64url"), privateKey: curve.getPrivateKey("base64url") };
};

/**
 * Opens a sender. The platform gives it `list` once. `service` is the address that gets all of its messages. `before` are
 * addresses of the platform that come first.
 */
async function openSender(list: readonly unknown[], service?: string, before: readonly string[] = []) {
  let left = list;
  const platform = await listen((incoming, outgoing) => {
    const value = { list: incoming.url === "/wps/push/take" ? left : [] };
    left = [];
    outgoing.end(JSON.stringify({ value }));
  });
  const outcomes: string[] = [];
  const reasons: unknown[] = [];
  const sender = new WebPushSender({
    keys: { ...keyPair(), subject: "mailto:a@b.example" },
    platforms: [...before, platform],
    serviceKey: "",
    warn: (_, details) => reasons.push(details.reason),
    observer: { notice: (outcome) => void outcomes.push(outcome) },
    ...(service !== undefined && {
      dispatcher: new Agent().compose(
        (dispatch) => (options, handler) =>
          dispatch(
            { ...options, origin: service, headers: { ...options.headers, "x-to": `${options.origin}` } },
            handler,
          ),
      ),
    }),
  });
  onTestFinished(() => sender.close());
  const give = (next: readonly unknown[]) => {
    left = next;
  };
  return { sender, give, outcomes, reasons };
}

const noticeTo = (endpoint: string, p256dh = keyPair().publicKey) => ({
  id: 1,
  endpoint,
  p256dh,
  auth: Buffer.alloc(16).toString("base64url"),
  language: "EN",
  kind: "MESSAGE",
});

it.each(["https://127.0.0.1/a", "http://[::1]/a"])(
  "sends nothing to an address in the place of a name: %s",
  async (endpoint) => {
    const t = await openSender([noticeTo(endpoint)]);
    await t.sender.run();
    expect(t.reasons).toEqual(["not the name of a host"]);
  },
);

it("passes over a notification that it can't read, and goes on with the next one", async () => {
  const t = await openSender([noticeTo("no address"), {}, noticeTo("https://127.0.0.1/a")]);
  expect(await t.sender.run()).toBe(3);
  expect(t.reasons).toEqual([
    expect.stringContaining("endpoint"),
    expect.stringContaining("endpoint"),
    "not the name of a host",
  ]);
  expect(t.outcomes).toEqual(["failed", "failed", "failed"]);
});

it("asks the next address of the platform when one does not answer", async () => {
  const t = await openSender([noticeTo("https://127.0.0.1/a")], undefined, ["http://127.0.0.1:9"]);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  t.sender.start();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(3_000);
    expect(t.reasons.at(-1)).toBe("not the name of a host");
  });
});

it("goes on while one push service does not answer", async () => {
  const held: ServerResponse[] = [];
  const service = await listen((incoming, outgoing) => {
    if (incoming.headers["x-to"] === "https://quick.example") outgoing.writeHead(201).end();
    else held.push(outgoing);
  });
  const silent = Array.from({ length: 8 }, (_, i) => noticeTo(`https://silent.example/${i}`));
  const quick = noticeTo("https://quick.example/a");
  const t = await openSender([...silent, quick], service);
  await t.sender.run();
  await vi.waitFor(() => expect(t.outcomes).toEqual(["sent"]), 2_000);
  t.give([quick, quick]);
  expect(await t.sender.run()).toBe(2);
  await vi.waitFor(() => expect(t.outcomes).toEqual(["sent", "sent", "sent"]), 2_000);
  for (const outgoing of held) outgoing.destroy();
});

it("does not take a push service for slow because a member's keys are wrong", async () => {
  const service = await listen((_, outgoing) => outgoing.writeHead(201).end());
  const wrong = Buffer.alloc(65, 4).toString("base64url");
  const to = (p256dh?: string) => noticeTo("https://push.example/a", p256dh);
  const t = await openSender(
    [...Array.from({ length: 8 }, () => to(wrong)), ...Array.from({ length: 30 }, () => to())],
    service,
  );
  await t.sender.run();
  await t.sender.idle();
  expect(t.outcomes.filter((outcome) => outcome === "sent")).toHaveLength(30);
  expect(t.outcomes.filter((outcome) => outcome === "failed")).toHaveLength(8);
});

it("does not take a push service for quick because a member's keys are wrong", async () => {
  const held: ServerResponse[] = [];
  let holds = true;
  const quick = "https://quick.example";
  const service = await listen((incoming, outgoing) => {
    if (holds && incoming.headers["x-to"] !== quick) held.push(outgoing);
    else outgoing.writeHead(201).end();
  });
  const to = (p256dh?: string) => noticeTo("https://push.example/a", p256dh);
  const t = await openSender([to()], service);
  await t.sender.run();
  await t.sender.idle();
  const wrong = to(Buffer.alloc(65, 4).toString("base64url"));
  t.give([wrong, ...Array.from({ length: 8 }, () => to()), noticeTo(`${quick}/a`)]);
  await t.sender.run();
  await vi.waitFor(() => expect(held).toHaveLength(2));
  // A message that was begun after all of them has come and gone.
  await vi.waitFor(() => expect(t.outcomes).toContain("sent"), 10_000);
  expect(held).toHaveLength(2);
  // Otherwise the sender's end would wait for the other notices.
  holds = false;
  for (const outgoing of held) outgoing.writeHead(201).end();
});
