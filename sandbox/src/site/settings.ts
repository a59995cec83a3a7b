import { sql } from "drizzle-orm";
import { z } from "zod";
import { HUMAN_CHECK_PROVIDERS } from "../config.ts";
import type { Database, Tx } from "../db/openDatabase.ts";
import type { Events } from "../events/events.ts";
import { LANGUAGES, type Language, OFFERED_LANGUAGES } from "../http/languages.ts";
import { CATALOGUE_CURRENCY, toMinor } from "../money.ts";
import { CURRENCIES } from "./brand.ts";
import { JURISDICTIONS, type Profile, profileOf } from "./jurisdictions.ts";
import { LANGUAGE_NAMES } from "./languageNames.ts";
import { MOD_IDS, MODULES, type ModId } from "./modules.ts";
import {
  type FieldSetting,
  type FormName,
  type FormSettings,
  formSettings,
  RegistrationChanges,
} from "./registrationForms.ts";
import { siteSettings } from "./settings.tables.ts";
import { TERMS_VERSION, TermsState } from "./termsVersion.ts";

/** 0 normal, 1 maintenance, 2 closed to the caller's region. */
export const SystemStatus = z.strictObject({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  endTime: z.iso.datetime({ offset: true }).optional(),
});
export type SystemStatus = z.output<typeof SystemStatus>;

/** Switches that differ from their default. */
export const ModuleChanges = z.partialRecord(z.enum(MOD_IDS), z.boolean());

const order = Object.keys(LANGUAGE_NAMES);

/** Further settings of the brand. */
export const BrandSettings = z.strictObject({
  /** The Google tag; none when null. */
  gtagId: z
    .string()
    .regex(/^[A-Z]{1,4}-[A-Z0-9]{4,20}$/)
    .nullable()
    .default(null),
  /** The human check; the configuration's when null. */
  humanCheck: z.enum(HUMAN_CHECK_PROVIDERS).nullable().default(null),
  /** The jurisdiction that sets the rules. */
  jurisdiction: z.enum(JURISDICTIONS).default("default"),
  /** Minutes in which a member confirms a paid withdrawal; then it counts as received. */
  withdrawConfirmMinutes: z.int().min(5).max(1_440).default(30),
  /** Whether a deposit is played once before money leaves, and before it gives tickets, points and progress of missions. */
  depositsPlayedOnce: z.boolean().default(true),
  /** Requests of agents for payouts are paid at once up to these amounts; the operator looks at each in other currencies. */
  payoutsPaidUpTo: z
    .preprocess(
      // Stored before the bounds had currencies.
      (bound) => (typeof bound === "string" ? { [CATALOGUE_CURRENCY]: bound } : bound),
      z.partialRecord(z.enum(CURRENCIES), z.string()),
    )
    .refine((bounds) => CURRENCIES.every((currency) => toMinor(bounds[currency] ?? "0", currency) !== undefined))
    .default({}),
  /** The agent of the site's own address; null when there is none. */
  affiliate: z
    .strictObject({ code: z.string().regex(/^[A-Z0-9]{4,16}$/), domain: z.string().max(255) })
    .nullable()
    .default(null),
  /** The hosts of the brand; others are refused. Any host belongs to it when the list is empty. */
  domains: z.array(z.string().toLowerCase().max(255)).default([]),
  /** The languages offered, the default first. TY is the wording of another brand. */
  languages: z
    .array(z.enum(OFFERED_LANGUAGES))
    .min(1)
    .max(OFFERED_LANGUAGES.length)
    .default((): Language[] =>
      LANGUAGES.filter((code) => code !== "TY").toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
    ),
});
export type BrandSettings = z.output<typeof BrandSettings>;

const SHAPES = {
  modules: ModuleChanges,
  status: SystemStatus,
  brand: BrandSettings,
  registration: RegistrationChanges,
  terms: TermsState,
  clock: z.number(),
  clockSetBack: z.number(),
};

interface Kept {
  modules: z.output<typeof ModuleChanges>;
  status: SystemStatus;
  brand: BrandSettings;
  registration: RegistrationChanges;
  terms: TermsState;
  /** Difference between the platform's time and the machine's, in milliseconds. */
  clock: number;
  /** Milliseconds by which `clock` was ever made smaller, in all. */
  clockSetBack: number;
}

const delivered = (): Kept => ({
  modules: {},
  status: { status: 0 },
  brand: BrandSettings.parse({}),
  registration: {},
  terms: { version: TERMS_VERSION, former: null, raisedAt: 0 },
  clock: 0,
  clockSetBack: 0,
});

/** Settings that can change while the platform runs; stored in the database, read from memory. */
export class SiteSettings {
  readonly #db: Database;
  readonly #events: Events;
  #kept: Kept = delivered();
  #reading: Promise<void> = Promise.resolve();

  private constructor(db: Database, events: Events) {
    this.#db = db;
    this.#events = events;
  }

  /** Reads the stored settings. */
  static async open(db: Database, events: Events): Promise<SiteSettings> {
    const settings = new SiteSettings(db, events);
    await settings.reload();
    return settings;
  }

  /** Reads the stored settings again. One reading at a time, so that the last one has the latest settings. */
  reload(): Promise<void> {
    const reading = this.#reading.then(async () => {
      this.#kept = keptIn(await this.#db.select().from(siteSettings));
    });
    this.#reading = reading.catch(() => {});
    return reading;
  }

  get systemStatus(): SystemStatus {
    return this.#kept.status;
  }

  get brand(): BrandSettings {
    return this.#kept.brand;
  }

  /** The rules of the brand's jurisdiction. */
  get profile(): Profile {
    return profileOf(this.#kept.brand.jurisdiction);
  }

  /** The settings of a registration form. */
  registrationForm(form: FormName): FormSettings {
    return formSettings(form, this.#kept.registration, this.profile.needsBirthday);
  }

  /** The rule for passwords of existing accounts. */
  get passwordRule(): FieldSetting {
    return this.registrationForm("register").password;
  }

  get terms(): TermsState {
    return this.#kept.terms;
  }

  get clockOffsetMs(): number {
    return this.#kept.clock;
  }

  get clockSetBackMs(): number {
    return this.#kept.clockSetBack;
  }

  isEnabled(modId: ModId): boolean {
    return this.modules()[modId];
  }

  modules(): Readonly<Record<ModId, boolean>> {
    const { isStrict, allowsTransfers } = this.profile;
    return {
      ...MODULES,
      ...this.#kept.modules,
      ...(isStrict && { TERMS_PRECHECKED: false }),
      ...(!allowsTransfers && { TRANSFER_UPLINE: false, TRANSFER_DOWNLINE: false }),
    };
  }

  set(changes: Partial<Record<ModId, boolean>>): Promise<void> {
    return this.#change("modules", (modules) => ({ ...modules, ...changes }));
  }

  setStatus(status: SystemStatus): Promise<void> {
    return this.#change("status", () => status);
  }

  setBrand(brand: BrandSettings): Promise<void> {
    return this.#change("brand", () => brand);
  }

  /** Changes fields of the registration forms; other fields keep their settings. */
  setRegistration(changes: RegistrationChanges): Promise<void> {
    return this.#change("registration", ({ register = {}, registerMobile = {} }) => ({
      register: { ...register, ...changes.register },
      registerMobile: { ...registerMobile, ...changes.registerMobile },
    }));
  }

  setTermsVersion(version: string, now: Date): Promise<void> {
    return this.#change("terms", (terms) => ({ version, former: terms.version, raisedAt: now.getTime() }));
  }

  async setClockOffset(offsetMs: number): Promise<void> {
    await this.#change("clockSetBack", (setBack) => setBack + Math.max(0, this.clockOffsetMs - offsetMs));
    await this.#change("clock", () => offsetMs);
  }

  reset(): Promise<void> {
    return this.#write(async (tx) => {
      await tx.delete(siteSettings);
    });
  }

  #change<Name extends keyof Kept>(name: Name, change: (value: Kept[Name]) => Kept[Name]): Promise<void> {
    return this.#write(async (tx) => {
      // Another process may change the same setting now.
      await tx.execute(sql`lock table ${siteSettings} in share row exclusive mode`);
      const value = change(keptIn(await tx.select().from(siteSettings))[name]);
      await tx
        .insert(siteSettings)
        .values({ name, value })
        .onConflictDoUpdate({ target: siteSettings.name, set: { value } });
    });
  }

  /** All processes read the settings after a change, this one before the promise resolves. */
  async #write(work: (tx: Tx) => Promise<void>): Promise<void> {
    await this.#events.transaction(async (tx) => {
      await work(tx);
      await this.#events.record(tx, { topic: "settings" });
    });
    await this.reload();
  }
}

function keptIn(stored: readonly (typeof siteSettings.$inferSelect)[]): Kept {
  const rows = new Map(stored.map(({ name, value }) => [name, value]));
  const read = <Name extends keyof Kept>(name: Name, shape: z.ZodType<Kept[Name]>, fallback: Kept[Name]) =>
    shape.safeParse(rows.get(name)).data ?? fallback;
  const { modules, status, brand, registration, terms, clock, clockSetBack } = delivered();
  return {
    modules: read("modules", SHAPES.modules, modules),
    status: read("status", SHAPES.status, status),
    brand: read("brand", SHAPES.brand, brand),
    registration: read("registration", SHAPES.registration, registration),
    terms: read("terms", SHAPES.terms, terms),
    clock: read("clock", SHAPES.clock, clock),
    clockSetBack: read("clockSetBack", SHAPES.clockSetBack, clockSetBack),
  };
}
