import type { RequestHumanCheckMutation as Asked, OwnerQuery } from "./__generated__/documents.generated.ts";
import { LogOut, Owner, RequestHumanCheck } from "./__generated__/documents.generated.ts";
import { AtriumError } from "./atriumError.ts";
import type { TypedDocument } from "./document.ts";
import { Gateway, type GatewayOptions } from "./gateway.ts";
import { type HumanCheckTask, solvedTask } from "./humanCheck.ts";
import { pauseAfter, pauseFor } from "./pauses.ts";
import { type KeyStorage, SentKeys } from "./sentKeys.ts";
import { type Following, follow } from "./subscribe.ts";
import { isObject } from "./unknown.ts";

const MOST_WAIT = 20;

export interface AtriumOptions extends GatewayOptions {
  /** Where keys of unanswered changes outlive a reload: `localStorage`. Without it they live as long as this client. */
  storage?: KeyStorage;
  /** Solves human checks that are no proof of work, such as Turnstile's widget; returns its token. */
  solve?: (task: HumanCheckTask) => Promise<string>;
  /** Seconds that one request may wait for `Retry-After`, in sum; 20 by default. */
  mostWait?: number;
}

/** Lets a caller leave: what it waits for is rejected with the signal's reason. */
export interface Leaving {
  signal?: AbortSignal;
}

/** The variables may be left out where none is needed. */
type Rest<Variables, Options = Leaving> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: Options]
    : [variables: Variables, options?: Options];

/** Variables of a change with an idempotency key. */
interface Keyed {
  readonly input: { readonly idempotencyKey: string };
}

type WithoutKey<Variables extends Keyed> = Omit<Variables, "input"> & {
  readonly input: Omit<Variables["input"], "idempotencyKey">;
};

/** Whether a text may be sent again although the first may have arrived. A text that begins otherwise is taken for a change. */
const isQuery = (text: string) => /^\s*(query\b|\{)/.test(text);

/** A client of one gateway, with one session. */
class Atrium {
  readonly #options: AtriumOptions;
  readonly #gateway: Gateway;
  readonly #keys: SentKeys;
  #owner: { session: string | null; id: string | undefined } | undefined;

  constructor(options: AtriumOptions) {
    this.#options = options;
    this.#gateway = new Gateway(options);
    this.#keys = new SentKeys(options.storage);
  }

  /** The session, sealed; null for guests. Keep it in memory, or in an app in the system's safe, and set it after a start. */
  get session(): string | null {
    return this.#gateway.session;
  }

  set session(sealed) {
    this.#gateway.session = sealed;
  }

  /**
   * Sends an operation, and returns its data. Rejects with an `AtriumError` when anything of it failed or was refused. It
   * waits for `Retry-After`, solves a human check that is asked for, and keeps the session of a login with `BEARER`.
   */
  request<Result, Variables>(document: TypedDocument<Result, Variables>, ...rest: Rest<Variables>): Promise<Result> {
    const [variables, leaving] = rest;
    const text = document.toString();
    return this.#humanly(text, variables ?? {}, isQuery(text), leaving?.signal);
  }

  /**
   * Sends a change with an idempotency key, which it adds. Until the change is answered, an equal one of the same account has
   * the same key, also after a reload: so it is made once.
   */
  async once<Result, Variables extends Keyed>(
    document: TypedDocument<Result, Variables>,
    variables: WithoutKey<Variables>,
    { signal }: Leaving = {},
  ): Promise<Result> {
    const text = document.toString();
    const key = await this.#keys.keyFor([await this.#ownerId(signal), text, variables]);
    const sent = { ...variables, input: { ...variables.input, idempotencyKey: key } };
    try {
      const result = await this.#humanly<Result>(text, sent, true, signal);
      await this.#keys.forget(key);
      return result;
    } catch (error) {
      // After any other error than a refusal the change may have been made, or may still arrive.
      if (error instanceof AtriumError && error.isRefusal) await this.#keys.forget(key);
      throw error;
    }
  }

  /**
   * The results of a subscription, until the gateway completes it or the loop is left. When the stream breaks, it is opened
   * again after the last event that came. Only errors that waiting does not mend reject it.
   */
  subscribe<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    ...rest: Rest<Variables, Following>
  ): AsyncGenerator<Result, void, void> {
    const [variables, following] = rest;
    return follow(this.#gateway, document, variables ?? {}, following);
  }

  /** Ends the session. */
  async logOut(): Promise<void> {
    await this.request(LogOut, { input: {} });
    this.session = null;
  }

  async #patiently<Result>(text: string, variables: object, isRepeatable: boolean, signal?: AbortSignal) {
    let leftMs = (this.#options.mostWait ?? MOST_WAIT) * 1_000;
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#gateway.ask<Result>(text, variables, signal);
      } catch (error) {
        const pause = pauseAfter(error, isRepeatable, tries, leftMs);
        if (pause === undefined) throw error;
        leftMs -= pause;
        await pauseFor(pause, signal);
      }
    }
  }

  async #humanly<Result>(text: string, variables: object, isRepeatable: boolean, signal?: AbortSignal) {
    try {
      return await this.#patiently<Result>(text, variables, isRepeatable, signal);
    } catch (error) {
      const input: unknown = Reflect.get(variables, "input");
      const isAsked = error instanceof AtriumError && error.code === "HUMAN_CHECK_FAILED";
      if (!isAsked || !isObject(input) || "humanCheck" in input) throw error;
      const { requestHumanCheck } = await this.#patiently<Asked>(RequestHumanCheck, {}, false, signal);
      if (!requestHumanCheck.humanCheck) throw error;
      const humanCheck = await solvedTask(requestHumanCheck.humanCheck, this.#options.solve);
      return this.#patiently<Result>(text, { ...variables, input: { ...input, humanCheck } }, isRepeatable, signal);
    }
  }

  /** The id of the account. Each account has its own keys, because several people may use a device. */
  async #ownerId(signal?: AbortSignal) {
    if (this.#owner?.session !== this.session) {
      const { viewer } = await this.#patiently<OwnerQuery>(Owner, {}, true, signal);
      this.#owner = { session: this.session, id: viewer.member?.id };
    }
    return this.#owner?.id;
  }
}

/**
 * Makes a client for a gateway.
 *
 * @example
 * const atrium = createAtrium({ url: "https://play.example", storage: localStorage });
 * const { site } = await atrium.request(Lobby, { filter: { category: "RNG" } });
 */
export const createAtrium = (options: AtriumOptions): Atrium => new Atrium(options);

export type { Atrium };
