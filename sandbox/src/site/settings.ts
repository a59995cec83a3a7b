import { z } from "zod";
import { HUMAN_CHECK_PROVIDERS } from "../config.ts";
import type { Database } from "../db/openDatabase.ts";
import { LANGUAGES, type Language } from "../http/languages.ts";
import { JURISDICTIONS, needsBirthday } from "./jurisdictions.ts";
import { LANGUAGE_NAMES } from "./languageNames.ts";
import { MOD_IDS, MODULES, type ModId } from "./modules.ts";
import { type FormName, type FormSettings, formSettings, RegistrationChanges } from "./registrationForms.ts";
import { siteSettings } from "./settings.tables.ts";

/** 0 normal, 1 maintenance, 2 not open to the caller's region. */
export const SystemStatus = z.strictObject({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  endTime: z.iso.datetime({ offset: true }).optional(),
});
export type SystemStatus = z.output<typeof SystemStatus>;

/** The switches that differ from how they were delivered. */
export const ModuleChanges = z.partialRecord(z.enum(MOD_IDS), z.boolean());

const order = Object.keys(LANGUAGE_NAMES);

/** What else operators choose for the brand. */
export const BrandSettings = z.strictObject({
  /** The Google tag; none when null. */
  gtagId: z
    .string()
    .regex(/^[A-Z]{1,4}-[A-Z0-9]{4,20}$/)
    .nullable()
    .default(null),
  /** What tells people from programs; as the platform was started when null. */
  humanCheck: z.enum(HUMAN_CHECK_PROVIDERS).nullable().default(null),
  /** Whose rules of play apply. */
  jurisdiction: z.enum(JURISDICTIONS).default("default"),
  /** The agent whose address the site is opened at; null for nobody's. */
  affiliate: z
    .strictObject({ code: z.string().regex(/^[A-Z0-9]{4,16}$/), domain: z.string().max(255) })
    .nullable()
    .default(null),
  /** The languages offered, the default first. */
  languages: z
    .array(z.enum(LANGUAGES))
    .min(1)
    .default((): Language[] => LANGUAGES.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))),
});
export type BrandSettings = z.output<typeof BrandSettings>;

const SHAPES = {
  modules: ModuleChanges,
  status: SystemStatus,
  brand: BrandSettings,
  registration: RegistrationChanges,
  clock: z.number(),
};

interface Kept {
  modules: z.output<typeof ModuleChanges>;
  status: SystemStatus;
  brand: BrandSettings;
  registration: RegistrationChanges;
  /** How far the platform's time is from the machine's, in milliseconds. */
  clock: number;
}

const delivered = (): Kept => ({
  modules: {},
  status: { status: 0 },
  brand: BrandSettings.parse({}),
  registration: {},
  clock: 0,
});

/** What can change about the brand while the platform runs; kept in the database, read from memory. */
export class SiteSettings {
  readonly #db: Database;
  #kept: Kept;

  private constructor(db: Database, kept: Kept) {
    this.#db = db;
    this.#kept = kept;
  }

  /** As they were when the platform ran last. */
  static async open(db: Database): Promise<SiteSettings> {
    const rows = new Map((await db.select().from(siteSettings)).map(({ name, value }) => [name, value]));
    const read = <Name extends keyof Kept>(name: Name, shape: z.ZodType<Kept[Name]>, fallback: Kept[Name]) =>
      shape.safeParse(rows.get(name)).data ?? fallback;
    const { modules, status, brand, registration, clock } = delivered();
    return new SiteSettings(db, {
      modules: read("modules", SHAPES.modules, modules),
      status: read("status", SHAPES.status, status),
      brand: read("brand", SHAPES.brand, brand),
      registration: read("registration", SHAPES.registration, registration),
      clock: read("clock", SHAPES.clock, clock),
    });
  }

  get systemStatus(): SystemStatus {
    return this.#kept.status;
  }

  get brand(): BrandSettings {
    return this.#kept.brand;
  }

  /** What a registration form asks for. */
  registrationForm(form: FormName): FormSettings {
    return formSettings(form, this.#kept.registration, needsBirthday(this.#kept.brand.jurisdiction));
  }

  get clockOffsetMs(): number {
    return this.#kept.clock;
  }

  isEnabled(modId: ModId): boolean {
    return this.#kept.modules[modId] ?? MODULES[modId];
  }

  modules(): Readonly<Record<ModId, boolean>> {
    return { ...MODULES, ...this.#kept.modules };
  }

  set(changes: Partial<Record<ModId, boolean>>): Promise<void> {
    return this.#keep("modules", { ...this.#kept.modules, ...changes });
  }

  setStatus(status: SystemStatus): Promise<void> {
    return this.#keep("status", status);
  }

  setBrand(brand: BrandSettings): Promise<void> {
    return this.#keep("brand", brand);
  }

  /** Changes fields of the registration forms; what is not mentioned stays. */
  async setRegistration(changes: RegistrationChanges): Promise<void> {
    const { register = {}, registerMobile = {} } = this.#kept.registration;
    await this.#keep("registration", {
      register: { ...register, ...changes.register },
      registerMobile: { ...registerMobile, ...changes.registerMobile },
    });
  }

  setClockOffset(offsetMs: number): Promise<void> {
    return this.#keep("clock", offsetMs);
  }

  async reset(): Promise<void> {
    this.#kept = delivered();
    await this.#db.delete(siteSettings);
  }

  async #keep<Name extends keyof Kept>(name: Name, value: Kept[Name]): Promise<void> {
    this.#kept = { ...this.#kept, [name]: value };
    await this.#db
      .insert(siteSettings)
      .values({ name, value })
      .onConflictDoUpdate({ target: siteSettings.name, set: { value } });
  }
}
