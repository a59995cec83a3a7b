import { expect, it } from "vitest";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const MESSAGES = `query ($after: String) { viewer { member { messages(first: 3, after: $after) {
  edges { node { id title } } pageInfo { endCursor hasNextPage } } } } }`;
const DELETE = "mutation ($ids: [ID!]) { deleteMessages(input: { ids: $ids }) { userErrors { code } } }";

it("shows each message that stays once, when others are deleted or arrive between two pages", async () => {
  const member = await t.loggedIn("vipclub");
  const write = (title: string) => control(sandbox, "message", { username: "vipclub", title });
  for (let number = 8; number > 0; number--) await write(`Message ${number}`);
  const titles: string[] = [];
  for (let after: unknown = null, pages = 0; pages < 3; pages++) {
    const page = await member.run(MESSAGES, { after });
    const path = "viewer.member.messages";
    const [first, last] = [page.text(`${path}.edges.0.node.id`), page.text(`${path}.edges.2.node.id`)];
    for (const row of [0, 1, 2]) titles.push(page.text(`${path}.edges.${row}.node.title`));
    after = page.at(`${path}.pageInfo.endCursor`);
    // The row of the cursor goes, too.
    if (pages === 0) await member.run(DELETE, { ids: [first, last] });
    if (pages === 1) await write("New");
  }
  expect(titles.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Message ${number}`));
});

it.each([
  ["demo", "member", "messages", ""],
  ["demo", "member", "accountRecord", ""],
  ["demo", "member", "betRecord", ""],
  ["demo", "member", "deposits", 'filter: { period: { preset: "LAST_30" } },'],
  ["demo", "member", "bonuses", ""],
  ["demo", "member", "rewards", ""],
  ["demo", "member", "freeSpins", ""],
  ["demo", "member", "raffleTickets", "isUsed: false,"],
  ["demo", "member", "pointEntries", ""],
  ["demo", "member", "pointRedeems", 'filter: { period: { preset: "LAST_30" } },'],
  ["demo", "member", "withdrawals", 'filter: { period: { preset: "LAST_30" } },'],
  ["demo", "member", "logins", ""],
  ["agent", "member", "rebates", ""],
  ["agent", "agent", "teamBets", ""],
  ["agent", "agent", "transactions", ""],
  ["agent", "agent", "downline", ""],
  ["agent", "agent", "profitAndLoss", "sort: { by: STAKE, direction: DESCENDING },"],
  ["agent", "agent", "actions", ""],
  ["agent", "agent", "contracts", "filter: { kind: DIVIDEND, direction: RECEIVED },"],
  ["agent", "agent", "contractPayouts", 'filter: { period: { preset: "LAST_30" } },'],
])("asks %s's %s.%s for the rows after the last one by its key", async (username, who, field, given) => {
  const client = await t.loggedIn(username);
  const query = `query ($after: String) { viewer { ${who} { ${field}(${given.replaceAll('"', "")} first: 1, after: $after) {
    edges { cursor node { id } } pageInfo { endCursor hasNextPage } } } } }`;
  const path = `viewer.${who}.${field}`;
  const first = await client.ask(query);
  if (first.at(`${path}.pageInfo.hasNextPage`) !== true) expect(["freeSpins", "raffleTickets"]).toContain(field);
  t.sent.length = 0;
  const second = await client.ask(query, { after: first.at(`${path}.pageInfo.endCursor`) });
  expect(t.sent.map(({ call }) => call).filter((call) => /[?&]after=/.test(call))).toHaveLength(1);
  expect(second.at(`${path}.edges.0.node.id`)).not.toBe(first.at(`${path}.edges.0.node.id`));
});
