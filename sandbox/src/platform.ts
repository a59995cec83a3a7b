import { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/openDatabase.ts";
import { publishBalances } from "./events/balanceEvents.ts";
import { createEvents, type Events } from "./events/events.ts";
import { isLargerWin } from "./games/largerWins.ts";
import { Brake } from "./http/attemptLimiter.ts";
import { CallLog } from "./http/callLog.ts";
import { Faults } from "./http/faults.ts";
import { PayloadKeys } from "./http/payload.ts";
import { RateLimiter } from "./http/rateLimiter.ts";
import { Captchas } from "./session/humanCheck/captcha.ts";
import { HumanChecks } from "./session/humanCheck/humanCheck.ts";
import { SiteSettings } from "./site/settings.ts";
import { ChatDesk } from "./support/chatDesk.ts";

/** What every route is given. */
export interface Platform {
  config: Config;
  db: Database;
  clock: Clock;
  events: Events;
  calls: CallLog;
  faults: Faults;
  limiter: RateLimiter;
  brake: Brake;
  payloadKeys: PayloadKeys;
  captchas: Captchas;
  humanChecks: HumanChecks;
  site: SiteSettings;
  chatDesk: ChatDesk;
  /** The social networks that the sandbox plays; undefined when it doesn't. */
  identity: { origin: string; clientId: string } | undefined;
}

export async function createPlatform(given: Config, db: Database): Promise<Platform> {
  // Its own, for the controls change it.
  const config = { ...given };
  const site = await SiteSettings.open(db);
  const clock = new Clock();
  clock.shiftTo(site.clockOffsetMs);
  const events = createEvents();
  publishBalances(db, events, (amount, currency) => isLargerWin(amount, currency, config));
  return {
    config,
    db,
    clock,
    events,
    calls: new CallLog(),
    faults: new Faults(),
    limiter: new RateLimiter(clock, config),
    brake: new Brake(db, clock, config),
    payloadKeys: new PayloadKeys(clock),
    captchas: new Captchas(clock),
    humanChecks: new HumanChecks(clock),
    site,
    identity: undefined,
    chatDesk: new ChatDesk(),
  };
}
