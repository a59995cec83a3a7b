import { parse } from "csv-parse/sync";
import { expect } from "vitest";
import type { TestClient } from "./gateway.ts";

/** Prepares a file. */
export const exportMutation = `mutation ($input: ExportRecordInput!) {
  exportRecord(input: $input) { export { url rowCount expiresAt } userErrors { code field message } }
}`;

/** The address of a file on the gateway's origin, and its number of rows. */
export async function prepareFile(client: TestClient, input: object) {
  const answer = await client.run(exportMutation, { input });
  expect(answer.at("exportRecord.userErrors")).toEqual([]);
  return { url: answer.text("exportRecord.export.url"), rows: Number(answer.at("exportRecord.export.rowCount")) };
}

/** Reads a file with the session of a client. */
export function readFile(address: string, { cookies }: TestClient, headers: Record<string, string> = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return fetch(address, { headers: { cookie, ...headers } });
}

/** The lines of a file with their cells; the first has the headings. */
export const rowsOf = (file: string): string[][] => parse(file, { bom: true });
