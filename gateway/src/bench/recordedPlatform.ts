import { startTestPlatform } from "../testing/gateway.ts";
import { startProcess } from "./process.ts";

/** A platform that answers from recordings. */
export interface RecordedPlatform {
  origin: string;
  cdnOrigins: readonly string[];
  /** Answers from memory from now on, and stops the sandbox. */
  replay(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a sandbox behind a recorder that can replace it later. */
export async function startRecordedPlatform(): Promise<RecordedPlatform> {
  const sandbox = await startTestPlatform();
  const recorder = await startProcess(new URL("./upstream.process.ts", import.meta.url), {
    BENCH_SANDBOX: sandbox.origin,
  });
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await sandbox.close();
  };
  return {
    origin: recorder.origin,
    cdnOrigins: sandbox.cdnOrigins,
    async replay() {
      await recorder.tell("replay");
      await close();
    },
    async stop() {
      await recorder.stop();
      await close();
    },
  };
}
