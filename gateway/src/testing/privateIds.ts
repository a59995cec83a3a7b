import type { TestClient } from "./gateway.ts";

const node = "edges { node { id } }";
const OWN = `{ viewer { session { id } agent { id teamBets(first: 1) { ${node} } inviteLinks { id } applications(first: 1) { ${node} } savedFilters { id }
  actions(first: 1) { ${node} } downline(first: 1) { ${node} } downlineAccount(account: "line01") { id notes { id } } profitAndLoss(first: 1) { ${node} }
  transactions(first: 1, filter: { period: { preset: LAST_30 } }) { ${node} }
  contracts(first: 1, filter: { kind: DIVIDEND, direction: RECEIVED }) { ${node} }
  contractPayouts(first: 1, filter: { kind: DIVIDEND, period: { preset: LAST_30 } }) { ${node} } } member {
  id payoutAccounts { id } wallet { id accounts { id } }
  accountRecord(first: 1, filter: { period: { preset: LAST_30 } }) { ${node} }
  betRecord(first: 1, filter: { period: { preset: LAST_30 } }) { ${node} }
  bonuses(first: 1) { ${node} } deposits(first: 1) { ${node} } withdrawals(first: 1) { ${node} }
  logins(first: 1) { ${node} } messages(first: 1) { ${node} } rewards(first: 1) { ${node} } freeSpins(first: 1) { ${node} }
  raffleTickets(first: 1) { ${node} } promotionStandings { id }
} } }`;

/** Ids of the caller's own objects, one of each type that the caller has. */
export async function privateIds(client: TestClient): Promise<string[]> {
  const { data } = await client.run(OWN);
  return idsIn(data);
}

function idsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "id" ? [String(inner)] : idsIn(inner)));
}
