import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const VERSION = "15.34.2";
const cache = path.resolve(import.meta.dirname, "../../node_modules/.cache/firebase-tools");
const program = path.join(cache, "node_modules/firebase-tools/lib/bin/firebase.js");
const startLimitMs = 40_000;

/** Firebase's own stand-in for its phone verification, as long as it runs. */
export interface FirebaseEmulator {
  /** The code that was last sent to a number. */
  codeOf(number: string): Promise<string>;
  stop(): void;
}

/**
 * Starts the emulator on a port and the two after it. It is large and only this test needs it: it is fetched at the first
 * use, into a cache of its own. The reason is answered where that can't be done.
 */
export async function startFirebaseEmulator(port: number, projectId: string): Promise<FirebaseEmulator | string> {
  if (!existsSync(program) && !install()) return "firebase-tools could not be fetched from the registry";
  const origin = `http://127.0.0.1:${port}`;
  const started = run(port, projectId);
  if (!(await answers(origin, started))) {
    started.kill();
    return "the Firebase emulator did not start";
  }
  return {
    async codeOf(number) {
      const response = await fetch(`${origin}/emulator/v1/projects/${projectId}/verificationCodes`);
      const { verificationCodes }: { verificationCodes: { phoneNumber: string; code: string }[] } =
        await response.json();
      return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code ?? "";
    },
    stop: () => started.kill(),
  };
}

function install(): boolean {
  mkdirSync(cache, { recursive: true });
  const options = ["--prefix", cache, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
  const npm = spawnSync("npm", ["install", ...options, `firebase-tools@${VERSION}`], { timeout: 240_000 });
  return npm.status === 0;
}

function run(port: number, projectId: string): ChildProcess {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-firebase-"));
  const emulators = {
    auth: { host: "127.0.0.1", port },
    hub: { port: port + 1 },
    logging: { port: port + 2 },
    ui: { enabled: false },
  };
  writeFileSync(path.join(folder, "firebase.json"), JSON.stringify({ emulators }));
  const args = [program, "emulators:start", "--only", "auth", "--project", projectId];
  return spawn(process.execPath, args, { cwd: folder, stdio: "ignore" });
}

async function answers(origin: string, started: ChildProcess): Promise<boolean> {
  const end = Date.now() + startLimitMs;
  while (Date.now() < end && started.exitCode === null) {
    const isThere = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}
