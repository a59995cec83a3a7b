import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { gamePage } from "../games/games.wire.ts";
import { order, orderPage } from "../lottery/orders.wire.ts";
import { info } from "../member/member.wire.ts";
import { balance } from "../wallet/wallet.wire.ts";
import { shaped } from "./shaped.ts";
import {
  decimal,
  flag,
  instant,
  isSameAmount,
  maybeColor,
  maybeDecimal,
  maybeInstant,
  maybeNumber,
  maybeText,
} from "./wire.ts";

const moment = "2026-11-21T08:30:00.000Z";
const values = [
  undefined,
  null,
  "",
  "text",
  "x".repeat(201),
  "12.50",
  "-0.00000001",
  "1e5",
  "#a0B1c2",
  "#a0b1c",
  0,
  -1,
  1.5,
  Number.POSITIVE_INFINITY,
  2 ** 60,
  true,
  false,
  [],
  ["a", 1, null],
  {},
  { list: [] },
  { labelName: "VIP", rankLevel: 2, color: "red" },
  moment,
  "2026-11-21",
  "2026-02-28T23:59:59.999Z",
  "2026-02-29T00:00:00.000Z",
  "2026-02-30T00:00:00.000Z",
  "2026-04-31T00:00:00.000Z",
  "2024-02-29T00:00:00.000Z",
  "2026-12-31T24:00:00.000Z",
  "2026-13-01T00:00:00.000Z",
  "2026-11-21T08:30:00.000+07:00",
  "2026-11-21T08:30:00Z",
  1_763_713_800_000,
  8.64e15 + 1,
] as const;

/** The same fields as zod's own methods declare them. */
const declared = {
  text: z
    .string()
    .max(100_000)
    .nullish()
    .transform((value) => value || null)
    .catch(null),
  decimal: z
    .string()
    .regex(/^-?\d{1,20}(\.\d{1,8})?$/)
    .nullish()
    .transform((value) => value ?? null)
    .catch(null),
  flag: z.boolean().catch(false),
  number: z
    .number()
    .nullish()
    .transform((value) => value ?? null)
    .catch(null),
  instant: z
    .union([z.string().max(40), z.number()])
    .transform((value) => new Date(value))
    .refine((date) => !Number.isNaN(date.getTime()))
    .transform((date) => date.toISOString()),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullish()
    .transform((value) => value ?? null)
    .catch(null),
};

test.each([
  ["text", maybeText, declared.text],
  ["decimal", maybeDecimal, declared.decimal],
  ["flag", flag, declared.flag],
  ["number", maybeNumber, declared.number],
  ["instant", instant, declared.instant],
  [
    "instant or null",
    maybeInstant,
    declared.instant
      .nullish()
      .transform((value) => value ?? null)
      .catch(null),
  ],
  ["color", maybeColor, declared.color],
])("reads a field as zod's own checks do: %s", (_, own, zods) => {
  for (const value of values) {
    const { success, data } = own.safeParse(value);
    expect([value, success, data]).toEqual([value, zods.safeParse(value).success, zods.safeParse(value).data]);
    const row = (field: z.ZodType) =>
      z.compile(z.object({ field })).safeParse(value === undefined ? {} : { field: value });
    expect([value, row(own).data]).toEqual([value, row(zods).data]);
  }
});

const game = {
  nodeId: 17,
  vassalage: "KOI",
  vendor: "Koi Works",
  gameType: "ELOTT",
  gameClassify: "SLOT",
  gameName: "Dragon",
  iconUrl: "/icons/dragon.svg",
  isHot: true,
  isNew: false,
  labels: ["HOT", "?"],
  tags: ["fire"],
  releasedAt: moment,
  minBet: "0.10",
  maxBet: "100.00",
  currency: "VND",
  minLineNum: 10,
  rtp: "96.5",
  demo: true,
  status: "ACTIVE",
  maintenanceEndsAt: null,
  gameCode: "SEA_1",
  lotteryKind: "RACE",
};
const anOrder = {
  orderId: 1,
  gameCode: "SEA_1",
  game,
  numero: "1",
  state: "OPEN",
  placedAt: moment,
  betCount: 1,
  totalAmount: "2",
  currency: "VND",
  lines: [{ playType: "A", content: "1", unit: "2", multiple: 1, betCount: 1, stake: "2" }],
  chase: { step: 1 },
};
const rows: readonly [string, z.ZodType, Readonly<Record<string, unknown>>, (row: object) => unknown][] = [
  ["a game", gamePage, game, (row) => ({ games: [game, row], totalCount: 2 })],
  [
    "a member",
    info,
    {
      account: "demo",
      id: 1,
      type: 0,
      toUpline: true,
      clubLabel: null,
      memberLabel: ["VIP"],
      currency: "VND",
      openMissions: 1,
    },
    (row) => row,
  ],
  [
    "a balance",
    balance,
    { sumBalance: "1", currency: "VND", available: "1", bonus: "0", locked: "0", updatedAt: moment },
    (row) => row,
  ],
  ["an order", order, anOrder, (row) => row],
];

describe("a shape that is used often", () => {
  test.each(rows)("gives the same result for each malformed field: %s", (_, shape, row, contentOf) => {
    const often = z.compile(shape);
    // A balance without a moment takes the present one: both results have to be of the same.
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    for (const name of Object.keys(row)) {
      for (const value of values) {
        const content = contentOf({ ...row, [name]: value });
        const plain = shape.safeParse(content);
        const quick = often.safeParse(content);
        expect([name, value, quick.success, quick.data, quick.error?.issues]).toEqual([
          name,
          value,
          plain.success,
          plain.data,
          plain.error?.issues,
        ]);
      }
    }
  });

  test("names the field that does not fit, before and after it is compiled", () => {
    for (let times = 0; times < 30; times += 1) {
      expect(shaped(order, anOrder)).toMatchObject({ internalID: "1" });
      expect(() => shaped(order, { ...anOrder, lines: [...anOrder.lines, {}] })).toThrow("lines.1.playType");
    }
  });
});

test.each([
  ["games", "games", game, { ...game, gameName: 3 }, gamePage],
  ["orders", "list", anOrder, { ...anOrder, lines: null }, orderPage],
])("leaves out %s that can't be read, and notes their places", (_, name, row, unreadable, page) => {
  for (const shape of [page, z.compile(page)]) {
    const some = shape.parse({ [name]: [unreadable, row, null], totalCount: 3 });
    expect(some).toMatchObject({ items: [expect.anything()], gaps: [0, 2], total: 3 });
    expect(shape.parse({ [name]: [row], totalCount: 1 }).gaps).toBeUndefined();
  }
});

test("reads amounts without decimals that are only zeros", () => {
  for (const read of [decimal, maybeDecimal])
    expect(["1000.00", "-0.50", "12.0", "100", "0.00"].map((amount) => read.parse(amount))).toEqual([
      ...["1000", "-0.50", "12", "100", "0"],
    ]);
});

test("compares decimals as numbers", () => {
  const same = [
    ["10", "10.00"],
    ["0", "-0.0"],
    ["007.5", "7.50000000"],
    ["-0.5", "-0.50"],
  ] as const;
  for (const [a, b] of same) expect([a, b, isSameAmount(a, b)]).toEqual([a, b, true]);
  const different = [
    ["12345678901234567890.00000001", "12345678901234567890.00000002"],
    ["-0.5", "0.5"],
    ["1", "10"],
  ] as const;
  for (const [a, b] of different) expect([a, b, isSameAmount(a, b)]).toEqual([a, b, false]);
});
