import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findRedisServer } from "@atrium/scripts/redisServer";
import { Redis } from "ioredis";

/** The server's program on this machine: Valkey or Redis. Undefined when none is installed. */
export const redisProgram = findRedisServer();

/** Starts an own server on a free port. It can be stopped and started again on the same port, without its data. */
export async function startRedisServer(program: string) {
  const folder = mkdtempSync(join(tmpdir(), "atrium-redis-"));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const start = async () => {
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
    const server = spawn(program, args, { stdio: "ignore" });
    await answering(url);
    return server;
  };
  let server = await start();
  const stop = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    if (server.exitCode === null && server.kill("SIGKILL")) await ended;
  };
  return {
    url,
    /** Ends the server at once, as a crash does. */
    stop,
    async restart() {
      server = await start();
    },
    /** Lets the server hang with open connections, and go on. */
    pause: () => server.kill("SIGSTOP"),
    resume: () => server.kill("SIGCONT"),
    async [Symbol.asyncDispose]() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: null, maxRetriesPerRequest: 0 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return;
    } catch {
      await delay(25);
    } finally {
      client.disconnect();
    }
  }
  throw new Error(`No server answers at ${url}.`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  return address.port;
}
