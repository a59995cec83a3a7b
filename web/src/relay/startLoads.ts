const GIVE_UP_MS = 3000;

/** Set while the client starts: the first queries then begin in tasks of their own, so that the page reacts to taps. */
export const starting = { isSpread: false };

const loads: Promise<unknown>[] = [];

/** Notes that the first screen needs this code. */
export const noteLoad = (load: Promise<unknown>) => void loads.push(load);

/** Resolves when the code of the first screen has loaded, or failed to, so that React need not render its skeleton. */
export const startLoads = (): Promise<unknown> =>
  Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, GIVE_UP_MS))]);
