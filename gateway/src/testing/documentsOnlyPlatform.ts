import { entryOf } from "../basics/entryOf.ts";
import { isRecord } from "../basics/isRecord.ts";
import { documentedCalls, type NamedFields } from "../platformContract/documents.ts";
import { openFaultyProxy } from "./faultyProxy.ts";

/** Headers that HTTP gives a meaning, and the one by which our platform knows a captcha: the documents show no other way. */
const passedHeaders = ["content-type", "cache-control", "retry-after", "x-captcha-id"];

/**
 * A platform that has what the customer's documents name, and nothing else: a proxy before a sandbox. Other calls are not
 * found, and other fields are missing. Refusals have a message and the captcha flag, no code.
 */
export async function openDocumentsOnlyPlatform(sandboxOrigin: string, port = 0) {
  const proxy = await openFaultyProxy(sandboxOrigin, port);
  proxy.set({
    async answer({ call }) {
      if (call.startsWith("HEAD ") || entryOf(documentedCalls, call) !== undefined) return undefined;
      return { status: 404, headers: { "content-type": "text/html" }, body: "<html><body>404 Not Found</body></html>" };
    },
    change(answer, { call }) {
      const documented = entryOf(documentedCalls, call);
      if (documented === undefined) return;
      answer.headers = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => passedHeaders.includes(name)),
      );
      answer.body = asDocumented(answer.body, documented.answer);
    },
  });
  return proxy;
}

/** The answer without what the documents do not name. */
function asDocumented(body: string, named: NamedFields | undefined): string {
  const answer: unknown = body === "" ? undefined : JSON.parse(body);
  if (!isRecord(answer) || !("success" in answer)) return body;
  const { success, value, message } = answer;
  if (success === false) return JSON.stringify({ success, value: pick(value, { captcha: "access:98" }), message });
  return JSON.stringify({ success, value: named === undefined ? value : pick(value, named), message });
}

function pick(value: unknown, named: NamedFields): unknown {
  if (Array.isArray(value)) return value.map((row) => pick(row, named));
  if (!isRecord(value)) return value;
  // A list may stand alone or in `list`: the documents show both.
  if (Array.isArray(value.list) && !("list" in named)) return { list: pick(value.list, named) };
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, content]) => {
      const fields = entryOf(named, key) ?? named["*"];
      if (fields === undefined) return [];
      return [[key, typeof fields === "string" ? content : pick(content, fields)]];
    }),
  );
}
