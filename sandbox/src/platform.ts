import type { Config } from "./config.ts";
import type { OpenDatabase } from "./db/openDatabase.ts";
import { Events } from "./events/events.ts";
import { forgetCatalogue } from "./games/catalogue.ts";
import { CallLog } from "./http/callLog.ts";
import { Faults } from "./http/faults.ts";
import { Claims } from "./http/idempotency/claims.ts";
import { AttemptLimiter } from "./http/limits/attemptLimiter.ts";
import { RateLimiter } from "./http/limits/rateLimiter.ts";
import { PayloadKeys } from "./http/payload/payload.ts";
import { Storage } from "./http/storage.ts";
import { WakeUps } from "./jobs/wakeUps.ts";
import { openSecret } from "./lottery/draws/secret.ts";
import { registrationBonus } from "./promotions/registrationBonus.ts";
import { Captchas } from "./session/humanCheck/captcha.ts";
import { HumanChecks } from "./session/humanCheck/proofOfWork.ts";
import type { SessionPlatform } from "./session/sessionPlatform.ts";
import { SiteSettings } from "./site/settings.ts";
import { showLines } from "./support/chat.ts";
import { ChatDesk } from "./support/chatDesk.ts";
import type { SupportPlatform } from "./support/supportPlatform.ts";
import { Clock } from "./time/clock.ts";

/** Everything that the platform consists of, for the code that puts domains together. */
export interface Platform extends SessionPlatform, SupportPlatform {}

export async function createPlatform(given: Config, database: OpenDatabase): Promise<Platform> {
  const { db, reportDb, maintenanceDb, lanes, processNumber, folder } = database;
  // A copy: the controls change it.
  const config = { ...given };
  await openSecret(db, config);
  const events = await Events.open(db);
  const site = await SiteSettings.open(db, events);
  const clock = new Clock();
  clock.shiftTo(site.clockOffsetMs, site.clockSetBackMs);
  const platform: Platform = {
    config,
    db,
    reportDb,
    maintenanceDb,
    lanes,
    storage: new Storage(folder),
    claims: new Claims(db, processNumber),
    clock,
    events,
    calls: new CallLog(),
    faults: new Faults(),
    limiter: new RateLimiter(db, clock, config),
    attempts: new AttemptLimiter(db, clock, config),
    payloadKeys: new PayloadKeys(db, clock, config),
    wakeUps: new WakeUps(),
    captchas: new Captchas(db, clock),
    humanChecks: new HumanChecks(clock, config),
    site,
    identity: undefined,
    onRegistered: [registrationBonus],
    chatDesk: new ChatDesk(),
  };
  followChanges(platform);
  showLines(platform);
  return platform;
}

/** Renews what this process keeps in memory when any process changes it. */
function followChanges(platform: Platform): void {
  const { config, events, site, clock, limiter } = platform;
  const readSettings = async () => {
    const before = site.clockOffsetMs;
    await site.reload();
    if (site.clockOffsetMs !== before) clock.shiftTo(site.clockOffsetMs, site.clockSetBackMs);
  };
  events.subscribe(({ topic, data }) => {
    if (topic === "settings") return readSettings();
    if (topic === "catalogue") forgetCatalogue(platform);
    if (topic === "limits") {
      limiter.forgetRests();
      if (typeof data?.on === "boolean") config.rateLimits = data.on;
    }
    return undefined;
  });
}
