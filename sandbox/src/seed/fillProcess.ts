import { openDatabase } from "../db/openDatabase.ts";
import { logError } from "../log.ts";
import { seedOnce } from "./seed.ts";

// One step of `fillFolder`, in a process of its own.
const [step, dataDir = "", seed = ""] = process.argv.slice(2);
process.once("disconnect", () => process.exit(1));
try {
  const { close } = await openDatabase({ dataDir }, async (db) => {
    if (step === "fill") await seedOnce(db, { seed, now: new Date() });
  });
  await close();
  process.exit(0);
} catch (error) {
  logError("building the database folder", error);
  process.exit(1);
}
