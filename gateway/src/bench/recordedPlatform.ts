import { startTestPlatform } from "../testing/gateway.ts";
import { startProcess } from "./process.ts";

/** The platform behind the gateways that are measured. */
export interface RecordedPlatform {
  origin: string;
  cdnOrigins: readonly string[];
  /** From here on answers come from memory, and the sandbox is gone. */
  replay(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a sandbox, and before it a recorder that can stand in for it afterwards. */
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
