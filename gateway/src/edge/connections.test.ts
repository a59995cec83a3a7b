import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startEdge } from "../testing/edgeFixture.ts";

/** The states of connections to a port in Linux's list of them. `02`: the other side has not taken the connection. */
function statesTo(port: number): string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, "0");
  const lines = readFileSync("/proc/net/tcp", "utf8").split("\n");
  const fields = lines.map((line) => line.trim().split(/\s+/));
  return fields.flatMap(([, , remote, state]) => (remote?.endsWith(`:${wanted}`) && state ? [state] : []));
}

const most = process.platform === "linux" ? Number(readFileSync("/proc/sys/net/core/somaxconn", "utf8")) : 0;
const asked = 900;

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

test.skipIf(most < asked)("takes many connections that come at once while it is busy", async () => {
  await using gateway = await startEdge();
  const port = Number(new URL(gateway.url).port);
  const sockets = Array.from({ length: asked }, () => connect(port, "127.0.0.1").on("error", () => undefined));
  cleanUps.push(() => {
    for (const socket of sockets) socket.destroy();
  });
  // Node connects in the next tick. Until this test waits again, the server can't accept anything.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const states = statesTo(port);
  expect([states.length, states.filter((state) => state === "02")]).toEqual([asked, []]);
});
