import type { Task } from "@atrium/schema/proofOfWork";

/** Solves a task in a worker; null when no number fits. */
export async function solveProofOfWork(challenge: string): Promise<string | null> {
  const task: Task = JSON.parse(challenge);
  const worker = new Worker(new URL("./humanCheck.worker.ts", import.meta.url), { type: "module" });
  try {
    const number = await new Promise<number | null>((resolve, reject) => {
      worker.addEventListener("message", ({ data }) => resolve(data), { once: true });
      worker.addEventListener("error", () => reject(new Error("the worker failed")), { once: true });
      worker.postMessage(task);
    });
    return number === null ? null : String(number);
  } finally {
    worker.terminate();
  }
}
