import { z } from "zod";
import { count, lenient, rowsOf } from "../upstream/wire.ts";
import type { Page } from "./connection.ts";
import { isKey, keyForm } from "./cursor.ts";
import { rowsIn } from "./rowsIn.ts";

/** The key of each row, from a platform that finds the rows beside one. */
const keys = lenient((value) => (Array.isArray(value) && value.every(isKey) ? value : undefined), {
  type: ["array", "null"],
  items: { type: "string", pattern: keyForm.source },
});

/** Whether there are more rows in the direction of the key that was asked for. */
const hasMore = lenient((value) => (typeof value === "boolean" ? value : undefined), { type: ["boolean", "null"] });

/** The fields of a page of rows. */
export const pageShape = <Row extends z.ZodType>(row: Row) => ({
  list: rowsOf(row),
  totalCount: count,
  keys,
  hasMore,
});

interface PageFields<T> {
  list: readonly (T | null)[];
  totalCount: number;
  keys?: readonly string[] | undefined;
  hasMore?: boolean | undefined;
}

/** A page as `pageConnection` needs it, with the other fields of the answer. Rows that can't be read are left out. */
export const toPage = <T, More extends object>({
  list,
  totalCount,
  keys: sent,
  hasMore: more,
  ...rest
}: PageFields<T> & More): Page<T> & Omit<More, "list" | "totalCount" | "keys" | "hasMore"> => ({
  ...rest,
  ...rowsIn(list),
  keys: sent?.length === list.length ? sent : undefined,
  total: totalCount,
  hasMore: more,
});

/** A page of rows without other fields. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object(pageShape(row)).transform((answer): Page<z.output<Row>> => toPage(answer));
