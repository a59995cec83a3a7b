import { namesOf } from "@atrium/schema/records";
import { Hono } from "hono";
import { z } from "zod";
import { CODES } from "../http/codes.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readJson, text } from "../http/input.ts";
import type { Platform } from "../platform.ts";
import { FORM_NAMES, RegistrationChanges } from "../site/registrationForms.ts";
import { BrandSettings, ModuleChanges, SystemStatus } from "../site/settings.ts";
import { TermsVersion } from "../site/termsVersion.ts";

const codes = namesOf(CODES);
const Chaos = z.strictObject({
  /** Prefix of the paths that the fault applies to; `/` for all. */
  path: text(200, 1).startsWith("/"),
  latencyMs: z.int().min(0).max(60_000).default(0),
  status: z.int().min(200).max(599).optional(),
  code: z.enum(codes).optional(),
  shape: z.enum(["html", "truncated", "empty", "wrong"]).optional(),
  probability: z.number().gt(0).max(1).default(1),
  times: z.int().min(1).max(1_000_000).optional(),
});

const Terms = z.strictObject({ version: TermsVersion });

const Limits = z.strictObject({ on: z.boolean() });

const YEARS_MS = 10 * 366 * 86_400_000;
const shift = z.int().min(-YEARS_MS).max(YEARS_MS);
const ClockChange = z.union([
  z.strictObject({ offsetMs: shift }),
  z.strictObject({ advance: shift }),
  z.strictObject({ reset: z.literal(true) }),
]);

/** Controls over the platform as a whole. */
export function settingsRoutes({ site, events, faults, clock, config, limiter }: Platform) {
  const announce = () => events.publish({ topic: "status", data: { ...site.systemStatus } });
  const time = () => ({ now: clock.now().toISOString(), offsetMs: clock.offsetMs });
  const registrationForms = () => Object.fromEntries(FORM_NAMES.map((form) => [form, site.registrationForm(form)]));
  return new Hono<AppEnv>()
    .post("/sandbox/status", async (c) => {
      await site.setStatus(await readJson(c, SystemStatus));
      await announce();
      return ok(c, site.systemStatus);
    })
    .get("/sandbox/flags", (c) => ok(c, site.modules()))
    .post("/sandbox/flags", async (c) => {
      await site.set(await readJson(c, ModuleChanges));
      await announce();
      return ok(c, site.modules());
    })
    .get("/sandbox/brand", (c) => ok(c, site.brand))
    .post("/sandbox/brand", async (c) => {
      await site.setBrand(await readJson(c, BrandSettings));
      await announce();
      return ok(c, site.brand);
    })
    .get("/sandbox/terms", (c) => ok(c, { version: site.terms.version }))
    .post("/sandbox/terms", async (c) => {
      await site.setTermsVersion((await readJson(c, Terms)).version, clock.now());
      return ok(c, { version: site.terms.version });
    })
    .get("/sandbox/registration", (c) => ok(c, registrationForms()))
    .post("/sandbox/registration", async (c) => {
      await site.setRegistration(await readJson(c, RegistrationChanges));
      await announce();
      return ok(c, registrationForms());
    })
    .get("/sandbox/chaos", (c) => ok(c, faults.list()))
    .post("/sandbox/chaos", async (c) => {
      faults.add(await readJson(c, Chaos));
      return ok(c, faults.list());
    })
    .delete("/sandbox/chaos", (c) => {
      faults.clear();
      return ok(c, faults.list());
    })
    .post("/sandbox/limits", async (c) => {
      config.rateLimits = (await readJson(c, Limits)).on;
      await limiter.clear();
      await events.publish({ topic: "limits", data: { on: config.rateLimits } });
      return ok(c, { on: config.rateLimits });
    })
    .get("/sandbox/clock", (c) => ok(c, time()))
    .post("/sandbox/clock", async (c) => {
      const change = await readJson(c, ClockChange);
      const offsetMs = "advance" in change ? clock.offsetMs + change.advance : "reset" in change ? 0 : change.offsetMs;
      // Stored first: a reading of the settings that began before it must not set the clock back.
      await site.setClockOffset(offsetMs);
      clock.shiftTo(offsetMs);
      return ok(c, time());
    });
}
