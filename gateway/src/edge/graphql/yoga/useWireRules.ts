import type { Plugin } from "graphql-yoga";
import { formatResult, headersOfErrors } from "../replies/answer.ts";
import { statusOfErrors } from "../replies/statuses.ts";

/** Makes yoga's own answers use the gateway's statuses and error format. */
export function useWireRules(): Plugin {
  return {
    onResultProcess({ result, request, setResultProcessor, resultProcessor }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result || resultProcessor === undefined) return;
      const accept = request.headers.get("accept") ?? "";
      if (accept.includes("text/event-stream")) return;
      const type = accept.includes("application/graphql-response+json")
        ? "application/graphql-response+json"
        : "application/json";
      setResultProcessor((_, fetchAPI) => {
        const errors = result.errors ?? [];
        const status = "data" in result ? 200 : statusOfErrors(errors, type === "application/json");
        return new fetchAPI.Response(formatResult(result), {
          status,
          headers: { "content-type": `${type}; charset=utf-8`, ...headersOfErrors(errors) },
        });
      }, type);
    },
  };
}
