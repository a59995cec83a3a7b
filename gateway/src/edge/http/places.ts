import { networkOf } from "@atrium/schema/networkOf";

/** Limits of work that runs at the same time. */
export interface PlaceLimits {
  perAccount: number;
  /** For all accounts of one network together. */
  perNetwork: number;
  inProcess: number;
}

/** The caller that asks for a place. */
interface Taker {
  account: string;
  address: string;
}

/** Limits how much work of a kind runs at the same time: for an account, for a network, and in this process. */
export class Places {
  readonly #limits: PlaceLimits;
  readonly #held = new Map<string, number>();
  #open = 0;

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /** Takes a place. The answer says who holds too many, or gives the function that frees the place. */
  take({ account, address }: Taker): { leave: () => void } | { taken: "by this caller" | "by others" } {
    const { perAccount, perNetwork, inProcess } = this.#limits;
    const [ofAccount, ofNetwork] = [`account ${account}`, `network ${networkOf(address)}`];
    if (this.#count(ofAccount) >= perAccount || this.#count(ofNetwork) >= perNetwork)
      return { taken: "by this caller" };
    if (this.#open >= inProcess) return { taken: "by others" };
    this.#add(ofAccount, 1);
    this.#add(ofNetwork, 1);
    this.#open += 1;
    return {
      leave: () => {
        this.#add(ofAccount, -1);
        this.#add(ofNetwork, -1);
        this.#open -= 1;
      },
    };
  }

  #count(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  #add(key: string, places: number): void {
    const held = this.#count(key) + places;
    if (held === 0) this.#held.delete(key);
    else this.#held.set(key, held);
  }
}
