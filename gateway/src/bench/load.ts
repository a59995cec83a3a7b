import { Pool } from "undici";

/** A request that is sent many times. */
export interface Shot {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/**
 * Sends `total` requests, a fixed number at a time. Returns the seconds that they took; throws on any status but 200.
 */
export async function fire(origin: string, shot: Shot, total: number, concurrency: number): Promise<number> {
  const pool = new Pool(origin, { connections: concurrency, pipelining: 1 });
  let left = total;
  const from = performance.now();
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { statusCode, body } = await pool.request({ ...shot, body: shot.body ?? null });
      const text = await body.text();
      if (statusCode !== 200) throw new Error(`${origin}${shot.path} answered ${statusCode}: ${text.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - from) / 1_000;
  await pool.close();
  return seconds;
}
