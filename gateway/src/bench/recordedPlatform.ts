import { startTestPlatform } from "../testing/testPlatform.ts";
import { startProcess } from "./process.ts";

/** A platform that answers from recordings. */
export interface RecordedPlatform {
  origin: string;
  cdnOrigins: readonly string[];
  /** The calls that were recorded for a request. */
  callsOf(requestId: string): Promise<unknown>;
  /** Answers from memory from now on, and stops the sandbox. */
  replay(): Promise<void>;
  /** Sends answers that differ each time, from now on. */
  change(): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts a sandbox behind a recorder that can replace it later. */
export async function startRecordedPlatform(log: string): Promise<RecordedPlatform> {
  const sandbox = await startTestPlatform();
  const env = { BENCH_SANDBOX: sandbox.origin };
  const recorder = await startProcess(new URL("./upstream.process.ts", import.meta.url), { env, log });
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await sandbox.close();
  };
  return {
    origin: recorder.origin,
    cdnOrigins: sandbox.cdnOrigins,
    callsOf: (requestId) => recorder.ask(requestId),
    async replay() {
      await recorder.ask("replay");
      await close();
    },
    change: () => recorder.ask("change"),
    async stop() {
      await recorder.stop();
      await close();
    },
  };
}
