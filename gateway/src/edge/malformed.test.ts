import { connect } from "node:net";
import { expect, test } from "vitest";
import { startEdge } from "../testing/edgeFixture.ts";

test("refuses requests with headers that are too large, without HTTP, or with two hosts", async () => {
  await using gateway = await startEdge();
  const talk = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = "";
      const socket = connect(gateway.port, "127.0.0.1", () => socket.write(text));
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.on("close", () => resolve(answer));
      socket.on("error", () => undefined);
    });
  expect(await talk(`GET / HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /);
  expect(await talk("nonsense\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
  expect(
    await talk("POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n"),
  ).toMatch(/^HTTP\/1.1 400 /);
  expect(await talk("GET /health/live HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n")).toMatch(
    /^HTTP\/1.1 400 [\s\S]*one host/,
  );
});
