import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { installFromDebian, isDebianRoot } from "../../lib/machine/debian.ts";
import { inRoot } from "../../lib/paths.ts";
import { type Program, startProgram, until } from "./program.ts";

/** haproxy in front of the gateways. */
export interface FleetProxy {
  origin: string;
  program: Program;
  /** Gateways that get requests now. */
  upCount(): Promise<number>;
  /** Requests that a gateway, counted from 1, is answering now. */
  requestsOf(gateway: number): Promise<number>;
}

/** Whether haproxy is on this machine. */
export const isHaproxyInstalled = () => spawnSync("haproxy", ["-v"]).error === undefined;

/** Returns whether haproxy is installed; installs Debian's where this process may. */
export function ensureHaproxy(): boolean {
  if (!isHaproxyInstalled() && isDebianRoot()) installFromDebian("haproxy");
  return isHaproxyInstalled();
}

/** The configuration of the `deploy` folder, with addresses of this machine instead of the cluster's. */
export function localConfig(config: string, addresses: { port: number; gateways: number[]; socket: string }): string {
  const { port, gateways, socket } = addresses;
  const servers = gateways.map((gateway, index) => `  server gateway-${index + 1} 127.0.0.1:${gateway}`).join("\n");
  const replaced = config
    .replace("global\n", `global\n  stats socket ${socket} mode 600 level admin\n`)
    .replace("bind :8080", `bind 127.0.0.1:${port}`)
    .replaceAll(/^ {2}server-template .*$/gm, servers.replaceAll("$", "$$$$"))
    .replace(/^resolvers [\s\S]*/m, "");
  if (!replaced.includes(`bind 127.0.0.1:${port}\n`) || replaced.includes("server-template")) {
    throw new Error("deploy/haproxy/haproxy.cfg has another form than this script expects.");
  }
  return replaced;
}

/** Starts haproxy with the configuration of the `deploy` folder. */
export async function startProxy(port: number, gateways: number[], folder: string): Promise<FleetProxy> {
  const socket = path.join(folder, "haproxy.sock");
  const file = path.join(folder, "haproxy.cfg");
  const config = readFileSync(inRoot("deploy/haproxy/haproxy.cfg"), "utf8");
  writeFileSync(file, localConfig(config, { port, gateways, socket }));
  const program = startProgram("haproxy", ["haproxy", "-db", "-f", file], { folder });
  const servers = async () => serversIn(await ask(socket, "show stat"));
  await until("haproxy answers", async () => (await servers()).length === gateways.length);
  return {
    origin: `http://127.0.0.1:${port}`,
    program,
    upCount: async () => (await servers()).filter(({ isUp }) => isUp).length,
    requestsOf: async (gateway) =>
      (await servers()).find(({ name }) => name === `gateway-${gateway}`)?.requests ?? Number.NaN,
  };
}

async function ask(socket: string, command: string): Promise<string> {
  const connection = createConnection(socket);
  connection.write(`${command}\n`);
  return text(connection);
}

/** The gateways in haproxy's table of statistics. */
export function serversIn(csv: string): { name: string; isUp: boolean; requests: number }[] {
  const [head = "", ...rows] = csv.trim().split("\n");
  const columns = head.replace(/^# /, "").split(",");
  const at = (row: string[], column: string) => row[columns.indexOf(column)] ?? "";
  return rows
    .map((row) => row.split(","))
    .filter((row) => at(row, "pxname") === "gateways" && at(row, "svname") !== "BACKEND")
    .map((row) => ({
      name: at(row, "svname"),
      // Before its first check a gateway is up for haproxy.
      isUp: at(row, "status").startsWith("UP") && at(row, "check_status").endsWith("L7OK"),
      requests: Number(at(row, "scur")),
    }));
}
