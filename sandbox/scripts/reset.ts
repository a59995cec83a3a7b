/** Deletes the sandbox's data: `npm start -- --reset`. */
import { readConfig } from "../src/config.ts";
import { deleteData } from "../src/db/deleteData.ts";
import { reasonsOf } from "../src/log.ts";

try {
  await deleteData(readConfig());
} catch (error) {
  process.stderr.write(`The sandbox's data can't be deleted: ${reasonsOf(error)}\n`);
  process.exit(1);
}
