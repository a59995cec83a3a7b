import { afterEach, describe, expect, it, vi } from "vitest";
import { type Relay, redisRelay } from "./relay.ts";

const url = process.env.REDIS_URL;
const open: Relay[] = [];
const relayTo = (heard: string[], address = url ?? "") => {
  const relay = redisRelay(address, (key) => heard.push(key));
  open.push(relay);
  return relay;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((relay) => relay.close()));
});

describe.runIf(url !== undefined)("several processes over Redis", () => {
  it("share the work: one polls, and the others get its signals", async () => {
    const [mine, theirs]: string[][] = [[], []];
    const [a, b] = [relayTo(mine ?? []), relayTo(theirs ?? [])];
    const key = `balance:${Math.random()}`;
    await vi.waitFor(async () => {
      a.tell(key);
      expect(theirs).toContain(key);
    });
    expect(mine).toEqual([]);
    expect([await a.leads(key, 60_000), await b.leads(key, 60_000), await a.leads(key, 60_000)]).toEqual([
      true,
      false,
      true,
    ]);
    const other = `${key}:other`;
    await a.leads(other, 1);
    await vi.waitFor(async () => expect(await b.leads(other, 60_000)).toBe(true));
  });
});

it("each poll while Redis can't be reached", async () => {
  const relay = relayTo([], "redis://127.0.0.1:9");
  expect(await relay.leads("balance:1", 1_000)).toBe(true);
  relay.tell("balance:1");
});
