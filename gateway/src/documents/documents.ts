import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Lexer,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  Source,
  specifiedRules,
  TokenKind,
  validate,
} from "graphql";
import { type CostPlan, costOf, planCost, TooManyFields } from "./cost.ts";
import { DocumentCache } from "./documentCache.ts";
import { type Limits, limitRules, tooComplex } from "./limits.ts";
import { chooseOperation, type DocumentParts, documentParts } from "./operations.ts";

/** An operation that may be executed, with everything that does not depend on its variables. */
export interface PreparedOperation {
  node: OperationDefinitionNode;
  type: OperationTypeNode;
  cost: CostPlan;
}

interface AcceptedDocument {
  document: DocumentNode;
  parts: DocumentParts;
  errors?: undefined;
}

/** A document that was parsed, validated and priced once. `errors` says why it is refused. */
export type PreparedDocument =
  | AcceptedDocument
  | { document?: undefined; parts?: undefined; errors: readonly GraphQLError[] };

/** Prepares documents and keeps the recently used ones. */
export interface Documents {
  /** `isRegistered` documents are kept for good. Their number is that of the manifests. */
  prepare(text: string, options?: { isRegistered: boolean }): PreparedDocument;
  /** Whether `prepare` has the document's result already. */
  knows(text: string): boolean;
  /** The requested operation, or the errors to answer. Checks its price with these variables. */
  admit(
    prepared: PreparedDocument,
    operationName: string | null | undefined,
    variables: Readonly<Record<string, unknown>>,
    costLimit?: number,
  ): Admission;
  limits: Limits;
}

/** The accepted operation and its price, or the errors. */
type Admission =
  | { operation: PreparedOperation; requested: number; limit: number; errors?: undefined }
  | { operation?: undefined; errors: readonly GraphQLError[] };

export interface DocumentsOptions {
  schema: GraphQLSchema;
  limits: Limits;
  /** Whether everybody may read the schema and get suggestions for misspelt names. */
  isOpen: boolean;
}

export function createDocuments({ schema, limits, isOpen }: DocumentsOptions): Documents {
  const registered = new Map<string, PreparedDocument>();
  const kept = new DocumentCache<AcceptedDocument>();
  const plans = new WeakMap<OperationDefinitionNode, PreparedOperation | GraphQLError>();
  const cheapRules = limitRules(limits);
  const rules = isOpen ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];

  const prepareNow = (text: string): PreparedDocument => {
    let document: DocumentNode;
    try {
      document = parse(text, { maxLexicalTokens: limits.tokens, maxComments: limits.tokens });
    } catch (error) {
      return { errors: [parseError(error, text, limits.tokens)] };
    }
    const tooMuch = validate(schema, document, cheapRules, { maxErrors: 5 });
    if (tooMuch.length > 0) return { errors: tooMuch.map(withCode) };
    const errors = validate(schema, document, rules, { maxErrors: 20, hideSuggestions: !isOpen });
    if (errors.length > 0) return { errors: errors.map(withCode) };
    return { document, parts: documentParts(document) };
  };

  const planned = (node: OperationDefinitionNode, parts: DocumentParts): PreparedOperation | GraphQLError => {
    let plan = plans.get(node);
    if (plan === undefined) {
      try {
        plan = { node, type: node.operation, cost: planCost(schema, node, parts) };
      } catch (error) {
        if (!(error instanceof TooManyFields)) throw error;
        plan = tooComplex("The document opens into too many fields.");
      }
      plans.set(node, plan);
    }
    return plan;
  };

  return {
    limits,
    prepare(text, { isRegistered } = { isRegistered: false }) {
      const known = registered.get(text) ?? kept.get(text);
      if (known !== undefined) return known;
      const made = prepareNow(text);
      if (isRegistered) registered.set(text, made);
      else kept.set(text, made);
      return made;
    },
    knows: (text) => registered.has(text) || kept.get(text) !== undefined,
    admit(document, operationName, variables, costLimit = limits.cost) {
      if (document.errors !== undefined) return { errors: document.errors };
      const node = chooseOperation(document.parts.operations, operationName);
      if (node === undefined) {
        const message = operationName
          ? "The document has no operation of that name."
          : "The document has several operations: `operationName` must say which.";
        return { errors: [new GraphQLError(message, { extensions: { code: "BAD_REQUEST" } })] };
      }
      const operation = planned(node, document.parts);
      if (operation instanceof GraphQLError) return { errors: [operation] };
      const { points, nodes } = costOf(operation.cost, variables);
      if (points > costLimit) {
        const cost = { requested: points, limit: costLimit };
        return { errors: [tooComplex(`Costs ${points} points; a request may cost ${costLimit}.`, cost)] };
      }
      if (nodes > limits.nodes) {
        return { errors: [tooComplex(`Asks for ${nodes} objects; a request may ask for ${limits.nodes}.`)] };
      }
      return { operation, requested: points, limit: costLimit };
    },
  };
}

function withCode(error: GraphQLError): GraphQLError {
  if (error.extensions.code === undefined) error.extensions.code = "GRAPHQL_VALIDATION_FAILED";
  return error;
}

function parseError(error: unknown, text: string, maxTokens: number): GraphQLError {
  if (!(error instanceof GraphQLError)) throw error;
  if (hasMoreTokens(text, maxTokens)) return tooComplex(`More than ${maxTokens} tokens.`);
  error.extensions.code = "GRAPHQL_PARSE_FAILED";
  return error;
}

function hasMoreTokens(text: string, limit: number): boolean {
  const lexer = new Lexer(new Source(text));
  try {
    for (let count = 0; count <= limit; count += 1) {
      if (lexer.advance().kind === TokenKind.EOF) return false;
    }
    return true;
  } catch {
    return false;
  }
}
