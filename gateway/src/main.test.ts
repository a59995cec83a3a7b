import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { inRepository } from "./config/repository.ts";

/** A platform that answers only when the test says so. */
async function startSilentPlatform() {
  const waiting: (() => void)[] = [];
  const server = createServer((req, res) => {
    const answer = () => res.end(JSON.stringify({ success: true, value: { status: 0 } }));
    if (req.url?.startsWith("/wps/system/status")) waiting.push(answer);
    else res.writeHead(404).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, waiting };
}

async function startGateway(env: Record<string, string>) {
  const child = spawn(process.execPath, [inRepository("gateway/src/main.ts")], {
    env: { ...process.env, PORT: "0", LOG_LEVEL: "info", DATA_DIR: mkdtempSync(join(tmpdir(), "atrium-")), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exited = once(child, "exit");
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  const listening = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const { msg, port } = JSON.parse(line);
      if (msg === "listening") return `http://127.0.0.1:${port}`;
    }
    throw new Error(complaint);
  })();
  return { child, exited, listening };
}

test("finishes running requests when it is asked to stop", async () => {
  const platform = await startSilentPlatform();
  const { child, exited, listening } = await startGateway({ WPS_URL: platform.url });
  const url = await listening;
  const answer = fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ viewer { systemStatus { state } } }" }),
  });
  await expect.poll(() => platform.waiting.length, { timeout: 5_000 }).toBe(1);
  child.kill("SIGTERM");
  await expect
    .poll(() =>
      fetch(`${url}/health/live`).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  platform.waiting[0]?.();
  expect(await (await answer).json()).toMatchObject({ data: { viewer: { systemStatus: { state: "NORMAL" } } } });
  expect(await exited).toEqual([0, null]);
}, 30_000);

test("does not start without keys in the player profile, and names the variable without quoting values", async () => {
  const { exited, listening } = await startGateway({ PROFILE: "player", SERVICE_KEY: "canary-key" });
  await expect(listening).rejects.toThrow("SEAL_KEYS is required");
  await expect(listening).rejects.not.toThrow("canary");
  expect(await exited).toEqual([1, null]);
}, 30_000);
