import { z } from "zod";

/** A schema of the contract; fields have marks beside their type. */
export interface Field {
  type?: string | string[] | undefined;
  format?: string | undefined;
  enum?: unknown[] | undefined;
  $ref?: string | undefined;
  properties?: Record<string, Field> | undefined;
  required?: string[] | undefined;
  items?: Field | undefined;
  anyOf?: Field[] | undefined;
  allOf?: Field[] | undefined;
  "x-origin"?: string | undefined;
  "x-line"?: string | undefined;
  "x-without-it"?: string | undefined;
}

const field: z.ZodType<Field> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    $ref: z.string().optional(),
    properties: z.record(z.string(), field).optional(),
    required: z.array(z.string()).optional(),
    items: field.optional(),
    anyOf: z.array(field).optional(),
    allOf: z.array(field).optional(),
    "x-origin": z.string().optional(),
    "x-line": z.string().optional(),
    "x-without-it": z.string().optional(),
  }),
);

const content = z.record(z.string(), z.object({ schema: field, example: z.unknown().optional() }));

const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  description: z.string().default(""),
  "x-origin": z.string(),
  "x-line": z.string().optional(),
  "x-without-it": z.string().optional(),
  "x-needed": z.boolean().default(false),
  "x-cache": z.string().optional(),
  "x-errors": z.array(z.string()).default([]),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.array(
    z.union([
      z.object({ $ref: z.string() }),
      z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: field }),
    ]),
  ),
  requestBody: z.object({ "x-encrypted": z.boolean().default(false), content }).optional(),
  responses: z.object({ "200": z.object({ content }) }),
});
export type Operation = z.output<typeof operation>;

/** The part of docs/openapi.json that the page shows. */
export const contractFile = z.object({
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), field) }),
});
export type ContractFile = z.output<typeof contractFile>;
