import type { DocumentNode, ExecutionResult } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import type { Engine } from "../engine.ts";
import type { Lane } from "../lanes/lane.ts";
import { type RequestRun, useGraphqlJs } from "./useGraphqlJs.ts";

/** A request that the edge has already read, for yoga to execute. */
interface Handed<Context> extends RequestRun<Context> {
  document: DocumentNode;
  params: { query: string; variables: Record<string, unknown>; operationName?: string };
  results?: ExecutionResult | AsyncIterable<ExecutionResult>;
}

interface ServerContext<Context> {
  handed: Handed<Context>;
}

/**
 * Executes documents that are seen for the first time. It shares the schema, the context and the prepared document with
 * the other lanes, but executes by itself, so that a test of equal answers compares two engines.
 */
export function yogaLane<Context>(engine: Engine<Context>, hideSuggestions: boolean): Lane<Context> {
  /** Takes requests from the edge and hands results back to it. */
  const useEdge: Plugin<ServerContext<Context>, ServerContext<Context>> = {
    onRequestParse({ serverContext, setRequestParser }) {
      setRequestParser(() => serverContext.handed.params);
    },
    // Admission has parsed and validated the document, which costs more than to execute it.
    onParse({ context, setParsedDocument }) {
      setParsedDocument(context.handed.document);
    },
    onValidate({ setResult }) {
      setResult([]);
    },
    onResultProcess({ result, serverContext, setResultProcessor }) {
      if (Array.isArray(result)) return;
      serverContext.handed.results = result;
      setResultProcessor((_, fetchAPI) => new fetchAPI.Response(null), "*/*");
    },
  };

  const yoga = createYoga<ServerContext<Context>, object>({
    schema: engine.schema,
    plugins: [useGraphqlJs(engine, hideSuggestions), useEdge],
    maskedErrors: { maskError: (error) => engine.maskError(error, undefined) },
    // The edge does these itself, with stricter rules.
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    maxRequestBodySize: false,
    // A document that comes again takes another lane.
    parserAndValidationCache: false,
    logging: false,
  });

  return async ({ prepared, text, operationName, variables, context, signal }) => {
    if (prepared.errors !== undefined) return { result: { errors: prepared.errors } };
    const params = { query: text, variables: { ...variables }, ...(operationName ? { operationName } : {}) };
    const handed: Handed<Context> = { document: prepared.document, params, context, signal };
    await yoga.fetch("http://gateway/graphql", { method: "POST" }, { handed });
    const { results } = handed;
    if (results === undefined) throw new Error("Yoga answered without a result.");
    return Symbol.asyncIterator in results ? { stream: results } : { result: results };
  };
}
