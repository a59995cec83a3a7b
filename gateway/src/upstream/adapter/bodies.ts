import { isRecord } from "../../basics/isRecord.ts";
import type { Outgoing } from "../http/outgoing.ts";
import type { Sealed } from "./ciphers.ts";

/** A body before it is written. */
export interface Body {
  as: "json" | "form";
  value: unknown;
}

export type WrittenBody = NonNullable<Outgoing["body"]>;

/** Our values of a call, in one object: path ids, query parameters and fields of the body. */
export function valuesOf({ args }: Outgoing): Readonly<Record<string, unknown>> {
  return args === undefined ? {} : { ...args.path, ...args.query, ...args.body };
}

/** The text of a body, with its type. */
export function writtenBody(body: Body | undefined): WrittenBody | undefined {
  if (body === undefined) return undefined;
  if (body.as === "json") return { type: "application/json", text: JSON.stringify(body.value) };
  const values = Object.entries(isRecord(body.value) ? body.value : {}).filter(([, value]) => value != null);
  const pairs = values.map(([name, value]) => [
    name,
    typeof value === "object" ? JSON.stringify(value) : String(value),
  ]);
  return { type: "application/x-www-form-urlencoded", text: new URLSearchParams(pairs).toString() };
}

/** An encrypted body: alone, or as fields in the form of the plain one. */
export function sealedBody(body: Body | undefined, { body: sealed, isJose }: Sealed): WrittenBody | undefined {
  if (typeof sealed !== "string") return writtenBody({ as: body?.as ?? "json", value: sealed });
  return { type: isJose ? "application/jose" : "text/plain", text: sealed };
}
