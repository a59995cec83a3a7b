import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent } from "undici";
import { expect, it, onTestFinished } from "vitest";
import { Receivers } from "./receivers.ts";

const message = { method: "POST", headers: {}, body: "{}" } as const;

function openReceivers(takesLocal: boolean) {
  const nothing = new Agent({ connect: (_, connected) => connected(new Error("it connects"), null) });
  const receivers = new Receivers(takesLocal, nothing);
  onTestFinished(() => receivers.close());
  return receivers;
}

it.each([
  "http://acme.example/events",
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f.0.0.1/",
  "https://0/",
  "https://10.0.0.1/",
  "https://100.64.0.1/",
  "https://169.254.169.254/latest/meta-data/",
  "https://172.31.255.255/",
  "https://192.168.1.1:8443/",
  "https://224.0.0.1/",
  "https://255.255.255.255/",
  "https://[::1]/",
  "https://[::]/",
  "https://[::ffff:10.0.0.1]/",
  "https://[64:ff9b::a00:1]/",
  "https://[2002:a00:1::]/",
  "https://[fd00::1]/",
  "https://[fe80::1]/",
  "https://user:secret@acme.example/",
  "http://localhost:4100/sandbox",
  "ftp://acme.example/",
  "file:///etc/passwd",
  "acme.example",
])("sends nothing to %s", async (url) => {
  const { status, answer } = await openReceivers(false).send({ ...message, url });
  expect(status).toBeNull();
  expect(answer).toMatch(/^(not https|no address|not a public address)$/);
});

it.each(["http://10.0.0.1/", "http://localhost.acme.example/", "https://192.168.0.1/"])(
  "sends nothing to %s for developers either",
  async (url) => {
    expect((await openReceivers(true).send({ ...message, url })).status).toBeNull();
  },
);

it("finds out where a name leads when it connects, and sends nothing into a private network", async () => {
  const receivers = new Receivers(false);
  onTestFinished(() => receivers.close());
  const { status } = await receivers.send({ ...message, url: "https://localhost/" });
  expect(status).toBeNull();
});

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it("follows no redirect, and reads the beginning of an endless answer only", async () => {
  const asked: (string | undefined)[] = [];
  const url = await listen((incoming, outgoing) => {
    asked.push(incoming.url);
    if (incoming.url === "/moved") return void outgoing.writeHead(302, { location: "/inner" }).end();
    const more = setInterval(() => outgoing.write("a\n".repeat(5_000)), 1);
    outgoing.on("close", () => clearInterval(more));
  });
  const receivers = openReceivers(true);
  expect(await receivers.send({ ...message, url: `${url}/moved` })).toMatchObject({ status: 302, answer: "" });
  const { status, answer } = await receivers.send({ ...message, url: `${url}/endless` });
  expect([status, answer.length, answer.includes("\n")]).toEqual([200, 199, false]);
  expect(asked).toEqual(["/moved", "/endless"]);
});
