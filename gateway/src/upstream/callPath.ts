import { UpstreamError } from "../errors/upstreamError.ts";
import { type CallName, isCallName } from "./callTable.ts";

type Primitive = string | number | boolean | undefined;

/** Values for a call's path and query. */
export interface ReadArgs {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, Primitive>>;
}

/** The path of a call, with its ids and its query. */
export function pathOf(name: CallName, { path, query = {} }: ReadArgs): string {
  const filled = path === undefined ? name.slice(name.indexOf(" ") + 1) : filledPath(name, path);
  let search = "";
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search += `${search === "" ? "?" : "&"}${key}=${encoded(`${value}`)}`;
  }
  return filled + search;
}

/**
 * The path with its ids. Callers can make up ids, and some of them would lead to another call: `..` to the folder above,
 * `logout` in the place of a session's id. No object has such an id.
 */
function filledPath(name: CallName, ids: Readonly<Record<string, string>>): string {
  const filled = name.replace(/\{(\w+)\}/g, (_, key: string) => {
    return pathPart(ids[key] ?? "");
  });
  if (isCallName(filled)) throw noSuchId();
  return filled.slice(filled.indexOf(" ") + 1);
}

/** An id as a part of a path. */
export function pathPart(id: string): string {
  if (["", ".", ".."].includes(id)) throw noSuchId();
  return encoded(id);
}

/** The refusal of an id that no object can have. It is not sent. */
export const noSuchId = () => new UpstreamError({ status: 404, code: "NOT_FOUND", wasSent: false });

/** JSON can hold half of a surrogate pair, which has no encoding. The platform finds nothing by its replacement. */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Whether a path of our contract is served at the address of the lottery. */
export const isAtLottery = (path: string) => path.startsWith("/lgw/") || path.startsWith("/lotto/");
