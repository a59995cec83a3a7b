import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cutUnreadBody } from "./departures.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("cuts a connection with an endless body some seconds after the answer", async () => {
  const server = createServer((req, res) => {
    res.on("finish", () => cutUnreadBody(req));
    res.end("read");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const socket = connect(address.port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000\r\n\r\nbegin");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  const ended = once(socket, "close");
  vi.advanceTimersByTime(5_000);
  await ended;
  server.close();
});
