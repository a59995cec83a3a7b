import { expect, it } from "vitest";
import { openPush, subscriber } from "../testing/openPush.ts";
import { isTopic, topics } from "./topics.ts";

/** The topics that a member's event, or one of a game for everybody, wakes. */
async function wokenBy(event: string, gameCode?: string): Promise<string[]> {
  const t = openPush("live");
  const heard: string[] = [];
  for (const topic of Object.keys(topics).filter(isTopic)) {
    const one = subscriber();
    const subscription =
      gameCode === undefined
        ? t.push.watch(topic, one, async () => "1")
        : t.push.follow(topic, one, async () => "1", { object: topic === "draw" ? gameCode : undefined });
    void (async () => {
      for await (const { over } of subscription) if (over === null) heard.push(topic);
    })();
  }
  t.event(event, gameCode === undefined ? "7" : undefined, gameCode);
  await new Promise(setImmediate);
  await t.push.close();
  return heard;
}

const ofMoney = [
  "bonus",
  "deposit",
  "freeSpins",
  "mission",
  "points",
  "promotion",
  "raffle",
  "reward",
  "signIn",
  "vip",
];

it.each([
  // What a platform with few events tells by the balance.
  ["balance", ["balance", "claimable", ...ofMoney, "withdrawal"].toSorted()],
  ["withdraw", ["bonus", "deposit", "withdrawal"]],
  ["message", ["contract", "identityCheck", "message"]],
  ["rg", ["realityCheck"]],
  ["draw", ["draw", "order"]],
  ["reward", ["claimable", "mission", "promotion", "reward", "signIn"]],
  ["points", ["points"]],
  ["raffle", ["claimable", "raffle"]],
  ["promotion", ["claimable", "promotion"]],
  ["freeSpins", ["freeSpins", "promotion"]],
  ["deposit", ["deposit", "promotion"]],
  ["withdrawal", ["withdrawal"]],
  ["order", ["order"]],
  ["realityCheck", ["realityCheck"]],
  ["of tomorrow", []],
])("an event `%s` of a member is heard where it tells something", async (event, expected) => {
  expect((await wokenBy(event)).toSorted()).toEqual(expected);
});

it("a draw of one game is heard by those who watch that game", async () => {
  expect(await wokenBy("draw", "VNSOUTH")).toEqual(["draw"]);
  const t = openPush("live");
  const other = t.push.follow("draw", subscriber(), async () => "1", { object: "THAI" });
  const next = other.next();
  t.event("draw", undefined, "VNSOUTH");
  t.event("draw", undefined, "THAI");
  expect((await next).value).toMatchObject({ over: null, value: "1" });
  await t.push.close();
});
