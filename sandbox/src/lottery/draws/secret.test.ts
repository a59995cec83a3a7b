import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPlatformForFile } from "../../testing/openTestPlatform.ts";
import { lotterySecrets } from "../lottery.tables.ts";
import { openSecret, renewSecret, secretIn } from "./secret.ts";

const { db, config } = await openPlatformForFile();

const lotteryKey = randomBytes(32).toString("base64url");

async function row() {
  const [found] = await db.select().from(lotterySecrets);
  if (!found) throw new Error("no secret");
  return found;
}

test("the secret of the draws is sealed in the database", async () => {
  const sealed = await row();
  const { master } = secretIn(sealed, config);
  expect(master).toHaveLength(32);
  for (const encoding of ["base64url", "base64", "hex"] as const) {
    expect(sealed.secret).not.toContain(master.toString(encoding).slice(0, 40));
  }
  expect(() => secretIn(sealed, { lotteryKey })).toThrow();
});

test("a secret that an earlier release stored openly is sealed, and stays the same", async () => {
  const master = randomBytes(32);
  await db.update(lotterySecrets).set({ secret: master.toString("base64url") });
  await openSecret(db, config);
  const sealed = await row();
  expect(sealed.secret.split(".")).toHaveLength(3);
  expect(secretIn(sealed, config).master).toEqual(master);
  await openSecret(db, config);
  expect(await row()).toEqual(sealed);
});

test("a secret that is sealed with the default key gets the installation's key, and opens with no other one", async () => {
  const before = secretIn(await row(), config);
  await openSecret(db, { lotteryKey });
  expect(secretIn(await row(), { lotteryKey })).toEqual(before);
  const other = { lotteryKey: randomBytes(32).toString("base64url") };
  await expect(openSecret(db, other)).rejects.toThrow("LOTTERY_KEY");
});

test("a reset makes another secret, and with it other draws", async () => {
  const before = secretIn(await row(), { lotteryKey });
  await db.transaction((tx) => renewSecret(tx, { lotteryKey }));
  const after = secretIn(await row(), { lotteryKey });
  expect(after.master.equals(before.master)).toBe(false);
  expect(after.since.getTime()).toBeGreaterThan(before.since.getTime());
  expect(await db.$count(lotterySecrets, eq(lotterySecrets.id, 1))).toBe(1);
});
