import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { shiftClock } from "../../testing/shiftClock.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { platform, caller, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("demo");
afterEach(() => shiftClock(platform, 0));

type Future = Record<"numero" | "nextNumero" | "closeAt" | "commitment", string>;
interface Past {
  seed: string;
  commitment?: string;
  generated: boolean;
}

const SEA = "SEA_5D_1M";
const draw = (gameCode: string) => caller.post("/sandbox/draw", { body: { gameCode } });
const current = (gameCode: string) => caller.read<Future>(`/lgw/games/${gameCode}/current`);
const results = async (gameCode: string, count: number) =>
  (await caller.read<{ list: Past[] }>(`/lgw/games/opened/numero?gameCode=${gameCode}&count=${count}`)).list;

test("draws are told with their commitments before anybody can bet, also the next one of a closed draw; orders keep them", async () => {
  const upcoming = async (count: number) =>
    (await caller.read<{ list: Future[] }>(`/lgw/games/${SEA}/upcoming?count=${count}`)).list;
  const { closeAt } = await draw(SEA).then(() => current(SEA));
  await shiftClock(platform, Date.parse(closeAt) - Date.now() + 10);
  const told = await upcoming(50);
  expect(told).toHaveLength(50);
  expect(told[0]).toMatchObject({ numero: (await current(SEA)).nextNumero, state: "OPEN" });
  expect(new Set(told.map(({ commitment }) => commitment)).size).toBe(50);
  expect(told.some((one) => "seed" in one)).toBe(false);
  const body = { gameCode: SEA, numero: told[0]?.numero, lines: [{ playType: "SUM", content: "BIG", unit: "1000" }] };
  const slip = { ...body, chase: { count: 3, stopOnWin: false } };
  await caller.post("/lgw/orders", { token, body: slip, key: randomUUID() });
  const { value } = await caller.get<{ list: { commitment: string | null }[] }>(
    `/lgw/orders?gameCode=${SEA}&pageSize=3`,
    { token },
  );
  expect(value.list.map(({ commitment }) => commitment).reverse()).toEqual(
    told.slice(0, 3).map(({ commitment }) => commitment),
  );
  expect((await caller.get(`/lgw/games/${SEA}/upcoming?count=51`)).code).toBe("VALIDATION_FAILED");
});

test("draws from before the installation are marked as generated, without a commitment", async () => {
  await draw("VN_CENTRAL");
  const [latest, ...older] = await results("VN_CENTRAL", 20);
  expect(latest).toMatchObject({ generated: false, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(older.at(-1)).toMatchObject({ generated: true, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(older.every(({ generated, commitment }) => generated === (commitment === undefined))).toBe(true);
});
