import { isRecord } from "../../basics/isRecord.ts";
import { Refusal } from "../http/refusal.ts";
import { type ErrorBehavior, errorBehaviors } from "./errorBehavior.ts";

/**
 * Values in the variables of one request, with those inside of others. The largest input of the contract, a lottery slip,
 * has half as many. graphql-js looks at each value, and repeats all of them in each error.
 */
const mostValues = 2_000;

/** The members of a GraphQL request, from a body or a query string. */
export interface Params {
  query?: string;
  documentId?: string;
  operationName?: string;
  /** A call of the REST face: the name of the partner's document. */
  restName?: string;
  variables: Readonly<Record<string, unknown>>;
  /** What an error in a field does. */
  onError?: ErrorBehavior;
  /** The variables are texts of an address, which the types of the document explain. */
  areTexts?: boolean;
}

/** Checks the shape of a POST body. Unknown members are ignored, as GraphQL over HTTP asks. */
export function paramsOfBody(body: unknown): Params {
  if (Array.isArray(body)) throw new Refusal("BAD_REQUEST", "One operation per request: batches are not accepted.");
  if (!isRecord(body)) throw new Refusal("BAD_REQUEST", "The body must be a JSON object.");
  if (!isAbsent(body.extensions) && !isRecord(body.extensions)) {
    throw new Refusal("BAD_REQUEST", "`extensions` must be an object.");
  }
  return paramsOf(body.query, body.documentId, body.operationName, body.variables, body.onError);
}

/** Reads the query string of a GET. */
export function paramsOfSearch(search: string): Params {
  const given = new URLSearchParams(search);
  return paramsOf(
    given.get("query"),
    given.get("documentId"),
    given.get("operationName"),
    parsed(given.get("variables")),
    given.get("onError"),
  );
}

/** The members of a call of the REST face: its variables are the body, or the query string of a GET. */
export function paramsOfRest(restName: string, body: unknown, search: string): Params {
  if (body === undefined)
    return { restName, variables: Object.fromEntries(new URLSearchParams(search)), areTexts: true };
  if (!isRecord(body)) throw new Refusal("BAD_REQUEST", "The body must be a JSON object of the variables.");
  return { restName, variables: boundedVariables(body) };
}

function boundedVariables(variables: Record<string, unknown>): Record<string, unknown> {
  if (hasAtMost(mostValues, variables)) return variables;
  throw new Refusal("BAD_REQUEST", `More than ${mostValues} values in \`variables\`.`);
}

function paramsOf(
  query: unknown,
  documentId: unknown,
  operationName: unknown,
  variables: unknown,
  onError: unknown,
): Params {
  const params: Params = { variables: {} };
  if (!isAbsent(query)) params.query = textOf("query", query);
  if (!isAbsent(documentId)) params.documentId = textOf("documentId", documentId);
  // Many clients send an empty name for the only operation.
  if (!isAbsent(operationName) && operationName !== "") params.operationName = textOf("operationName", operationName);
  if (!isAbsent(variables)) {
    if (!isRecord(variables)) throw new Refusal("BAD_REQUEST", "`variables` must be an object.");
    params.variables = boundedVariables(variables);
  }
  if (!isAbsent(onError)) {
    const known = errorBehaviors.find((one) => one === onError);
    if (known === undefined) throw new Refusal("BAD_REQUEST", "`onError` is one of PROPAGATE, NULL and HALT.");
    params.onError = known;
  }
  if (params.query !== undefined && params.documentId !== undefined) {
    throw new Refusal("BAD_REQUEST", "Either `query` or `documentId`, not both.");
  }
  if (params.query === undefined && params.documentId === undefined) {
    throw new Refusal("BAD_REQUEST", "`query` or `documentId` is missing.");
  }
  return params;
}

function parsed(json: string | null): unknown {
  if (json === null || json === "") return undefined;
  try {
    return JSON.parse(json);
  } catch {
    throw new Refusal("BAD_REQUEST", "`variables` is not JSON.");
  }
}

function textOf(name: string, value: unknown): string {
  if (typeof value !== "string") throw new Refusal("BAD_REQUEST", `\`${name}\` must be a string.`);
  return value;
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Whether a value of JSON contains at most this many others. */
function hasAtMost(most: number, value: object): boolean {
  let count = 0;
  const waiting: object[] = [value];
  for (const outer of waiting) {
    for (const inner of Object.values(outer)) {
      count += 1;
      if (count > most) return false;
      if (typeof inner === "object" && inner !== null) waiting.push(inner);
    }
  }
  return true;
}
