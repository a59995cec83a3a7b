import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, it } from "vitest";
import { sharedPlatform } from "../../testing/sharedPlatform.ts";
import { openForFile } from "../../testing/startForFile.ts";

const sandbox = await sharedPlatform();
const gateway = await openForFile(sandbox, { MCP: "1", BUDGET_POINTS: "100", BUDGET_PER_SECOND: "1" });

/** The bearer token of a seeded account. */
async function tokenOf(username: string): Promise<string> {
  const query = `mutation LogIn($name: String!) {
    logIn(input: { username: $name, password: "Atrium!2026", delivery: BEARER }) { bearerToken }
  }`;
  const answer = await gateway.client().run(query, { name: username });
  return answer.text("logIn.bearerToken");
}

/** The official client, as a language model's host runs it. */
async function connect(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${gateway.origin}/mcp`), { requestInit: { headers } }),
  );
  return {
    tools: async () => (await client.listTools()).tools,
    async call(name: string, variables: Record<string, unknown> = {}) {
      const { content, isError = false } = await client.callTool({ name, arguments: variables });
      const [part] = content;
      return { isError, text: part?.type === "text" ? part.text : "" };
    },
    async [Symbol.asyncDispose]() {
      await client.close();
    },
  };
}

it("answers each tool as the signed-in account, and only that account", async () => {
  await using demo = await connect(await tokenOf("demo"));
  const tools = await demo.tools();
  expect(tools.map(({ annotations }) => annotations?.readOnlyHint)).toEqual(tools.map(() => true));
  for (const { name } of tools) {
    const answer = await demo.call(name, name === "find_games" ? { text: "fish" } : {});
    expect(answer, name).toMatchObject({ isError: false });
  }
  expect(JSON.parse((await demo.call("account")).text).viewer.member.username).toBe("demo");
  await using other = await connect(await tokenOf("vipclub"));
  expect(JSON.parse((await other.call("account")).text).viewer.member.username).toBe("vipclub");
});

it("says what is wrong with a call, and takes no document of the caller's", async () => {
  await using demo = await connect(await tokenOf("demo"));
  expect(await demo.call("list_games", { first: 1_000 })).toMatchObject({ isError: true });
  expect(await demo.call("list_games", { filter: { category: "FLYING" } })).toMatchObject({ isError: true });
  expect(await demo.call("logOut")).toMatchObject({ isError: true, text: expect.stringContaining("tools/list") });
});

it("pays from the budget of the account", async () => {
  await using demo = await connect(await tokenOf("vipclub"));
  const answers = await Promise.all(Array.from({ length: 12 }, () => demo.call("bets", { first: 100 })));
  const isRefused = ({ isError, text }: (typeof answers)[number]) => isError && /points/.test(text);
  expect(answers.some(isRefused)).toBe(true);
  expect(answers.every(isRefused)).toBe(false);
});

it("refuses strangers, other methods and ended sessions", async () => {
  const send = (headers: Record<string, string>, method = "POST") =>
    fetch(`${gateway.origin}/mcp`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(method === "POST" && { body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' }),
    });
  expect((await send({})).status).toBe(401);
  expect((await send({}, "GET")).status).toBe(405);
  expect((await send({ authorization: "Bearer x", origin: "https://evil.example" })).status).toBe(403);
  expect((await send({ authorization: "Bearer x", "content-type": "text/plain" })).status).toBe(415);
  const token = await tokenOf("demo");
  await gateway
    .client({ authorization: `Bearer ${token}` })
    .run("mutation { logOut(input: {}) { userErrors { code } } }");
  await using late = await connect(token);
  expect(await late.call("account")).toMatchObject({ isError: true });
});
