import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, expect, test } from "vitest";
import { memoryFolder } from "../db/memoryFolder.ts";
import { buildEmptyFolder, copyEmptyFolder, hasEmptyFolder } from "./emptyFolder.ts";

const scratch = mkdtempSync(path.join(memoryFolder(), "atrium-empty-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("the empty folder is created once, and its copies are databases of their own", async () => {
  const folder = path.join(scratch, "empty");
  expect(copyEmptyFolder(path.join(scratch, "too-early"), folder)).toBe(false);
  expect(await buildEmptyFolder(folder)).toBe(true);
  expect(await buildEmptyFolder(folder)).toBe(false);

  const [one, other] = ["one", "other"].map((name) => path.join(scratch, name));
  for (const copy of [one, other]) expect(copyEmptyFolder(copy ?? "", folder)).toBe(true);
  const first = await PGlite.create({ dataDir: one });
  await first.query("create table own (id int)");
  await first.close();
  const second = await PGlite.create({ dataDir: other });
  expect((await second.query("select to_regclass('own') as own")).rows).toEqual([{ own: null }]);
  await second.close();

  writeFileSync(path.join(folder, "made-by"), "0.0.1");
  expect(hasEmptyFolder(folder)).toBe(false);
}, 60_000);
