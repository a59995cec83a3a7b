import { asc, type Column, desc, getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Direction, opposite } from "./daysOfPage.ts";

/** How the values of a term are compared. */
type Kind = "timestamptz" | "bigint" | "text";

/** One thing that an order compares: a column, or an expression, that is never null. */
export interface Term<Row> {
  by: SQLWrapper;
  kind: Kind;
  /** The same of a row that was read. */
  of: (row: Row) => Date | bigint | number | string;
  direction: Direction;
  /** What a statement sorts by in place of `by`, for an order that an index must not be chosen for. */
  sortedBy?: SQLWrapper;
}

/** How the rows of a list follow each other. All terms together are different for any two rows. */
export type RowOrder<Row> = readonly Term<Row>[];

/** The place of a row in an order, whether the row still exists or not: the values of the terms, as SQL reads them. */
export type Place = readonly string[];

const kinds: Readonly<Record<string, Kind>> = {
  date: "timestamptz",
  bigint: "bigint",
  number: "bigint",
  string: "text",
};

/** A term of a column that is never null. */
export function term<Row>(direction: Direction, by: Column, of: Term<Row>["of"]): Term<Row> {
  const kind = kinds[by.dataType];
  if (kind === undefined || !by.notNull) throw new Error(`${by.name} can't order rows`);
  return { by, kind, of, direction };
}

/** The order of a table's rows by its columns, all in one direction. */
export function orderOf<Name extends string, Row extends Readonly<Record<Name, Date | bigint | number | string>>>(
  table: PgTable & { $inferSelect: Row },
  direction: Direction,
  ...names: readonly Name[]
): RowOrder<Row> {
  const columns: Readonly<Record<string, Column>> = getTableColumns(table);
  return names.map((name) => {
    const column = columns[name];
    if (column === undefined) throw new Error(`no column ${name}`);
    return term(direction, column, (row: Row) => row[name]);
  });
}

/** The order of rows that contain others. */
export const orderWithin = <Outer, Inner>(order: RowOrder<Inner>, inner: (row: Outer) => Inner): RowOrder<Outer> =>
  order.map((one) => ({ ...one, of: (row) => one.of(inner(row)) }));

export const reversed = <R>(order: RowOrder<R>): RowOrder<R> =>
  order.map((one) => ({ ...one, direction: opposite(one.direction) }));

export const orderBy = (order: RowOrder<never>): SQL[] =>
  order.map(({ by, sortedBy = by, direction }) => (direction === "asc" ? asc : desc)(sortedBy));

/** The condition for the rows that an order has after a place. */
export function comesAfter(order: RowOrder<never>, place: Place): SQL {
  const terms = order.map(({ by, kind, direction }, index) => ({
    by,
    value: sql`${place[index]}::${sql.raw(kind)}`,
    direction,
  }));
  const isAfter = ([first, ...rest]: typeof terms): SQL => {
    if (first === undefined) return sql`false`;
    const { by, value, direction } = first;
    const follows = sql.raw(direction === "asc" ? ">" : "<");
    // Compared together, the database finds all of them in one index.
    if (rest.every((one) => one.direction === direction)) {
      const all = [first, ...rest];
      const [columns, values] = [all.map((one) => sql`${one.by}`), all.map((one) => one.value)];
      return sql`(${sql.join(columns, sql`, `)}) ${follows} (${sql.join(values, sql`, `)})`;
    }
    return sql`${by} ${follows}= ${value} and (${by} ${follows} ${value} or ${isAfter(rest)})`;
  };
  return sql`(${isAfter(terms)})`;
}

const latest = Date.parse("9999-12-31T00:00:00Z");

/** In orders: a time after all others. */
export const FOREVER = new Date(latest);

/** Puts rows that meet a condition first, those with the earliest time before the others. `of` tells the time of a row that meets it. */
export const firstWhile = <Row>(isMet: SQL, time: SQLWrapper, of: (row: Row) => Date | undefined): Term<Row> => ({
  by: sql`case when ${isMet} then ${time} else ${FOREVER.toISOString()}::timestamptz end`,
  kind: "timestamptz",
  of: (row) => of(row) ?? FOREVER,
  direction: "asc",
});

/** The word of a row's place: at most 64 letters, digits and signs. It is opaque to callers. */
export const keyOf = <R>(order: RowOrder<R>, row: R): string =>
  order
    .map(({ of }) => of(row))
    .map((value) => (value instanceof Date ? value.getTime() : value))
    .join("~");

/** The place of a row that was read. */
export const placeIn = <R>(order: RowOrder<R>, row: R): Place =>
  order.map(({ of }) => of(row)).map((value) => (value instanceof Date ? value.toISOString() : String(value)));

const readers: Readonly<Record<Kind, (word: string) => string | undefined>> = {
  timestamptz: (word) =>
    /^\d{1,15}$/.test(word) && Number(word) <= latest ? new Date(Number(word)).toISOString() : undefined,
  bigint: (word) => (/^-?\d{1,18}$/.test(word) ? word : undefined),
  text: (word) => word,
};

/** The place that a word names in an order; undefined for any other text. */
export function placeOf(order: RowOrder<never>, key: string): Place | undefined {
  const words = key.split("~");
  if (words.length !== order.length) return undefined;
  const values = order.map(({ kind }, index) => readers[kind](words[index] ?? ""));
  return values.every((value) => value !== undefined) ? values : undefined;
}
