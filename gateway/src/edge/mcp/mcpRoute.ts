import type { IncomingMessage } from "node:http";
import type { ExecutionResult } from "graphql";
import { continueTrace } from "../../telemetry/trace.ts";
import { askOwn, type OwnParts } from "../graphql/askOwn.ts";
import type { Engine } from "../graphql/engine.ts";
import { resultOf } from "../graphql/lanes/lane.ts";
import { statusOfErrors } from "../graphql/replies/statuses.ts";
import { readJson } from "../http/body.ts";
import type { Caller } from "../http/caller.ts";
import { corsHeaders, preflightHeaders, refuseCrossSite } from "../http/crossSite.ts";
import { sendProblem } from "../http/problem.ts";
import { Refusal } from "../http/refusal.ts";
import type { Route } from "../http/route.ts";
import { readTools, type Tool } from "./tools.ts";

interface McpParts<Context> extends OwnParts<Context> {
  engine: Engine<Context>;
}

/** Milliseconds in which a tool must have answered. */
const timeout = 20_000;

/**
 * `POST /mcp`: the Model Context Protocol (streamable HTTP, without sessions) for programs of a signed-in account, by bearer token.
 * Its tools are the queries of tools.graphql: they change nothing, see what the account sees, and cost what their fields cost.
 */
export function mcpRoute<Context>(parts: McpParts<Context>): Route {
  let tools: ReturnType<typeof readTools> | undefined;
  return async (req, res, caller, _search, common) => {
    const headers = { ...common, ...corsHeaders(caller), "cache-control": "no-store" };
    if (req.method === "OPTIONS") {
      res.writeHead(204, { ...headers, ...preflightHeaders(caller), allow: "POST, OPTIONS" }).end();
      return;
    }
    if (req.method !== "POST") {
      return sendProblem(res, 405, "Messages are sent by POST.", { ...headers, allow: "POST, OPTIONS" });
    }
    if (!req.headers.authorization?.startsWith("Bearer ")) {
      const how = { ...headers, "www-authenticate": "Bearer" };
      return sendProblem(res, 401, "Log in with `delivery: BEARER` at /graphql, and send the token as a bearer.", how);
    }
    try {
      refuseCrossSite("POST", req.headers, caller);
      const parsedBody = await readJson(req);
      tools ??= readTools(parts.engine.schema);
      const answer = await answerOf(tools, parsedBody, (tool, variables) => ask(parts, req, caller, tool, variables));
      res.writeHead(answer.status, { ...headers, ...Object.fromEntries(answer.headers) });
      res.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendProblem(res, statusOfErrors([error], false), error.message, headers);
    }
  };
}

type Ask = (tool: Tool, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/** The protocol's answer to one message. */
async function answerOf(tools: ReadonlyMap<string, Tool>, parsedBody: unknown, askTool: Ask): Promise<Response> {
  // Few gateways are asked by language models: loaded at first use only.
  const { createMcpHandler, Server } = await import("@modelcontextprotocol/server");
  const handler = createMcpHandler(() => {
    const server = new Server({ name: "atrium", version: "1.0.0" }, { capabilities: { tools: {} } });
    server.setRequestHandler("tools/list", () => ({
      tools: [...tools.values()].map(({ name, description, inputSchema }) => ({
        name,
        description,
        inputSchema,
        annotations: { readOnlyHint: true, openWorldHint: false },
      })),
    }));
    server.setRequestHandler("tools/call", async ({ params }) => {
      const tool = tools.get(params.name);
      if (tool === undefined) return failed(`There is no tool ${params.name}. Ask tools/list for their names.`);
      const { data, errors } = await askTool(tool, params.arguments ?? {});
      if (errors !== undefined) return failed(errors.map(({ message }) => message).join("\n"));
      return { content: [{ type: "text" as const, text: JSON.stringify(data) }] };
    });
    return server;
  });
  try {
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const message = new Request("http://localhost/mcp", { method: "POST", headers, body: JSON.stringify(parsedBody) });
    const answer = await handler.fetch(message, { parsedBody });
    return new Response(await answer.arrayBuffer(), answer);
  } finally {
    await handler.close();
  }
}

const failed = (text: string) => ({ isError: true, content: [{ type: "text" as const, text }] });

/** Executes a tool's document as the caller. Refused documents and used-up budgets are errors of the answer. */
async function ask<Context>(
  { engine, ...parts }: McpParts<Context>,
  req: IncomingMessage,
  caller: Caller,
  { text }: Tool,
  variables: Record<string, unknown>,
): Promise<ExecutionResult> {
  const signal = AbortSignal.timeout(timeout);
  const trace = continueTrace(undefined, undefined);
  const opened = await engine.openContext({ headers: req.headers, bringsCookies: false, caller, trace, signal });
  const spender = { partner: undefined, account: opened.account, clientIp: caller.clientIp };
  try {
    const answer = await askOwn(parts, { context: opened.value, spender, signal }, text, variables);
    if ("refused" in answer) return { errors: answer.refused };
    if (answer.stream !== undefined) throw new Error("A tool is a query.");
    return resultOf(answer);
  } catch (error) {
    return { errors: [engine.maskError(error, opened.value)] };
  }
}
