import { Pool } from "undici";

/** A request that is sent many times. */
export interface Shot {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/**
 * Sends a request over and over for some milliseconds, a fixed number at a time. Returns how many were answered;
 * throws on any status but 200.
 */
export async function fire(origin: string, shot: Shot, milliseconds: number, connections: number): Promise<number> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const until = performance.now() + milliseconds;
  let answered = 0;
  const worker = async (): Promise<void> => {
    do {
      await send(pool, shot);
      answered += 1;
    } while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await pool.close();
  return answered;
}

/** Sends a request once and returns the text of the answer. */
export async function fireOnce(origin: string, shot: Shot): Promise<string> {
  const pool = new Pool(origin, { connections: 1 });
  const text = await send(pool, shot);
  await pool.close();
  return text;
}

async function send(pool: Pool, { body, ...shot }: Shot): Promise<string> {
  const answer = await pool.request({ ...shot, body: body ?? null });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${shot.path} answered ${answer.statusCode}: ${text.slice(0, 300)}`);
  return text;
}
