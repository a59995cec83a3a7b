import { UpstreamError, unavailable } from "../../errors/upstreamError.ts";
import { methodOf } from "../callTable.ts";
import { contractKey } from "../cipher.ts";
import type { AdaptedSender, AdapterParts } from "../http/client.ts";
import type { RawAnswer, RawRequest } from "../http/exchange.ts";
import { type Answer, gatewayItself, type Outgoing, type Sender } from "../http/outgoing.ts";
import { type Body, sealedBody, valuesOf, writtenBody } from "./bodies.ts";
import type { CallPlan, Draft } from "./callPlan.ts";
import { CipherKeys } from "./cipherKeys.ts";
import type { Sealed } from "./ciphers.ts";
import type { CallFunction, PlatformRequest } from "./functions.ts";
import { functionTools } from "./functionTools.ts";
import { compileHeaders, type HeaderWriter } from "./headers.ts";
import type { Around } from "./mapping/mapping.ts";
import type { Rules } from "./rules.ts";

/** Does the calls of one brand as the platform's adapter says. */
export class AdaptedCalls implements AdaptedSender {
  readonly #source: { readonly current: Rules };
  readonly #parts: AdapterParts;
  #state: State | undefined;

  constructor(source: { readonly current: Rules }, parts: AdapterParts) {
    this.#source = source;
    this.#parts = parts;
  }

  async send(call: Outgoing): Promise<Answer> {
    return this.#current.send(call);
  }

  fileRequestOf(call: Outgoing): RawRequest {
    return this.#current.fileRequestOf(call);
  }

  /** The state of the present rules. It begins anew when they were read again. */
  get #current(): State {
    const rules = this.#source.current;
    if (this.#state?.rules !== rules) this.#state = new State(rules, this.#parts, this);
    return this.#state;
  }
}

/** What a brand keeps while the rules stay the same. */
class State {
  readonly rules: Rules;
  readonly #parts: AdapterParts;
  readonly #headers: HeaderWriter;
  readonly #keys: CipherKeys;

  constructor(rules: Rules, parts: AdapterParts, sender: Sender) {
    this.rules = rules;
    this.#parts = parts;
    this.#headers = compileHeaders(rules.platform.headers, parts.merchant);
    this.#keys = new CipherKeys(rules.platform.ciphers, {
      ofContract: () => contractKey(sender),
      at: (request) => this.#contentAt(request),
    });
  }

  send(call: Outgoing): Promise<Answer> {
    const plan = this.rules.planOf(call.name);
    if (plan.isMissing) throw missing();
    return plan.run === undefined ? this.#sendByPlan(call, plan) : this.#answeredBy(call, plan, plan.run);
  }

  fileRequestOf(call: Outgoing): RawRequest {
    // The columns of a file are ours: a platform with other answers has other files.
    if (this.rules.hasEntry(call.name) || this.rules.planOf(call.name).isMissing) throw missing();
    const headers = this.#headers(call.caller, this.#languageOf(call), undefined);
    return { method: methodOf(call.name), path: call.path, headers, body: undefined };
  }

  /** Sends a call that the files describe without a function. */
  #sendByPlan(call: Outgoing, plan: CallPlan): Promise<Answer> {
    // A form with a picture is sent as it is.
    const bodyCipher = call.body === undefined ? plan.cipherOf(call) : undefined;
    const around = this.#around(call);
    const read = this.#reader(plan, around);
    if (bodyCipher === undefined && plan.fieldCiphers.length === 0) {
      return this.#transport(call, plan, plan.draft(call, around), { isRepeatable: plan.isRepeatable, read });
    }
    const names = bodyCipher === undefined ? plan.fieldCiphers : [...plan.fieldCiphers, bodyCipher];
    return this.#keys.using(names, async ({ sealText, sealBody }) => {
      around.encrypt = sealText;
      const draft = plan.draft(call, around);
      const sealed =
        bodyCipher === undefined || draft.body === undefined ? undefined : await sealBody(bodyCipher, draft.body);
      // A body with a nonce is accepted once.
      return this.#transport(call, plan, draft, { isRepeatable: methodOf(call.name) === "GET", read, sealed });
    });
  }

  /** Adds the headers of all calls, and the body. */
  #transport(call: Outgoing, plan: CallPlan, draft: Draft, { sealed, read, isRepeatable }: Sending): Promise<Answer> {
    const headers = this.#headers(call.caller, this.#languageOf(call), plan.headerKeyOf(call));
    for (const part of draft.headers) headers.push(part);
    for (const part of sealed?.headers ?? []) headers.push(part);
    const body = call.body ?? (sealed === undefined ? writtenBody(draft.body) : sealedBody(draft.body, sealed));
    if (body !== undefined) headers.push("content-type", body.type);
    const { method, path } = draft;
    const { isLottery } = plan;
    const request = { method, path, headers, body: body?.text, theirs: plan.theirs };
    return this.#parts.transport({ ...call, body }, request, { isRepeatable, isLottery, read });
  }

  #reader(plan: CallPlan, around: Around): (raw: RawAnswer) => Answer {
    return (raw) => {
      around.headers = raw.headers;
      around.bytes = raw.body;
      around.rows = 0;
      const { content, headers } = plan.read(raw, around);
      return { content, headers, body: raw.body };
    };
  }

  /** The answer of a function. Of its own errors only the kind is said, because they may quote what the platform sent. */
  async #answeredBy(call: Outgoing, plan: CallPlan, run: CallFunction): Promise<Answer> {
    const ask = (request: PlatformRequest, milliseconds: number) => this.#ask({ ...call, milliseconds }, plan, request);
    const { merchant } = this.#parts;
    try {
      const content = await run(functionTools(call, { language: this.#languageOf(call), merchant, ask }));
      return { content: content ?? null, headers: {}, body: Buffer.alloc(0) };
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      throw unavailable(`a function of the adapter failed: ${error instanceof Error ? error.name : "not an error"}`);
    }
  }

  async #ask(call: Outgoing, plan: CallPlan, request: PlatformRequest): Promise<Answer> {
    const { method, path, headers = {}, json, form, encrypted } = request;
    const body: Body | undefined =
      form !== undefined ? { as: "form", value: form } : json === undefined ? undefined : { as: "json", value: json };
    const draft = { method, path, headers: Object.entries(headers).flat(), body };
    const bare: Outgoing = { ...call, args: undefined, known: undefined, idempotencyKey: undefined };
    const read = this.#reader(this.rules.anyPlan, this.#around(bare));
    const lottery = { ...this.rules.anyPlan, isLottery: plan.isLottery, theirs: plan.theirs };
    if (encrypted === undefined || body === undefined) {
      return this.#transport(bare, lottery, draft, { isRepeatable: method === "GET", read });
    }
    return this.#keys.using([encrypted], async ({ sealBody }) => {
      const sealed = await sealBody(encrypted, body);
      return this.#transport(bare, lottery, draft, { isRepeatable: false, read, sealed });
    });
  }

  /** The content of an answer that the gateway asks for by itself. */
  async #contentAt(request: string): Promise<unknown> {
    const call: Outgoing = {
      name: "GET /wps/system/encryptionKey",
      path: "",
      caller: gatewayItself,
      milliseconds: 8_000,
    };
    const path = request.slice(request.indexOf(" ") + 1);
    const draft = { method: methodOf(request), path, headers: [], body: undefined };
    const read = this.#reader(this.rules.anyPlan, this.#around(call));
    const { content } = await this.#transport(call, this.rules.anyPlan, draft, { isRepeatable: true, read });
    return content;
  }

  #around(call: Outgoing): Around {
    const values = valuesOf(call);
    return {
      content: values,
      body: undefined,
      bytes: undefined,
      headers: {},
      call: values,
      sent: call,
      merchant: this.#parts.merchant,
      language: this.#languageOf(call),
      encrypt: noKey,
      rows: 0,
    };
  }

  #languageOf({ caller: { language } }: Outgoing): string {
    return this.rules.platform.languages[language] ?? language;
  }
}

interface Sending {
  isRepeatable: boolean;
  read: (raw: RawAnswer) => Answer;
  sealed?: Sealed | undefined;
}

/** The refusal of a call that the platform does not have, as if it had answered 404. */
const missing = () => new UpstreamError({ status: 404, code: "NOT_FOUND", wasSent: false, isCoded: false });

const noKey = () => {
  throw unavailable("no key for a field of the adapter");
};
