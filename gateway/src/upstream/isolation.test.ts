import { expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { userErrors { code } } }`;
const balance = "{ viewer { member { wallet { total { amount } } } } }";

it("keeps serving a member while another caller sends long texts", async () => {
  const member = await t.loggedIn("demo");
  const attacker = t.client();
  const text = "x".repeat(100_000);
  const captcha = { id: "1", text };
  const humanCheck = { provider: "POW", token: text };
  const attacks = Array.from({ length: 15 }, () => [
    attacker.run(mutation("logIn", "LogInInput"), { input: { username: "demo", password: "no", captcha, humanCheck } }),
    attacker.run(mutation("requestPasswordLink", "RequestPasswordLinkInput"), {
      input: { username: text, email: text },
    }),
    attacker.run(mutation("checkUsername", "CheckUsernameInput"), { input: { username: text } }),
  ]).flat();
  for (let turn = 0; turn < 30; turn++) {
    const answer = await member.run(balance);
    expect(answer.codes).toEqual([]);
  }
  const refused = { code: "VALIDATION_FAILED" };
  for (const { data } of await Promise.all(attacks))
    expect(Object.values(Object(data))).toMatchObject([{ userErrors: [refused] }]);
});

it("keeps serving other pages while one page of the platform answers 503", async () => {
  const member = await t.loggedIn("demo");
  const visitor = t.client();
  await control(sandbox, "chaos", { path: "/wps/relay/GCSGAME_gameDetail", status: 503, probability: 1 });
  const visits = Array.from({ length: 40 }, (_, number) =>
    visitor.run("query ($id: ID!) { node(id: $id) { id } }", {
      id: globalId("Game", String(number + 5_000)),
    }),
  );
  for (let turn = 0; turn < 30; turn++) {
    const answer = await member.run(balance);
    expect(answer.codes).toEqual([]);
  }
  for (const { codes } of await Promise.all(visits)) expect(codes).toEqual(["UPSTREAM_UNAVAILABLE"]);
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
});

it("answers requests for 100 games that do not exist without a call for each", async () => {
  const visitor = t.client();
  const ask = (from: number) =>
    visitor.run("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", {
      ids: Array.from({ length: 100 }, (_, index) => globalId("Game", String(from + index))),
    });
  const nothing = Array.from({ length: 100 }, () => null);
  expect((await ask(800_000)).at("nodes")).toEqual(nothing);
  t.sent.length = 0;
  expect((await ask(900_000)).at("nodes")).toEqual(nothing);
  expect(t.calls()).toEqual(["GET /wps/relay/GCSGAME_gamesByIds"]);
});
