/** npm run catalogue: shows the components of the client in their states, and takes the pictures that tests compare. */
import { readArguments, refuse } from "./lib/commandLine.ts";
import { ensureHeadlessChromium } from "./lib/machine/chromium.ts";
import { checkPorts } from "./lib/machine/ports.ts";
import { inRoot, programs } from "./lib/paths.ts";
import { runNode } from "./lib/steps.ts";

const USAGE = `npm run catalogue -- [options]

  Shows the catalogue of components, with hot reload. PORT chooses where; 4076 by default.

  --update         takes the pictures anew with which "npm test -- --all" compares; look at each before you commit it
  -g, --grep NAME  with --update: only the pieces whose names match`;

const { values } = readArguments(USAGE, {
  options: { update: { type: "boolean", default: false }, grep: { type: "string", short: "g" } },
});
if (values.grep !== undefined && !values.update) refuse("--grep needs --update.");

async function takePictures(): Promise<number> {
  const pieces = values.grep === undefined ? [] : ["--grep", values.grep];
  return runNode([programs.playwright, "test", "-c", "catalogue.config.ts", "--update-snapshots", ...pieces], {
    cwd: inRoot("e2e"),
    env: { CHROMIUM: await ensureHeadlessChromium() },
  });
}

async function show(): Promise<number> {
  const port = Number(process.env.PORT ?? 4076);
  if (!(await checkPorts({ catalogue: port }))) return 1;
  return runNode([programs.vite, "-c", "catalogue/vite.config.ts", "--port", String(port), "--strictPort"], {
    cwd: inRoot("web"),
  });
}

process.exitCode = await (values.update ? takePictures() : show());
