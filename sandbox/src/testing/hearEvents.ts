import type { PlatformEvent } from "../events/topics.ts";
import type { Platform } from "../platform.ts";

/** Hears the events from now on. `take` gives those that were committed since its last call. */
export async function hearEvents({ events }: Platform, isWanted: (event: PlatformEvent) => boolean) {
  await events.deliver();
  const heard: PlatformEvent[] = [];
  const stop = events.subscribe((event) => isWanted(event) && heard.push(event));
  const take = async () => {
    await events.deliver();
    return heard.splice(0);
  };
  return { take, stop };
}
