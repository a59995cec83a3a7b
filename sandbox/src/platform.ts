import { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/openDatabase.ts";
import { createEvents } from "./events/events.ts";
import { AttemptLimiter } from "./http/attemptLimiter.ts";
import { CallLog } from "./http/callLog.ts";
import { Faults } from "./http/faults.ts";
import { PayloadKeys } from "./http/payload.ts";
import { RateLimiter } from "./http/rateLimiter.ts";
import { Captchas } from "./session/humanCheck/captcha.ts";
import { HumanChecks } from "./session/humanCheck/proofOfWork.ts";
import type { SessionPlatform } from "./session/sessionPlatform.ts";
import { SiteSettings } from "./site/settings.ts";
import { ChatDesk } from "./support/chatDesk.ts";
import type { SupportPlatform } from "./support/supportPlatform.ts";

/** Everything that the platform consists of, for the code that puts domains together. */
export interface Platform extends SessionPlatform, SupportPlatform {}

export async function createPlatform(given: Config, db: Database): Promise<Platform> {
  // A copy: the controls change it.
  const config = { ...given };
  const site = await SiteSettings.open(db);
  const clock = new Clock();
  clock.shiftTo(site.clockOffsetMs);
  return {
    config,
    db,
    clock,
    events: createEvents(),
    calls: new CallLog(),
    faults: new Faults(),
    limiter: new RateLimiter(clock, config),
    attempts: new AttemptLimiter(db, clock, config),
    payloadKeys: new PayloadKeys(clock),
    captchas: new Captchas(clock),
    humanChecks: new HumanChecks(clock),
    site,
    identity: undefined,
    chatDesk: new ChatDesk(),
  };
}
