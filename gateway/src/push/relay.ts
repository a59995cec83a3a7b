import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";

/** Shares results of polling between the processes of a gateway. */
export interface Relay {
  /** Whether this process polls a key for the next milliseconds. */
  leads(key: string, milliseconds: number): Promise<boolean>;
  /** Tells the other processes about a change. */
  tell(key: string): void;
  close(): Promise<void>;
}

/** For a single process: it always polls, and informs no other process. */
export const alone: Relay = {
  leads: async () => true,
  tell: () => undefined,
  close: async () => undefined,
};

const channel = "atrium:changed";

/** For several processes: one polls and informs the others. While Redis can't be reached, each process polls. */
export function redisRelay(url: string, onChange: (key: string) => void): Relay {
  const me = randomUUID();
  const options = { enableOfflineQueue: false, maxRetriesPerRequest: 1, lazyConnect: false };
  const commands = new Redis(url, options);
  const news = new Redis(url, { ...options, enableOfflineQueue: true });
  // ioredis reconnects by itself. Without a listener the error would end the process.
  for (const connection of [commands, news]) connection.on("error", () => undefined);
  news.subscribe(channel).catch(() => undefined);
  news.on("message", (_channel, message) => {
    const at = message.indexOf(" ");
    if (message.slice(0, at) !== me) onChange(message.slice(at + 1));
  });
  return {
    async leads(key, milliseconds) {
      const lease = `atrium:poll:${key}`;
      try {
        if ((await commands.set(lease, me, "PX", milliseconds, "NX")) === "OK") return true;
        if ((await commands.get(lease)) !== me) return false;
        await commands.pexpire(lease, milliseconds);
        return true;
      } catch {
        return true;
      }
    },
    tell: (key) => void commands.publish(channel, `${me} ${key}`).catch(() => undefined),
    async close() {
      for (const connection of [commands, news]) connection.disconnect();
    },
  };
}
