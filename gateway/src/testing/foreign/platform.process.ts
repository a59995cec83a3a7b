// node src/testing/foreign/platform.process.ts http://127.0.0.1:4100 4112 [capture.har]
// Serves, on a port, an operator's old platform with an API of its own, before the sandbox at an address. With a file, its old
// client takes a walk, and what a browser would record of it is written there.

import { writeFileSync } from "node:fs";
import { control } from "../gateway.ts";
import { recordOldClient } from "./client.ts";
import { openForeignPlatform } from "./platform.ts";

const [sandboxOrigin = "", port, file] = process.argv.slice(2);
const { origin } = await openForeignPlatform(sandboxOrigin, Number(port));
process.stdout.write(`${origin}\n`);
if (file !== undefined) {
  // The old platform knows no human check and no captcha at the registration.
  await control({ origin: sandboxOrigin }, "brand", { humanCheck: "none" });
  await control({ origin: sandboxOrigin }, "registration", { register: { captcha: { enabled: false } } });
  // A draw that has just begun takes the bets of the walk.
  await control({ origin: sandboxOrigin }, "draw", { gameCode: "SEA_3D_5M" });
  writeFileSync(file, JSON.stringify({ log: { entries: await recordOldClient(origin) } }));
  process.stdout.write(`recorded ${file}\n`);
}
