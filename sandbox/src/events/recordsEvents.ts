import { sql } from "drizzle-orm";

/** Part of a statement that records events. The value of its placeholder is a list of `NewEvent` as JSON. */
export const recordsEvents = sql`
  insert into events (topic, customer_id, data)
  select topic, "customerId", data
  from json_to_recordset(${sql.placeholder("events")}::json) as event (topic text, "customerId" text, data jsonb)`;
