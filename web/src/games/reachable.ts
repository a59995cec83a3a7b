const patienceMs = 4000;

/**
 * The first of the addresses, from `start` on, whose host answers at all; `start` when none does, for the browser's own
 * page then says why. The address itself is not asked for: it is good for one use.
 */
export async function firstReachable(urls: readonly string[], start: number, signal: AbortSignal): Promise<number> {
  for (let line = start; line < urls.length; line += 1) {
    if (await answers(urls[line] ?? "", signal)) return line;
    if (signal.aborted) break;
  }
  return start;
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(new URL("/", url), {
      method: "HEAD",
      mode: "no-cors",
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    return true;
  } catch {
    return false;
  }
}
