import { and, type SQL } from "drizzle-orm";
import type { PgSelect, PgTable } from "drizzle-orm/pg-core";
import type { Context } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database } from "../db/openDatabase.ts";
import type { ActiveSession, SignedInEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { parse, readQuery, text } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { toDecimal } from "../money.ts";
import { type Cells, csvHeaders, csvRows, csvStream, partsOf, type RecordFile } from "./csv.ts";
import { countOn, type DayCount, daysAfter, daysOfPage, fromNearerEnd, type Window } from "./daysOfPage.ts";
import { type FileLayout, laidOut } from "./fileLayout.ts";
import { takeReport } from "./reportLimit.ts";
import { type DayRange, type ReportRange, rangeOfDays, within } from "./reportRange.ts";
import { comesAfter, keyOf, orderBy, type Place, placeIn, placeOf, type RowOrder, reversed } from "./rowOrder.ts";

/** Rows of a file that is sent, which a mailbox takes. */
const MOST_SENT = 10_000;

const rowKey = text(64, 1).optional();
/** Everything as a file, where the list or report has one. */
const FileQuery = z.object({ export: z.literal("csv").optional() });

/** The parameters of every list of records, for its query schema. */
export const recordQuery = (defaultSize?: number) =>
  pageQuery(defaultSize).extend({
    /** The rows after or before the one with this key, instead of those of a page number. */
    after: rowKey,
    before: rowKey,
    ...FileQuery.shape,
  });

type RecordQuery = z.output<ReturnType<typeof recordQuery>>;

/** Rows to read: those that meet a condition, in an order. */
export interface Part extends Window {
  where: SQL | undefined;
  orderBy: SQL[];
  /** Whether the order is the list's from its end. */
  isReversed: boolean;
}

/** The rows of a part, from a query that finds them, best in indexes alone. */
export const partOf = <Query extends PgSelect>(
  query: Query,
  { where, orderBy, limit, offset }: Omit<Part, "isReversed">,
) =>
  query
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);

/** Rows of the merchant's days. A page by time is read from its days alone. */
export interface ByDay {
  /** How many rows each day has. */
  counts: readonly DayCount[];
  range: ReportRange;
  /** The condition for the rows of a part of the range. */
  whereIn: (part: ReportRange) => SQL | undefined;
}

/** A list of records. */
export interface RecordList<Row, Column extends string = string> {
  where: SQL | undefined;
  /** Its first term is the time when `byDay` is set. */
  order: RowOrder<Row>;
  select: (db: Database, part: Part) => PromiseLike<Row[]>;
  /** Number of all rows, and what the answer has besides them, such as sums. */
  whole: (db: Database) => PromiseLike<{ count: number; more?: object }>;
  views: (rows: Row[], db: Database) => object[] | Promise<object[]>;
  byDay?: ByDay | undefined;
  file?: RecordFile<Row, Column>;
}

/** The number of rows of a table, or of a statement. */
export const countOf = (table: PgTable | SQL, where: SQL | undefined) => async (db: Database) => ({
  count: await db.$count(table, where),
});

type Sums = Readonly<Record<string, bigint | number>> & { count: number };

/** Number and sums of a list, as one row has them, in the contract's form. */
export function wholeOf([row]: readonly Sums[], currency: string) {
  const { count = 0, ...sums }: Partial<Sums> = row ?? {};
  const decimals = Object.entries(sums).map(([name, sum]) => [name, toDecimal(BigInt(sum ?? 0), currency)]);
  return { count, more: { totals: { ...Object.fromEntries(decimals), currency } } };
}

/** Who asks for a list. */
export interface Asking<Who = ActiveSession> {
  session: Who;
  language: Language;
  now: Date;
  db: Database;
}

/** A list of records, with what a query can ask of it. */
export interface RecordRoute<Query extends z.ZodType<RecordQuery>, Row, Column extends string, Who = ActiveSession> {
  query: Query;
  /** Whether a query counts as a report of the caller and reads where reports read. A file always does. */
  isReport?: (query: z.output<Query>) => boolean;
  list: (query: z.output<Query>, asking: Asking<Who>) => RecordList<Row, Column> | Promise<RecordList<Row, Column>>;
}

/** The owner of a file. A job makes the file without a session. */
type Reader = Pick<ActiveSession, "memberId">;

/** A list that is both a route and a file that is sent. */
export const recordList = <Query extends z.ZodType<RecordQuery>, Row, Column extends string>(
  record: RecordRoute<Query, Row, Column, Reader>,
) => record;

/**
 * A route of a member's list of records: a page by its number, the rows beside one by its key, or everything as a file. `keys` has the key
 * of each row; it names the row's place, so it stays good when the row goes. `hasMore` says whether there are more rows in the
 * direction of a key. With a key that is no place of the list the page's number counts.
 */
export const recordRoute =
  <Query extends z.ZodType<RecordQuery>, Row, Column extends string>(
    platform: CorePlatform,
    { query: schema, isReport, list: listFor }: RecordRoute<Query, Row, Column>,
  ) =>
  async (c: Context<SignedInEnv>) => {
    const query = readQuery(c, schema);
    const { session, language } = c.var;
    const isLong = isReport?.(query) || query.export !== undefined;
    if (isLong) await takeReport(platform, session.memberId);
    const db = isLong ? platform.reportDb : platform.db;
    return answerRecords(c, db, query, await listFor(query, { session, language, now: platform.clock.now(), db }));
  };

/** Answers with the part of a list that a query asks for. */
export async function answerRecords<Row, Column extends string>(
  c: Context,
  db: Database,
  query: RecordQuery,
  list: RecordList<Row, Column>,
) {
  const { count, more } = await list.whole(db);
  if (query.export && list.file) {
    return c.body(streamOf(db, { ...list, ...list.file }, count), 200, csvHeaders(`${list.file.name}.csv`));
  }
  const { rows, ...beside } = await pageOf(db, list, query, count);
  return ok(c, {
    ...toPage(await list.views(rows, db), count, query),
    keys: rows.map((row) => keyOf(list.order, row)),
    ...beside,
    ...more,
  });
}

type Filed<Row, Column extends string> = RecordList<Row, Column> & RecordFile<Row, Column>;

interface ReportRoute<Query extends z.ZodObject, Row, Column extends string> {
  query: Query;
  /** Of the file, without its ending. */
  name: string;
  columns: readonly Column[];
  report: (
    query: z.output<Query>,
    asking: Asking,
  ) => Promise<{ value: object; rows: Row[]; cells: (row: Row) => Cells<Column> }>;
}

/** A route of a report without pages: its value, or its rows as a file. */
export const reportRoute =
  <Query extends z.ZodObject, Row, Column extends string>(
    platform: CorePlatform,
    { query: schema, name, columns, report }: ReportRoute<Query, Row, Column>,
  ) =>
  async (c: Context<SignedInEnv>) => {
    const query = readQuery(c, schema);
    const { session, language } = c.var;
    const { reportDb: db, clock } = platform;
    await takeReport(platform, session.memberId);
    const { value, rows, cells } = await report(query, { session, language, now: clock.now(), db });
    if (readQuery(c, FileQuery).export === undefined) return ok(c, value);
    return c.body(
      csvStream(columns, [rows], (all) => all.map(cells)),
      200,
      csvHeaders(`${name}.csv`),
    );
  };

/**
 * Reads the file of a list outside of a request, whole and in a layout: at most 10,000 rows. Throws VALIDATION_FAILED for parameters that the
 * list does not take, and EXPORT_TOO_LARGE.
 */
export const recordFile =
  <Query extends z.ZodType<RecordQuery>, Row, Column extends string>(record: RecordRoute<Query, Row, Column, Reader>) =>
  async (
    parameters: Readonly<Record<string, string>>,
    asking: Asking<Reader>,
    layout: FileLayout | null = null,
  ): Promise<{ name: string; text: string }> => {
    const list = await record.list(parse(record.query, parameters), asking);
    const { count } = await list.whole(asking.db);
    if (!list.file || count > MOST_SENT) throw new PlatformError("EXPORT_TOO_LARGE");
    const file = layout ? laidOut(list.file, layout) : list.file;
    const stream = streamOf<Row, string>(asking.db, { ...list, ...file }, count);
    // `Response.text` would take the mark of the byte order away, without which spreadsheets misread the text.
    const bytes = await new Response(stream).bytes();
    return { name: list.file.name, text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) };
  };

function streamOf<Row, Column extends string>(db: Database, list: Filed<Row, Column>, count: number) {
  const parts = partsOf<Row>(csvRows(count), ({ last, limit }) =>
    list.select(db, {
      where: and(list.where, last && comesAfter(list.order, placeIn(list.order, last))),
      orderBy: orderBy(list.order),
      isReversed: false,
      offset: 0,
      limit,
    }),
  );
  return csvStream(list.columns, parts, (rows) => list.cells(rows, db), list.headings);
}

/** The rows of a page, or those beside a key, with whether there are more in that direction. */
async function pageOf<Row>(
  db: Database,
  list: RecordList<Row>,
  query: RecordQuery,
  count: number,
): Promise<{ rows: Row[]; hasMore?: boolean }> {
  const { after, before, pageSize } = query;
  const key = after ?? before;
  const place = key === undefined ? undefined : placeOf(list.order, key);
  if (!place) return { rows: await numberedPage(db, list, count, { offset: offsetOf(query), limit: pageSize }) };
  const isReversed = after === undefined;
  const order = isReversed ? reversed(list.order) : list.order;
  const found = await readIn(db, list, daysBeside(list, order, place, pageSize + 1), {
    where: comesAfter(order, place),
    orderBy: orderBy(order),
    isReversed,
    offset: 0,
    limit: pageSize + 1,
  });
  const rows = found.slice(0, pageSize);
  return { rows: isReversed ? rows.reverse() : rows, hasMore: found.length > pageSize };
}

/** The page is counted from the nearer end of the list, because the database reads all rows before it. */
async function numberedPage<Row>(db: Database, list: RecordList<Row>, count: number, window: Window): Promise<Row[]> {
  const { byDay, order } = list;
  const part = byDay && daysOfPage(byDay.counts, order[0]?.direction ?? "desc", window);
  const [rows, offset] = part ? [countOn(byDay.counts, part.days), part.offset] : [byDay ? 0 : count, window.offset];
  const page = fromNearerEnd(rows, { ...window, offset });
  if (!page) return [];
  const read = page.isReversed ? reversed(order) : order;
  const found = await readIn(db, list, part?.days, { where: undefined, orderBy: orderBy(read), ...page });
  return page.isReversed ? found.reverse() : found;
}

/** The days in which the rows beside a place lie; undefined when there are none. */
function daysBeside<Row>({ byDay }: RecordList<Row>, order: RowOrder<Row>, place: Place, limit: number) {
  const [first] = order;
  return byDay && first && daysAfter(byDay.counts, first.direction, new Date(place[0] ?? ""), limit);
}

/** Rows of the list; of a list by days only those of some. */
async function readIn<Row>(
  db: Database,
  list: RecordList<Row>,
  days: DayRange | undefined,
  part: Part,
): Promise<Row[]> {
  const { byDay, where, select } = list;
  if (!byDay) return select(db, { ...part, where: and(where, part.where) });
  if (!days) return [];
  return select(db, { ...part, where: and(byDay.whereIn(within(rangeOfDays(days), byDay.range)), part.where) });
}
