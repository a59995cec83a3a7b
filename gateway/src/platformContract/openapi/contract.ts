import { readFileSync } from "node:fs";
import { z } from "zod";
import { inRepository } from "../../config/repository.ts";
import { absentFields } from "./absentFields.ts";
import { explain, together } from "./explain.ts";
import { type Schema, toSchema } from "./schema.ts";

const schema = z.unknown().transform(toSchema);
const content = z.record(z.string(), z.object({ schema, example: z.unknown().optional() }));
const parameter = z.union([
  z.object({ $ref: z.string() }),
  z.object({
    name: z.string(),
    in: z.enum(["path", "query"]),
    required: z.boolean().default(false),
    schema,
    example: z.string().optional(),
  }),
]);
const operation = z.object({
  summary: z.string(),
  tags: z.tuple([z.string()]),
  "x-origin": z.enum(["document", "completed", "added"]),
  "x-line": z.string().optional(),
  "x-without-it": z.string().optional(),
  "x-needed": z.boolean().default(false),
  "x-cache": z.string().optional(),
  security: z.array(z.record(z.string(), z.array(z.never()))),
  parameters: z.array(parameter),
  requestBody: z.object({ "x-encrypted": z.boolean().default(false), content }).optional(),
  "x-errors": z.array(z.string()).default([]),
  responses: z.object({ "200": z.object({ content }) }),
});
const file = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
  "x-statuses": z.record(z.string(), z.number()),
});

type Operation = z.output<typeof operation>;

/** A call of the contract, as docs/openapi.json has it. */
export class ContractCall {
  /** Method and path, with ids in braces. */
  readonly name: string;
  readonly operation: Operation;
  readonly #resolve: (reference: string) => Schema;

  constructor(name: string, operation: Operation, resolve: (reference: string) => Schema) {
    this.name = name;
    this.operation = operation;
    this.#resolve = resolve;
  }

  /** Whether a platform can't be used without it. */
  get isNeeded(): boolean {
    return this.operation["x-needed"];
  }

  /** Whether it has the same answer for everybody, and is sent without a token. */
  get isForGuests(): boolean {
    return this.operation.security.some((one) => Object.keys(one).length === 0);
  }

  get isOnce(): boolean {
    return this.operation.parameters.some((one) => "$ref" in one);
  }

  get isEncrypted(): boolean {
    return this.operation.requestBody?.["x-encrypted"] ?? false;
  }

  /** What is wrong with the value of an answer, in sentences; none when it fits. */
  faultsOf(value: unknown): string[] {
    const schema = this.#valueSchema;
    return schema === undefined ? [] : together(explain(schema, value, this.#resolve));
  }

  /** Fields of ours that the value of an answer does not have, with what is lost: only where the documents show the answer. */
  lossesOf(value: unknown): string[] {
    const schema = this.#valueSchema;
    if (schema === undefined || this.operation["x-origin"] !== "document") return [];
    return absentFields(schema, value, this.#resolve);
  }

  get #valueSchema(): Schema | undefined {
    return this.operation.responses["200"].content["application/json"]?.schema.allOf?.[1]?.properties?.value;
  }

  /** Names of a request that the contract does not have. */
  unknownNames(query: Iterable<string>, body: Iterable<string>): string[] {
    const parameters = new Set(this.operation.parameters.flatMap((one) => ("name" in one ? one.name : [])));
    const [first] = Object.values(this.operation.requestBody?.content ?? {});
    const fields = this.#fieldsOf(first?.schema ?? {});
    return [...[...query].filter((name) => !parameters.has(name)), ...[...body].filter((name) => !fields.has(name))];
  }

  #fieldsOf({ $ref, properties = {} }: Schema): Set<string> {
    return $ref === undefined ? new Set(Object.keys(properties)) : this.#fieldsOf(this.#resolve($ref));
  }
}

export interface Contract {
  calls: ReadonlyMap<string, ContractCall>;
  /** The HTTP status of each code. */
  statuses: Readonly<Record<string, number>>;
}

/** Reads docs/openapi.json. */
export function readContract(path = inRepository("docs/openapi.json")): Contract {
  const { paths, components, "x-statuses": statuses } = file.parse(JSON.parse(readFileSync(path, "utf8")));
  const resolve = (reference: string): Schema => {
    const found = components.schemas[reference.replace("#/components/schemas/", "")];
    if (found === undefined) throw new Error(`${path} has no ${reference}.`);
    return found;
  };
  const calls = Object.entries(paths).flatMap(([at, methods]) =>
    Object.entries(methods).map(([method, one]) => new ContractCall(`${method.toUpperCase()} ${at}`, one, resolve)),
  );
  return { calls: new Map(calls.map((call) => [call.name, call])), statuses };
}
