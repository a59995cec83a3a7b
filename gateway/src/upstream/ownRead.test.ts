import type { ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { moment } from "../deadlines/moment.ts";
import { ok, openScope, startPlatform } from "../testing/platform.ts";
import { ownRead } from "./calls.ts";
import { Scope } from "./scope.ts";

const readBalance = ownRead("GET /wps/v2/wallets/balance", z.number());

it("lets windows of a session share a read, but not one that began before the event", async () => {
  const answers: ServerResponse[] = [];
  await using platform = await startPlatform((_asked, res) => answers.push(res));
  await using base = openScope([platform.origin], { token: "token-1" });
  const { shared, caller } = base.scope;
  const openWindow = (from: number) => {
    const scope = new Scope(shared, caller, undefined, () => undefined);
    scope.restart(from);
    return readBalance(scope);
  };
  const earlier = openWindow(moment());
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const event = moment();
  const windows = [openWindow(event), openWindow(event)];
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const [index, res] of answers.entries()) ok(res, index);
  expect(await earlier).toBe(0);
  expect(await Promise.all(windows)).toEqual([1, 1]);
  expect(platform.asked.map(({ headers }) => headers["x-background"])).toEqual(["1", "1"]);
});

it("checks an answer with the same bytes once, and any other one anew", async () => {
  const bodies = [{ a: 1 }, { a: 1 }, { a: 2 }, { a: 1 }];
  await using platform = await startPlatform((_asked, res) => ok(res, bodies[platform.asked.length - 1]));
  await using base = openScope([platform.origin], { token: "token-2" });
  const { shared, caller } = base.scope;
  let checks = 0;
  const shape = z.object({ a: z.number() }).transform(({ a }) => {
    checks += 1;
    return { a };
  });
  const read = ownRead("GET /wps/member/info", shape);
  const values = [];
  for (const _ of bodies) values.push(await read(new Scope(shared, caller, undefined, () => undefined)));
  expect(values).toEqual(bodies);
  expect(values[0]).toBe(values[1]);
  expect(checks).toBe(3);
});
