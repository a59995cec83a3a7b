import type { ErrorCode, UserErrorCode } from "./__generated__/documents.generated.ts";
import { isObject, numberIn, textIn } from "./unknown.ts";

/**
 * Two codes are the client's own. `UNREACHABLE`: no answer came, or one that is not the gateway's; nobody knows whether a change
 * was made. `NO_STREAMS`: the `fetch` of this platform can't read a subscription.
 */
export type Code = ErrorCode | UserErrorCode | "UNREACHABLE" | "NO_STREAMS";

interface Details {
  code: string;
  message: string;
  reference?: string | null;
  retryAfter?: number | null;
  fields?: Readonly<Record<string, string>>;
  data?: unknown;
  isRefusal?: boolean;
}

/** Everything that a request can fail with. */
export class AtriumError extends Error {
  override readonly name = "AtriumError";
  /** What a program decides by. A newer gateway may send codes that this version does not list. */
  declare readonly code: Code | (string & {});
  /** What a person has to correct, by the path of the input's field: `{ amount: "The amount is too small." }`. */
  declare readonly fields: Readonly<Record<string, string>>;
  /** Names the request in the operator's logs; null when no answer came. */
  declare readonly reference: string | null;
  /** Seconds after which the same request may succeed; null when waiting does not help. */
  declare readonly retryAfter: number | null;
  /** What came in spite of the error: the other parts of a query, or the payload of a refused mutation. */
  declare readonly data: unknown;
  /** Whether a person can correct it: a mutation's `userErrors`. Then nothing was changed. */
  declare readonly isRefusal: boolean;

  constructor({ code, message, reference, retryAfter, fields = {}, data, isRefusal = false }: Details) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.reference = reference ?? null;
    this.retryAfter = retryAfter ?? null;
    this.data = data ?? null;
    this.isRefusal = isRefusal;
  }
}

/** The error that an answer reports: its first GraphQL error, or the refusals of its mutation; undefined when it has none. */
export function errorOf(answer: object, reference: string | null, retryAfter: number | null): AtriumError | undefined {
  const { data, errors } = Object(answer);
  const [first] = Array.isArray(errors) ? errors.filter(isObject) : [];
  const refusals = refusalsIn(data);
  const told =
    first === undefined ? refusals[0] : Object({ message: textIn(first, "message"), ...extensionsOf(first) });
  if (told === undefined) return undefined;
  const code = textIn(told, "code") ?? "UNKNOWN";
  return new AtriumError({
    code,
    message: textIn(told, "message") ?? code,
    reference,
    retryAfter: numberIn(told, "retryAfter") ?? retryAfter,
    fields: Object.fromEntries(refusals.flatMap(fieldIn)),
    data,
    isRefusal: first === undefined,
  });
}

const extensionsOf = (error: object): object => Object(Reflect.get(error, "extensions"));

const refusalsIn = (data: unknown): object[] =>
  payloadsIn(data).flatMap((payload) => {
    const found: unknown = Reflect.get(payload, "userErrors");
    return Array.isArray(found) ? found.filter(isObject) : [];
  });

function fieldIn(refusal: object): [path: string, message: string][] {
  const path: unknown = Reflect.get(refusal, "field");
  return Array.isArray(path) ? [[path.join("."), textIn(refusal, "message") ?? ""]] : [];
}

/** The objects directly in the data of an answer: the payloads of a mutation. */
export const payloadsIn = (data: unknown): object[] => (isObject(data) ? Object.values(data).filter(isObject) : []);
