import { expect, it } from "vitest";
import { startForFile } from "../../testing/startForFile.ts";

const { t } = await startForFile();

const QUERY = `query ($filter: TeamTransactionFilter, $after: String) {
  viewer { agent { transactions(filter: $filter, first: 5, after: $after) {
    totalCount totals { incoming { amount } outgoing { amount } } pageInfo { endCursor }
    edges { node { id account kind createdAt amount { amount currency } balanceAfter { amount } reference } }
  } } }
}`;

it("reads a page of the downline's movements, and one of them by its id", async () => {
  const agent = await t.loggedIn("agent");
  const answer = await agent.run(QUERY, { filter: { account: "demo", direction: "OUT" } });
  expect(answer.codes).toEqual([]);
  const id = answer.text("viewer.agent.transactions.edges.0.node.id");
  const found = await agent.run("query ($id: ID!) { node(id: $id) { id ... on TeamTransaction { account } } }", { id });
  expect(found.at("node")).toMatchObject({ id, account: "demo" });
});
