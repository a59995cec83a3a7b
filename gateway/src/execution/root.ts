import type { GraphQLObjectType } from "graphql";
import { collectFields } from "./collect.ts";
import type { RootValue } from "./executor.ts";
import { compileField } from "./field.ts";
import type { Plan, Text, WriteField } from "./plan.ts";
import { ignoreFailures } from "./promises.ts";
import type { Run } from "./run.ts";

/** Writes the fields of the root. Throws or rejects when a failure leaves no data. */
export type WriteRoot = (run: Run) => RootValue[] | Promise<RootValue[]>;

interface RootField {
  key: string;
  write: WriteField;
}

/** Compiles the root's selection. The fields of a mutation run one after the other, those of a query together. */
export function compileRoot(plan: Plan, type: GraphQLObjectType): WriteRoot {
  const { operation } = plan.source;
  const fields: RootField[] = [];
  for (const [key, nodes] of collectFields(plan, type, [operation.selectionSet])) {
    const field = compileField(plan, type, key, nodes);
    if (field !== undefined) fields.push({ key, write: field.write });
  }
  return operation.operation === "mutation" ? inSeries(fields) : together(fields);
}

function together(fields: readonly RootField[]): WriteRoot {
  return (run) => {
    const texts: Text[] = [];
    let isLate = false;
    try {
      for (const { write } of fields) {
        const text = write(run.rootValue, undefined, run);
        isLate ||= text instanceof Promise;
        texts.push(text);
      }
    } catch (error) {
      ignoreFailures(texts);
      throw error;
    }
    return isLate ? Promise.all(texts).then((settled) => valuesOf(fields, settled)) : valuesOf(fields, texts);
  };
}

function inSeries(fields: readonly RootField[]): WriteRoot {
  return async (run) => {
    const texts: Text[] = [];
    for (const { write } of fields) texts.push(await write(run.rootValue, undefined, run));
    return valuesOf(fields, texts);
  };
}

function valuesOf(fields: readonly RootField[], texts: readonly Text[]): RootValue[] {
  return fields.map(({ key }, index) => ({ key, json: `${texts[index]}` }));
}
