import pg from "pg";
import { expect, vi } from "vitest";
import { z } from "zod";
import type { createApp } from "../app.ts";

/** Tables that grow with every bet, or every five minutes. */
const LARGE_TABLES = [
  "bets",
  "contract_payouts",
  "ledger_entries",
  "ledger_transactions",
  "rollup_member_bets",
  "rollup_member_money",
  "rollup_team_days",
];

/** What a request to a platform is explained with. */
export interface Explained {
  app: ReturnType<typeof createApp>;
  client: pg.Client;
  token: string;
}

/** A statement with its parameters. */
interface Statement {
  text: string;
  values: unknown[];
}

/** The reading statements that a request sends to the database. */
async function statementsOf(path: string, { app, token }: Explained): Promise<Statement[]> {
  const sent: Statement[] = [];
  const spy = vi.spyOn(pg.Client.prototype, "query");
  const answer = await app.request(`/wps/relay/${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  for (const [given, values] of spy.mock.calls) {
    const { text } = Config.parse(given);
    if (/^\s*[(]?(select|with)\b/i.test(text)) sent.push({ text, values: z.array(z.unknown()).parse(values ?? []) });
  }
  spy.mockRestore();
  expect(sent.length).toBeGreaterThan(1);
  return sent;
}

const Config = z.union([z.object({ text: z.string() }), z.string().transform((text) => ({ text }))]);

const PlanNode = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Index Name": z.string().optional(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  "Rows Removed by Filter": z.number().default(0),
  get Plans() {
    return z.array(PlanNode).default([]);
  },
});
/** A node of a plan. */
export type Plan = z.infer<typeof PlanNode>;

const Answer = z.object({ rows: z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: PlanNode })]) })]) });

/** The scans of large tables that a request makes. */
export async function scansFor(path: string, explained: Explained): Promise<Plan[]> {
  const scans: Plan[] = [];
  for (const statement of await statementsOf(path, explained)) scans.push(...(await scansOf(statement, explained)));
  return scans;
}

/** The scans of large tables that the database makes for a statement. */
export async function scansOf({ text, values }: Statement, { client }: Pick<Explained, "client">): Promise<Plan[]> {
  const answer = Answer.parse(await client.query(`explain (analyze, format json) ${text}`, values));
  const nodesIn = (plan: Plan): Plan[] => [plan, ...plan.Plans.flatMap(nodesIn)];
  return nodesIn(answer.rows[0]["QUERY PLAN"][0].Plan).filter((node) =>
    LARGE_TABLES.includes(node["Relation Name"] ?? ""),
  );
}

/** Rows that a scan touches. */
export const rowsOf = (scan: Plan) => scan["Actual Loops"] * (scan["Actual Rows"] + scan["Rows Removed by Filter"]);
