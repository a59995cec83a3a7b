import { chmodSync, cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { findPostgres, startPostgres } from "./postgresServer.ts";

const programs = findPostgres();

it("finds no programs where POSTGRES_BIN has none", () => {
  vi.stubEnv("POSTGRES_BIN", tmpdir());
  expect(findPostgres()).toBeUndefined();
  vi.unstubAllEnvs();
});

it.runIf(programs)(
  "starts and restarts a server when only root may read its programs",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "a closed folder-"));
    chmodSync(folder, 0o711);
    mkdirSync(path.join(folder, "own"), { mode: 0o700 });
    cpSync(path.dirname(programs ?? ""), path.join(folder, "own/native"), { recursive: true, verbatimSymlinks: true });
    vi.stubEnv("POSTGRES_BIN", path.join(folder, "own/native/bin"));
    const server = await startPostgres({ within: folder });
    vi.unstubAllEnvs();
    const listens = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
        socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
        socket.once("connect", () => socket.destroy());
      });
    expect(await listens()).toBe(true);
    server.crash();
    expect(await listens()).toBe(false);
    server.start();
    await server.restart("fast");
    expect(await listens()).toBe(true);
    server.remove();
    expect(await listens()).toBe(false);
  },
  60_000,
);
