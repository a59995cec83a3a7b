import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Functions of this connection for data that looks drawn: the same numbers give the same data. */
export async function openDraws(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create or replace function pg_temp.drawn(number bigint, seed integer) returns float8 language sql immutable as
      'select (hashint8extended(number, seed) & 4503599627370495) / 4503599627370496.0::float8'`);
  await tx.execute(sql`
    create or replace function pg_temp.one_of(items anyarray, number bigint, seed integer) returns anyelement language sql immutable as
      'select items[1 + floor(pg_temp.drawn(number, seed) * cardinality(items))::integer]'`);
}

/** A number from 0 up to, not including, 1; `seed` keeps the draws for one number apart. */
export const drawn = (number: SQL, seed: number): SQL => sql`pg_temp.drawn(${number}, ${sql.raw(String(seed))})`;

/** One of the items of an array. */
export const oneOf = (items: SQL, number: SQL, seed: number): SQL =>
  sql`pg_temp.one_of(${items}, ${number}, ${sql.raw(String(seed))})`;

/** A number in base 36, with leading zeros, as `betIdAt` writes it. */
export const base36 = (number: SQL, length: number): SQL =>
  sql.join(
    Array.from({ length }, (_, index) => {
      const power = 36 ** (length - 1 - index);
      return sql`substr(${sql.raw(`'${DIGITS}'`)}, (${number} / ${sql.raw(String(power))}::bigint % 36)::integer + 1, 1)`;
    }),
    sql` || `,
  );
