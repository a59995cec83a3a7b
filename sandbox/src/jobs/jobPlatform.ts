import type { Database } from "../db/openDatabase.ts";
import type { Events } from "../events/events.ts";
import type { Clock } from "../time/clock.ts";
import type { WakeUps } from "./wakeUps.ts";

/** What the job runner needs of the platform. */
export interface JobPlatform {
  db: Database;
  clock: Clock;
  events: Events;
  wakeUps: WakeUps;
  config: { readonly largerWin: bigint };
  claims: { readonly processNumber: number };
}
