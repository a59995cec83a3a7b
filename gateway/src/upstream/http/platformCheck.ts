import { setTimeout as delay } from "node:timers/promises";

const answerMs = 300;

/**
 * Says whether the platform answers. A load balancer waits for it, so a platform that hangs must not make it late: after
 * 300 ms it says what the check before found.
 */
export function platformCheck(check: () => Promise<boolean>, onResult: (isUp: boolean) => void) {
  let isUp = true;
  let running: Promise<void> | undefined;
  const run = async () => {
    isUp = await check();
    running = undefined;
    onResult(isUp);
  };
  return async (): Promise<boolean> => {
    running ??= run();
    await Promise.race([running, delay(answerMs, undefined, { ref: false })]);
    return isUp;
  };
}
