import { existsSync } from "node:fs";
import { lockFolder } from "../db/folderLock.ts";
import { type OpenDatabase, openDatabase } from "../db/openDatabase.ts";
import type { PrivatePasswords } from "../publicPlatform.ts";
import { fillFolder } from "./fillFolder.ts";
import { hidePublishedPasswords } from "./hidePublishedPasswords.ts";
import { seedOnce } from "./seed.ts";
import { copyTemplate } from "./template.ts";
import { LARGE } from "./volume/volume.ts";

/** `large`: a million bets, on a Postgres server only. */
export type SeedSize = "small" | "large";

interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
  seed: string;
  seedSize: SeedSize;
  privatePasswords?: PrivatePasswords | undefined;
}

/**
 * Opens the platform's database and fills it when it is empty. With `dataDir` "memory" it uses a copy of a template
 * that is filled once a day, and keeps nothing. With `privatePasswords` nothing answers to a published one afterwards.
 */
export async function openSeeded(place: Place): Promise<OpenDatabase> {
  const database = await openFilled(place);
  if (place.privatePasswords === undefined) return database;
  try {
    await hidePublishedPasswords(database.db, place.privatePasswords, new Date());
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openFilled({ databaseUrl, dataDir, seed, seedSize }: Place): Promise<OpenDatabase> {
  if (databaseUrl === undefined && dataDir === "memory") {
    const copy = await copyTemplate(seed);
    const opened = await openDatabase({ dataDir: copy.dataDir });
    return { ...opened, close: () => opened.close().finally(copy.remove) };
  }
  if (databaseUrl === undefined && !existsSync(dataDir)) {
    const unlock = lockFolder(dataDir);
    await fillFolder(dataDir, seed).finally(unlock);
  }
  const volume = seedSize === "large" ? LARGE : undefined;
  const open = () =>
    openDatabase({ databaseUrl, dataDir }, (db) =>
      seedOnce(db, { seed, now: new Date(), catalogue: seedSize }, volume),
    );
  if (databaseUrl === undefined) return open();
  const { withProgress } = await import("./preparationProgress.ts");
  return withProgress(databaseUrl, open);
}
