import type { Config } from "./config.ts";
import type { Database, OpenDatabase } from "./db/openDatabase.ts";
import type { Events } from "./events/events.ts";
import type { CallLog } from "./http/callLog.ts";
import type { Faults } from "./http/faults.ts";
import type { Claims } from "./http/idempotency/claims.ts";
import type { AttemptLimiter } from "./http/limits/attemptLimiter.ts";
import type { RateLimiter } from "./http/limits/rateLimiter.ts";
import type { PayloadKeys } from "./http/payload/payload.ts";
import type { Storage } from "./http/storage.ts";
import type { WakeUps } from "./jobs/wakeUps.ts";
import type { Clock } from "./time/clock.ts";

/**
 * The parts of the platform that every domain may use. A domain that needs more extends it: `SitePlatform`,
 * `SessionPlatform`, `SupportPlatform`. `Platform` is all of them together.
 */
export interface CorePlatform {
  config: Config;
  db: Database;
  /** The same database with connections of their own for reports. */
  reportDb: Database;
  /** The same database for work that takes long. */
  maintenanceDb: Database;
  lanes: OpenDatabase["lanes"];
  storage: Storage;
  /** Idempotency keys of requests that are under way. */
  claims: Claims;
  clock: Clock;
  events: Events;
  calls: CallLog;
  faults: Faults;
  limiter: RateLimiter;
  attempts: AttemptLimiter;
  payloadKeys: PayloadKeys;
  wakeUps: WakeUps;
}
