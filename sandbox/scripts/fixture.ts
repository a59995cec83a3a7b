import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { migrationsFolder } from "../src/db/migrations.ts";
import { openDatabase, type Tx } from "../src/db/openDatabase.ts";
import { takeSnapshot } from "../src/db/snapshot.ts";
import { readDerivedNames, readTables } from "../src/db/tables.ts";
import { fillSmall } from "../src/testing/smallDatabase.ts";

// Writes the rows of a small database to migrations/fixtures/<version>.sql: run it once for each release.
const { version } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, "../package.json"), "utf8"));
const target = path.join(migrationsFolder, "fixtures", `${version}.sql`);

/** A statement that inserts all rows of a table; empty for a table without rows. */
async function insertOf(tx: Tx, name: string, schema = "public"): Promise<string> {
  const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
  const rows = await textOf(tx, sql`select coalesce(json_agg(t), '[]')::text as text from ${table} t`);
  if (rows === "[]") return "";
  const into = `"${schema}"."${name}"`;
  return `insert into ${into} overriding system value select * from json_populate_recordset(null::${into}, ${quoted(rows)});\n`;
}

/** Statements that continue the identity columns of a table after its last row. */
async function sequencesOf(tx: Tx, name: string): Promise<string> {
  const text = await textOf(
    tx,
    sql`
      select coalesce(json_agg(a.attname), '[]')::text as text from pg_attribute a
      where a.attrelid = to_regclass(${`public."${name}"`}) and a.attidentity <> ''`,
  );
  const columns: string[] = JSON.parse(text);
  return columns
    .map(
      (column) =>
        `select setval(pg_get_serial_sequence('"${name}"', '${column}'), coalesce(max("${column}"), 1)) from "${name}";\n`,
    )
    .join("");
}

const textRows = z.object({ rows: z.array(z.object({ text: z.string() })) });

async function textOf(tx: Tx, query: SQL): Promise<string> {
  const { rows } = textRows.parse(await tx.execute(query));
  return rows[0]?.text ?? "";
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

if (existsSync(target)) {
  process.stderr.write(`${target} exists already: raise the version in sandbox/package.json first\n`);
  process.exit(1);
}
const database = await openDatabase({ dataDir: "memory" });
const { db, close } = database;
await fillSmall(database);
await takeSnapshot(db);
const derived = await readDerivedNames(db);
let rows = "";
for (const { name } of await readTables(db))
  if (!derived.includes(name)) rows += (await insertOf(db, name)) + (await sequencesOf(db, name));
const applied = await insertOf(db, "__drizzle_migrations", "drizzle");
await close();

/** A statement for each table that is not derived from others. */
const forEachTable = (statement: string) => `do $$ declare name text; begin
  for name in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    and obj_description(oid, 'pg_class') is distinct from 'derived'
  loop execute format('${statement}', name); end loop;
end $$;
`;

writeFileSync(
  target,
  `-- The rows of the sandbox's database at version ${version}, written by \`npm run fixture -w @atrium/sandbox\`. Do not edit it.
-- The migrations with these hashes make their tables.
create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
${applied}select setval('drizzle.__drizzle_migrations_id_seq', max(id)) from drizzle.__drizzle_migrations;

-- The triggers would refuse rows of the ledger that are inserted with their final values.
${forEachTable("alter table public.%I disable trigger user")}${rows}select rebuild_rollups();
${forEachTable("alter table public.%I enable trigger user")}
create schema seeded;
${forEachTable("create table seeded.%1$I as table public.%1$I")}`,
);
process.stdout.write(`${target}\n`);
