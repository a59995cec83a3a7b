import pg from "pg";

const ASK_MS = 30_000;

/** Whether a process migrates or fills this database at the moment. One that waits for a lock does not. */
const IS_AT_WORK = `
  select exists (
    select from pg_stat_activity
    where datname = current_database() and application_name = 'atrium start' and state = 'active'
      and wait_event_type is distinct from 'Lock') as "isAtWork"`;

/**
 * Does work that prepares a database, and prints now and then that it goes on, as long as the server says so: a large seed
 * takes minutes, in statements that print nothing, and `npm start` gives up a service that is silent for long.
 */
export async function withProgress<T>(url: string, work: () => Promise<T>, everyMs = ASK_MS): Promise<T> {
  const started = performance.now();
  const timer = setInterval(async () => {
    if (await isAtWork(url).catch(() => false)) {
      const seconds = Math.round((performance.now() - started) / 1_000);
      process.stdout.write(`the database is being prepared, since ${seconds} s\n`);
    }
  }, everyMs);
  return work().finally(() => clearInterval(timer));
}

async function isAtWork(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: "atrium progress", query_timeout: ASK_MS });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(IS_AT_WORK)).rows[0].isAtWork;
  } finally {
    await client.end();
  }
}
