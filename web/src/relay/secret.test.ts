import { commitMutation, Environment, type GraphQLResponse, Network, RecordSource, Store } from "relay-runtime";
import { expect, test } from "vitest";
import mutation from "../__generated__/ChangePasswordFormMutation.graphql.ts";
import { secret } from "./secret.ts";

test("sends a secret, and keeps it out of Relay's store", async () => {
  const answer: GraphQLResponse = { data: { changePassword: { member: null, userErrors: [] } } };
  const sent: string[] = [];
  const store = new Store(new RecordSource());
  const environment = new Environment({
    network: Network.create(async (_, variables) => {
      sent.push(JSON.stringify(variables));
      return answer;
    }),
    store,
  });
  await new Promise((resolve, reject) =>
    commitMutation(environment, {
      mutation,
      variables: { input: { oldPassword: secret("teal harbour"), newPassword: secret("amber field") } },
      onCompleted: resolve,
      onError: reject,
    }),
  );
  expect(sent).toEqual(['{"input":{"oldPassword":"teal harbour","newPassword":"amber field"}}']);
  const stored = JSON.stringify(store.getSource().toJSON());
  expect(stored).toContain("changePassword(");
  expect(stored).not.toMatch(/teal|amber/);
});
