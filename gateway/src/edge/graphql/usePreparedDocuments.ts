import type { DocumentNode, GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Documents } from "../../documents/documents.ts";

/** Gives yoga documents that are already parsed, validated and priced. */
export function usePreparedDocuments(documents: Documents): Plugin {
  const refusals = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  return {
    onParse({ params, setParsedDocument }) {
      const prepared = documents.prepare(params.source.toString());
      if (prepared.document === undefined) throw prepared.errors?.[0];
      refusals.set(prepared.document, prepared.errors ?? []);
      setParsedDocument(prepared.document);
    },
    onValidate({ params, setResult }) {
      setResult([...(refusals.get(params.documentAST) ?? [])]);
    },
    onParams({ params, setResult }) {
      if (typeof params.query !== "string") return;
      const admission = documents.admit(documents.prepare(params.query), params.operationName, params.variables ?? {});
      if (admission.errors !== undefined) setResult({ errors: [...admission.errors] });
    },
  };
}
