import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * The order in which a statement locks accounts: main accounts first, because transactions lock them before a member's other
 * accounts (ADR 32). By their ids alone, money that is locked would come before the main account.
 */
export const lockOrder = (accountId: SQLWrapper): SQL => sql`split_part(${accountId}, ':', 3) <> 'main', ${accountId}`;
