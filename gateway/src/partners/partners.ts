import { onFolderChange } from "../basics/onFolderChange.ts";
import { hashOfKey, type Partner } from "./partner.ts";
import { type PartnerSources, readPartners } from "./readPartners.ts";

export interface PartnersOptions {
  sources: PartnerSources;
  /** Gets the number of partners that were read again, or the reason for which the old ones stay in use. */
  onReload(result: { partners: number } | { problem: string }): void;
}

/** The partners. Their files are read again when the folder changes, and on `reload`. */
export class Partners {
  readonly #options: PartnersOptions;
  readonly #endWatch: (() => void) | undefined;
  #all: readonly Partner[] = [];
  #byKey = new Map<string, Partner>();
  #byOrigin = new Map<string, Partner>();
  readonly #listeners: (() => void)[] = [];

  constructor(options: PartnersOptions) {
    this.#options = options;
    this.#use(readPartners(options.sources));
    const { folder } = options.sources;
    if (folder !== undefined) this.#endWatch = onFolderChange(folder, () => this.reload());
  }

  get all(): readonly Partner[] {
    return this.#all;
  }

  /** The partner with a key. Only hashes are compared, so that the time of a comparison reveals nothing of a key. */
  find(key: string | undefined): Partner | undefined {
    return key === undefined || key === "" ? undefined : this.#byKey.get(hashOfKey(key));
  }

  /** The partner that has pages at this origin. */
  at(origin: string): Partner | undefined {
    return this.#byOrigin.get(origin);
  }

  /** Calls the listener after the files were read again. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Reads all files again. When one is wrong, all stay as they were. */
  reload(): void {
    try {
      const partners = readPartners(this.#options.sources);
      this.#use(partners);
      for (const listener of this.#listeners) listener();
      this.#options.onReload({ partners: partners.length });
    } catch (error) {
      this.#options.onReload({ problem: error instanceof Error ? error.message : String(error) });
    }
  }

  close(): void {
    this.#endWatch?.();
  }

  #use(partners: readonly Partner[]): void {
    this.#all = partners;
    this.#byKey = new Map(partners.flatMap((partner) => partner.keys.map((key) => [key, partner] as const)));
    this.#byOrigin = new Map(partners.flatMap((one) => one.origins.map((origin) => [origin, one] as const)));
  }
}
