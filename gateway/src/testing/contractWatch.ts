import type { Dispatcher } from "undici";
import { isRecord } from "../basics/isRecord.ts";
import { readContract } from "../platformContract/openapi/contract.ts";
import type { PayloadCipher } from "../upstream/cipher.ts";

const { calls: contract } = readContract();
const patterns = [...contract.values()].flatMap((call) =>
  call.name.includes("{") ? [{ call, form: new RegExp(`^${call.name.replace(/\{\w+\}/g, "[^/?]+")}$`) }] : [],
);
/** Answers of a call that are compared in a worker. The others are of the same kind. */
const enough = 20;
const compared = new Map<string, number>();

/** Compares what a gateway sends to a sandbox, and what the sandbox answers, with docs/openapi.json. */
export class ContractWatch {
  readonly #faults = new Set<string>();
  /** Clear texts of encrypted bodies. */
  readonly #clear = new Map<string, string>();

  readonly interceptor: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
    const name = `${options.method} ${options.path.split("?")[0]}`;
    const call = contract.get(name) ?? patterns.find(({ form }) => form.test(name))?.call;
    if (call === undefined) return dispatch(options, handler);
    const sent = typeof options.body === "string" ? options.body : "";
    const text = this.#clear.get(sent) ?? sent;
    this.#clear.delete(sent);
    const query = new URLSearchParams(options.path.split("?")[1]);
    for (const unknown of call.unknownNames(query.keys(), namesIn(text))) {
      this.#faults.add(`${call.name} is sent ${unknown}`);
    }
    const times = compared.get(call.name) ?? 0;
    compared.set(call.name, times + 1);
    if (times >= enough) return dispatch(options, handler);
    return dispatch(
      options,
      listening(handler, (value) => {
        for (const fault of call.faultsOf(value)) this.#faults.add(`${call.name} answers ${fault}`);
      }),
    );
  };

  /** Notes the clear texts of what a cipher encrypts. */
  hear(cipher: PayloadCipher): void {
    const sending = cipher.sending.bind(cipher);
    cipher.sending = (text, send) =>
      sending(text, (sealed) => {
        this.#clear.set(sealed, text);
        return send(sealed);
      });
  }

  /** Throws when something was not as in the contract. */
  assertKept(): void {
    if (this.#faults.size === 0) return;
    throw new Error(
      `Not as in docs/openapi.json; gateway/src/platformContract/calls says what is sent, the gateway's shapes what is read:\n${[...this.#faults].join("\n")}`,
    );
  }
}

function namesIn(text: string): string[] {
  if (text.startsWith("{")) return Object.keys(JSON.parse(text));
  return text.includes("=") && !text.includes("\n") ? [...new URLSearchParams(text).keys()] : [];
}

/** Hands the value of a successful answer in the sandbox's envelope to a listener. */
function listening(handler: Dispatcher.DispatchHandler, onValue: (value: unknown) => void): Dispatcher.DispatchHandler {
  const chunks: Buffer[] = [];
  let isSuccess = false;
  return {
    onRequestStart: (...args) => handler.onRequestStart?.(...args),
    onResponseStart(...args) {
      const [, status, headers] = args;
      isSuccess = status === 200 && String(headers["content-type"]).startsWith("application/json");
      handler.onResponseStart?.(...args);
    },
    onResponseData(controller, chunk) {
      if (isSuccess) chunks.push(Buffer.from(chunk));
      handler.onResponseData?.(controller, chunk);
    },
    onResponseEnd(...args) {
      if (isSuccess) {
        const answer: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
        if (isRecord(answer) && answer.success === true && "traceId" in answer) onValue(answer.value);
      }
      handler.onResponseEnd?.(...args);
    },
    onResponseError: (...args) => handler.onResponseError?.(...args),
  };
}
