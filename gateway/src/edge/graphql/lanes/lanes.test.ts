import { expect, test } from "vitest";
import { defaultLimits } from "../../../documents/limits.ts";
import { documentIdOf } from "../../../documents/persisted.ts";
import { registered, startEdge } from "../../../testing/edgeFixture.ts";

// The fixture notes each execution of `Query.site` in `seen`. The document has two of them.
const { home } = registered;

test("sends a document that is new to yoga, and takes the fast lane from the second time on", async () => {
  await using gateway = await startEdge();
  const bodies: string[] = [];
  const executions: number[] = [];
  for (let times = 0; times < 4; times += 1) {
    const before = gateway.seen.length;
    bodies.push(await (await gateway.post({ query: home, variables: { n: 1 } })).text());
    executions.push(gateway.seen.length - before);
  }
  // Yoga keeps nothing. The fast lane keeps its shared part.
  expect(executions).toEqual([2, 2, 0, 0]);
  expect(new Set(bodies).size).toBe(1);
});

test("shares public answers between documents with equal content, registered or not", async () => {
  await using gateway = await startEdge({ limits: { ...defaultLimits, cost: defaultLimits.registeredCost } });
  const byId = await (await gateway.post({ documentId: documentIdOf(home) })).text();
  const otherFormat = home.replace("HomeQuery", "Other").replaceAll("{", "{\n  # a comment\n");
  await gateway.post({ query: otherFormat });
  const before = gateway.seen.length;
  expect(await (await gateway.post({ query: otherFormat })).text()).toBe(byId);
  expect(gateway.seen.length).toBe(before);
});

test("lets an error make its parent null, itself alone, or the whole answer, as the request asks", async () => {
  await using gateway = await startEdge();
  const ask = async (query: string, onError?: string) => {
    const { data, errors } = await (await gateway.post({ query, onError })).json();
    return [data, errors.length];
  };
  const { failingAll, failingOwn } = registered;
  const site = { id: "site" };
  const own = [{ site, viewer: { systemStatus: { state: "NORMAL" }, cdn: null } }, 1];
  // From the second time on, the compiled lanes answer what graphql-js does not have to.
  for (const _ of [1, 2]) {
    expect(await ask(failingAll)).toEqual([null, 1]);
    expect(await ask(failingAll, "PROPAGATE")).toEqual([null, 1]);
    expect(await ask(failingAll, "NULL")).toEqual([{ site, nodes: null }, 1]);
    expect(await ask(failingOwn)).toEqual(own);
    expect(await ask(failingOwn, "NULL")).toEqual(own);
    expect(await ask(failingOwn, "HALT")).toEqual([null, 1]);
  }
  const well = await gateway.post({ query: registered.home, variables: { n: 1 }, onError: "HALT" });
  expect((await well.json()).data.site).toEqual({ games: { totalCount: 3 } });
  const wrong = await gateway.post({ query: failingOwn, onError: "STOP" });
  expect([wrong.status, (await wrong.json()).errors[0].extensions.code]).toEqual([400, "BAD_REQUEST"]);
});

test("counts the executions that graphql-js takes over from the compiled lanes", async () => {
  await using gateway = await startEdge();
  const names = [..."abcdefghi"];
  const query = `query (${names.map((name) => `$${name}: Boolean = false`)}) { ${names.map((name) => `${name}: __typename @skip(if: $${name})`)} }`;
  const answers = [];
  for (const _ of [1, 2]) answers.push(await (await gateway.post({ query })).text());
  expect(answers[1]).toBe(answers[0]);
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  expect(metrics).toContain('atrium_graphql_fallbacks_total{reason="many-conditions"} 1');
});
