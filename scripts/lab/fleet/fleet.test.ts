import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { inRoot } from "../../lib/paths.ts";
import { portsFrom } from "./fleet.ts";
import { localConfig, serversIn } from "./haproxy.ts";
import type { Tally } from "./load.ts";
import { isGoodScale, throughputText } from "./report.ts";
import { deliveriesTo } from "./watchers.ts";

const config = readFileSync(inRoot("deploy/haproxy/haproxy.cfg"), "utf8");
const addresses = { port: 4300, gateways: [4303, 4304], socket: "/tmp/atrium.sock" };

describe("haproxy", () => {
  it("gets the deployed configuration with addresses of this machine", () => {
    const local = localConfig(config, addresses);
    expect(local).toContain("bind 127.0.0.1:4300");
    expect(local.match(/^ {2}server gateway-2 127\.0\.0\.1:4304$/gm)).toHaveLength(1);
    expect(local).not.toContain("resolvers");
    expect(() => localConfig("global\n", addresses)).toThrow(/another form/);
  });

  it.runIf(spawnSync("haproxy", ["-v"]).error === undefined)(
    "accepts the configuration",
    () => {
      const file = path.join(mkdtempSync(path.join(tmpdir(), "atrium-haproxy-")), "haproxy.cfg");
      writeFileSync(file, localConfig(config, addresses));
      const { status, stderr } = spawnSync("haproxy", ["-c", "-f", file], { encoding: "utf8" });
      expect(stderr.replace(/^\[NOTICE\].*\n/gm, "").trim()).toBe("");
      expect(status).toBe(0);
    },
    30_000,
  );

  it("tells which gateways passed a check, and how many requests they answer", () => {
    const csv = [
      "# pxname,svname,scur,status,check_status,",
      "atrium,FRONTEND,9,OPEN,,",
      "gateways,gateway-1,4,UP,L7OK,",
      "gateways,gateway-2,0,UP,INI,",
      "gateways,gateway-3,1,UP 1/2,L7STS,",
      "gateways,BACKEND,5,UP,,",
      "others,gateway-1,0,UP,L7OK,",
    ].join("\n");
    expect(serversIn(csv)).toEqual([
      { name: "gateway-1", isUp: true, requests: 4 },
      { name: "gateway-2", isUp: false, requests: 0 },
      { name: "gateway-3", isUp: false, requests: 1 },
    ]);
  });
});

describe("deliveries to watchers", () => {
  const seenAfter = (delay: number, opened = 1) => ({ delayOf: () => delay, opened });

  const credits = [{ balance: 1, at: 0 }];

  it("are lost when they never come, and late after five seconds", () => {
    const watchers = [seenAfter(20), seenAfter(6_000, 3), seenAfter(Number.POSITIVE_INFINITY, 0)];
    expect(deliveriesTo(watchers, credits, [])).toEqual({
      expected: 3,
      lost: 1,
      late: 1,
      lateAfterMs: 5_000,
      slowestMs: 6_000,
      reconnects: 2,
    });
  });

  it("have more time on a machine that was slow before the restarts, but are lost all the same", () => {
    const steady = { balance: 0, at: 0 };
    const watcher = (delay: number) => ({ delayOf: (balance: number) => (balance === 0 ? 300 : delay), opened: 1 });
    const watchers = [watcher(7_900), watcher(8_100), watcher(Number.POSITIVE_INFINITY)];
    expect(deliveriesTo(watchers, [steady, ...credits], [steady])).toMatchObject({
      lost: 1,
      late: 1,
      lateAfterMs: 8_000,
    });
  });
});

describe("the verdict", () => {
  const tally = (failures = 0): Tally => ({
    answered: 100,
    seconds: 2,
    failures: new Map(failures > 0 ? [["status 502", failures]] : []),
  });
  const deliveries = { expected: 8, lost: 0, late: 0, lateAfterMs: 5_000, slowestMs: 30, reconnects: 2 };
  const good = {
    one: tally(),
    all: tally(),
    restart: { tally: tally(), deliveries },
    kill: { tally: tally(3), atMost: 4 },
  };

  it("allows no failure but the requests that a killed process was answering", () => {
    expect(isGoodScale(good)).toBe(true);
    expect(isGoodScale({ ...good, kill: { tally: tally(5), atMost: 4 } })).toBe(false);
    expect(isGoodScale({ ...good, restart: { tally: tally(1), deliveries } })).toBe(false);
    for (const bad of [{ lost: 1 }, { late: 1 }]) {
      expect(isGoodScale({ ...good, restart: { tally: tally(), deliveries: { ...deliveries, ...bad } } })).toBe(false);
    }
  });

  it("says when a machine has too few cores for the ratio to mean anything", () => {
    const figures = { one: tally(), all: tally(), processes: 4 };
    expect(throughputText({ ...figures, cores: 2 })).toContain("too few");
    expect(throughputText({ ...figures, cores: 16 })).not.toContain("too few");
  });
});

it("gives every program of a fleet its own port", () => {
  const { gateways, sandbox, ...others } = portsFrom(4300, 4);
  const all = [...gateways, ...Object.values(others), ...Array.from({ length: 5 }, (_, index) => sandbox + index)];
  expect(new Set(all).size).toBe(all.length);
});
