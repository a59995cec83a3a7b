import type { Context } from "../request/context.ts";
import { type Page, type PageArgs, pageConnection } from "./connection.ts";
import type { ConnectionArgs } from "./window.ts";

/**
 * The resolver of a field that pages a list of records, with what its pages have besides their rows. `queryOf` reads the field's other
 * arguments: cursors are valid for one query only.
 */
export const recordField =
  <Args extends ConnectionArgs, Query extends object, T, P extends Page<T>>(
    list: string,
    queryOf: (args: Args) => Query,
    readFor: (context: Context) => (query: Query, page: PageArgs) => Promise<P & Page<T>>,
    defaultSize = 20,
  ) =>
  async (_: unknown, args: Args, context: Context) => {
    const query = queryOf(args);
    return pageConnection(args, { list, filter: query, defaultSize }, (page) => readFor(context)(query, page));
  };

/** Reads the query of a field from its argument `filter` alone. */
export const byFilter =
  <Filter, Query>(queryOf: (filter: Filter | null | undefined) => Query) =>
  ({ filter }: ConnectionArgs & { filter?: Filter | null | undefined }): Query =>
    queryOf(filter);
