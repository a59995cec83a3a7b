import { findProgram, installFromDebian, isDebianRoot } from "./debian.ts";

/** Finds the program of a Valkey or Redis server on this machine. */
export const findRedisServer = () =>
  ["valkey-server", "redis-server"].map(findProgram).find((program) => program !== undefined);

/** Installs a server for tests with several processes, where this process may. Elsewhere those tests are skipped. */
export function ensureRedisServer(): void {
  if (findRedisServer() !== undefined) return;
  if (isDebianRoot()) installFromDebian("valkey-server", "redis-server");
  if (findRedisServer() === undefined)
    console.log("No valkey-server or redis-server is installed: tests with several processes are skipped.");
}
