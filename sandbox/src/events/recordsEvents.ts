import { sql } from "drizzle-orm";

/**
 * Part of a statement that records events. The value of its placeholder is a list of `NewEvent` as JSON. Sub-accounts that send their
 * agent's money hear of its balance as the agent does, and those that answer contracts of these.
 */
export const recordsEvents = sql`
  insert into events (topic, customer_id, data)
  with event as (
    select topic, "customerId" as customer, data
    from json_to_recordset(${sql.placeholder("events")}::json) as event (topic text, "customerId" text, data jsonb))
  select topic, customer, data from event
  union all
  select topic, member_id::text, data from event join sub_accounts on agent_id = customer::integer
  where topic = 'balance' and rights ? 'TRANSFER_MONEY' or topic = 'contract' and rights ? 'CONTRACTS'`;
