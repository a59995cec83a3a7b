import { expect, it } from "vitest";
import { withdrawal } from "./cashier.ts";
import { cancel, slip, transfer } from "./operations.ts";
import { type Request, Unanswered } from "./retryingClient.ts";
import { askAgain, runOperations } from "./runOperations.ts";

const player = {
  id: 9,
  token: "t",
  play: { secret: "s", minBet: "10" },
  paymentPassword: "1",
  bankCardId: "1",
  jwk: {},
};
const plan = { players: [player], atOnce: 2, goesOn: (number: number) => number < 3, cutsOf: () => 0 };

/** A platform that carries each round out once, and leaves the first requests without an answer. */
class Mute {
  readonly rounds: unknown[] = [];
  silent: number;

  constructor(silent: number) {
    this.silent = silent;
  }

  async send<Value>({ path, body }: Request): Promise<Value> {
    if (path.endsWith("/current")) return JSON.parse('{ "numero": "1" }');
    this.rounds.push(body);
    if (this.rounds.length <= this.silent) throw new Unanswered("no answer");
    return JSON.parse('{ "round": { "bet": "10", "win": "0" } }');
  }
}

it("asks again under the same keys what became of operations without an answer", async () => {
  const client = new Mute(2);
  const outcome = await runOperations(client, plan);
  expect([outcome.promised.length, outcome.unanswered.length]).toEqual([1, 2]);
  expect(await askAgain(client, outcome)).toBe(2);
  expect(outcome.unanswered).toEqual([]);
  expect(outcome.promised).toHaveLength(3);
  expect(client.rounds.slice(3)).toEqual(client.rounds.slice(0, 2));
});

it("says so when there is no answer again", async () => {
  const client = new Mute(10);
  const outcome = await runOperations(client, plan);
  expect(await askAgain(client, outcome)).toBe(0);
  expect(outcome).toMatchObject({ promised: [], refused: new Map(), broken: new Map() });
  expect(outcome.unanswered).toHaveLength(3);
});

it.each([
  ["a slip", slip(player, "1", () => undefined)],
  ["a cancellation", cancel(player, "7")],
  ["a transfer", transfer(player)],
  ["a withdrawal", withdrawal(player, "CANCELLED")],
])("%s is the same when it is carried out again", async (_, operation) => {
  const run = async () => {
    const keys: (string | undefined)[] = [];
    await operation.carryOut(async ({ headers }) => {
      keys.push(headers?.["idempotency-key"]);
      return JSON.parse(
        '{ "orderId": "1", "totalAmount": "1", "amount": "1", "withdrawId": "1", "state": "CANCELLED" }',
      );
    });
    return keys;
  };
  const first = await run();
  expect(first[0]).toBeDefined();
  expect(await run()).toEqual(first);
});
