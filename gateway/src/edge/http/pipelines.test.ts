import { connect } from "node:net";
import { expect, test } from "vitest";
import { startEdge } from "../../testing/edgeFixture.ts";

test("cuts a connection that sends many requests without waiting for answers, and no other one", async () => {
  await using gateway = await startEdge();
  const sent = async (requests: number) => {
    const socket = connect(gateway.port, "127.0.0.1").setEncoding("latin1");
    let answers = "";
    socket.on("data", (text) => {
      answers += String(text);
    });
    const cut = new Promise((resolve) => socket.on("error", resolve).on("close", resolve));
    const last = "GET /health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    socket.write("GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n".repeat(requests - 1) + last);
    await cut;
    return answers.split("HTTP/1.1 200").length - 1;
  };
  expect(await sent(2)).toBe(2);
  expect(await sent(200)).toBeLessThanOrEqual(2);
  expect(await sent(1)).toBe(1);
});
