import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { findFreePort } from "../machine/ports.ts";
import { Restarts } from "./restarts.ts";
import { type Service, ServiceGroup } from "./services.ts";

it("waits longer after each end, two minutes from the sixth on, and forgets ends after ten minutes", () => {
  const restarts = new Restarts();
  const waits = [0, 1, 2, 3, 4, 5].map((second) => restarts.waitAfterEnd("sandbox", second * 1_000));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 120_000]);
  expect(restarts.waitAfterEnd("gateway", 6_000)).toBe(1_000);
  expect(restarts.waitAfterEnd("sandbox", 20 * 60_000)).toBe(1_000);
});

it("reports how a service ended, so that it can start again while others go on", async () => {
  const port = await findFreePort();
  const marker = path.join(mkdtempSync(path.join(tmpdir(), "atrium-services-")), "started");
  const code = `
    const { existsSync, writeFileSync } = require("node:fs");
    if (existsSync(${JSON.stringify(marker)})) require("node:http").createServer((_, res) => res.end()).listen(${port});
    else {
      writeFileSync(${JSON.stringify(marker)}, "");
      process.kill(process.pid, "SIGKILL");
    }`;
  const ends: string[] = [];
  const group = new ServiceGroup((ended, end) => {
    ends.push(`${ended.name}: ${end}`);
    void group.start(ended);
  });
  const service: Service = { name: "killed", args: ["-e", code] };
  try {
    await group.start(service);
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    expect(ends).toEqual(["killed: SIGKILL"]);
  } finally {
    await group.stop();
  }
  await group.start(service);
  expect(ends).toHaveLength(1);
});
