import { onFolderChange } from "../../basics/onFolderChange.ts";
import type { AdaptedSender, AdapterParts } from "../http/client.ts";
import { AdaptedCalls } from "./adaptedCalls.ts";
import { AdapterError } from "./adapterError.ts";
import { loadRules, type RequestValues } from "./loadRules.ts";
import type { Rules } from "./rules.ts";

/** Gets the rules that were read again, or the reason for which the old ones stay in use. */
type OnReload = (result: Rules | { problem: string }) => void;

/** The rules of a platform's adapter. Its files are read again when the folder changes, and on `reload`. */
export class AdapterSource {
  readonly #load: () => Promise<Rules>;
  readonly #onReload: OnReload;
  readonly #listeners = new Set<() => void>();
  /** Ends the watch of the folder. */
  readonly close: () => void;
  #current: Rules;
  #loading: Promise<void> = Promise.resolve();

  /** `values` are the names of our values by call. Throws an AdapterError when the files can't be used. */
  static async open(folder: string, onReload: OnReload, values?: RequestValues): Promise<AdapterSource> {
    const load = () => loadRules(folder, values);
    return new AdapterSource(folder, onReload, load, await load());
  }

  private constructor(folder: string, onReload: OnReload, load: () => Promise<Rules>, rules: Rules) {
    this.#load = load;
    this.#onReload = onReload;
    this.#current = rules;
    this.close = onFolderChange(folder, () => void this.reload());
  }

  /** The way of a brand's calls through the present rules. */
  readonly adapt = (parts: AdapterParts): AdaptedSender => new AdaptedCalls(this, parts);

  get current(): Rules {
    return this.#current;
  }

  /** Calls the listener after new rules came into use. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Reads all files again, one time after the other. When one is wrong, all stay as they were. */
  reload(): Promise<void> {
    this.#loading = this.#loading.then(async () => {
      try {
        this.#current = await this.#load();
      } catch (error) {
        return this.#onReload({ problem: error instanceof AdapterError ? error.message : "the files can't be read" });
      }
      for (const listener of this.#listeners) listener();
      this.#onReload(this.#current);
    });
    return this.#loading;
  }
}
