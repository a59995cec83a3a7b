import {
  LogOut,
  Owner,
  RequestHumanCheck,
  type RequestHumanCheckMutation,
} from "./__generated__/documents.generated.ts";
import { AtriumError } from "./atriumError.ts";
import type { TypedDocument } from "./document.ts";
import { Gateway, type GatewayOptions } from "./gateway.ts";
import { type HumanCheckTask, solvedTask } from "./humanCheck.ts";
import { Patience, pauseFor } from "./pauses.ts";
import { type KeyStorage, SentKeys } from "./sentKeys.ts";
import { follow } from "./subscribe.ts";
import { isObject } from "./unknown.ts";

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
type Rest<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, leaving?: Leaving]
    : [variables: Variables, leaving?: Leaving];

/** Variables of a change with an idempotency key. */
interface Keyed {
  readonly input: { readonly idempotencyKey: string };
}

type WithoutKey<Variables extends Keyed> = Omit<Variables, "input"> & {
  readonly input: Omit<Variables["input"], "idempotencyKey">;
};

/** A client of one gateway, with one session. */
export interface Atrium {
  /**
   * Sends an operation, and returns its data. Rejects with an `AtriumError` when anything of it failed or was refused. It
   * waits for `Retry-After`, solves a human check that is asked for, and keeps the session of a login with `BEARER`.
   */
  request<Result, Variables>(document: TypedDocument<Result, Variables>, ...rest: Rest<Variables>): Promise<Result>;
  /**
   * Sends a change with an idempotency key, which it adds. Until the change is answered, an equal one of the same account has
   * the same key, also after a reload: so it is made once.
   */
  once<Result, Variables extends Keyed>(
    document: TypedDocument<Result, Variables>,
    variables: WithoutKey<Variables>,
    leaving?: Leaving,
  ): Promise<Result>;
  /**
   * The results of a subscription, until the gateway completes it or the loop is left. When the stream breaks, it is opened
   * again, and the gateway is told for how long there was none. Only errors that waiting does not mend reject it.
   */
  subscribe<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    ...rest: Rest<Variables>
  ): AsyncGenerator<Result, void, void>;
  /** Ends the session. */
  logOut(): Promise<void>;
  /** The session, sealed; null for guests. Keep it in memory, or in an app in the system's safe, and set it after a start. */
  session: string | null;
}

const MOST_WAIT = 20;

/** Whether a text may be sent again although the first may have arrived. A text that begins otherwise is taken for a change. */
const isQuery = (text: string) => /^\s*(query\b|\{)/.test(text);

/**
 * Makes a client for a gateway.
 *
 * @example
 * const atrium = createAtrium({ url: "https://play.example", storage: localStorage });
 * const { site } = await atrium.request(Lobby, { filter: { category: "RNG" } });
 */
export function createAtrium(options: AtriumOptions): Atrium {
  const gateway = new Gateway(options);
  const keys = new SentKeys(options.storage);

  async function patiently<Result>(text: string, variables: object, isRepeatable: boolean, signal?: AbortSignal) {
    const patience = new Patience(isRepeatable, (options.mostWait ?? MOST_WAIT) * 1_000);
    for (;;) {
      try {
        return await gateway.ask<Result>(text, variables, signal);
      } catch (error) {
        const pause = error instanceof AtriumError ? patience.after(error) : undefined;
        if (pause === undefined) throw error;
        await pauseFor(pause, signal);
      }
    }
  }

  async function humanly<Result>(text: string, variables: object, isRepeatable: boolean, signal?: AbortSignal) {
    try {
      return await patiently<Result>(text, variables, isRepeatable, signal);
    } catch (error) {
      const input: unknown = Reflect.get(variables, "input");
      const isAsked = error instanceof AtriumError && error.code === "HUMAN_CHECK_FAILED";
      if (!isAsked || !isObject(input) || "humanCheck" in input) throw error;
      const { requestHumanCheck } = await patiently<RequestHumanCheckMutation>(RequestHumanCheck, {}, false, signal);
      if (!requestHumanCheck.humanCheck) throw error;
      const humanCheck = await solvedTask(requestHumanCheck.humanCheck, options.solve);
      return patiently<Result>(text, { ...variables, input: { ...input, humanCheck } }, isRepeatable, signal);
    }
  }

  /** Whose session it is. Keys are kept by account, because several people may use a device. */
  let owner: { session: string | null; id: string | undefined } | undefined;
  async function ownerId(leaving: Leaving) {
    if (owner?.session === gateway.session) return owner.id;
    const { viewer } = await atrium.request(Owner, {}, leaving);
    owner = { session: gateway.session, id: viewer.member?.id };
    return owner.id;
  }

  async function once<Result, Variables extends Keyed>(
    document: TypedDocument<Result, Variables>,
    variables: WithoutKey<Variables>,
    leaving: Leaving = {},
  ) {
    const text = document.toString();
    const key = await keys.keyFor([await ownerId(leaving), text, variables]);
    const sent = { ...variables, input: { ...variables.input, idempotencyKey: key } };
    try {
      const result = await humanly<Result>(text, sent, true, leaving.signal);
      await keys.forget(key);
      return result;
    } catch (error) {
      // After any other error than a refusal the change may have been made, or may still arrive.
      if (error instanceof AtriumError && error.isRefusal) await keys.forget(key);
      throw error;
    }
  }

  const atrium: Atrium = {
    get session() {
      return gateway.session;
    },
    set session(sealed) {
      gateway.session = sealed;
    },
    request(document, ...rest) {
      const [variables, leaving] = rest;
      const text = document.toString();
      return humanly(text, variables ?? {}, isQuery(text), leaving?.signal);
    },
    once,
    subscribe(document, ...rest) {
      const [variables, leaving] = rest;
      return follow(gateway, document, variables ?? {}, leaving?.signal);
    },
    async logOut() {
      await atrium.request(LogOut, { input: {} });
      gateway.session = null;
    },
  };
  return atrium;
}
