import type { GraphQLObjectType, SelectionSetNode } from "graphql";
import { collectFields } from "./collect.ts";
import { compileField } from "./field.ts";
import { Joiner } from "./joiner.ts";
import type { Plan, WriteField } from "./plan.ts";

/** A field that is written in a run, with all constant text before its value. */
interface Step {
  before: string;
  write: WriteField;
}

/** Compiles a selection of an object type to a function that writes the object. */
export function compileSelection(plan: Plan, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): WriteField {
  const steps: Step[] = [];
  let text = "{";
  let separator = "";
  for (const [key, nodes] of collectFields(plan, type, sets)) {
    const field = compileField(plan, type, key, nodes);
    if (field === undefined) continue;
    text += `${separator}"${key}":`;
    separator = ",";
    if (field.constant !== undefined) {
      text += field.constant;
      continue;
    }
    steps.push({ before: text, write: field.write });
    text = "";
  }
  const end = `${text}}`;
  if (steps.length === 0) return () => end;
  return (source, path, run) => {
    const whole = new Joiner();
    try {
      for (const { before, write } of steps) whole.add(before, write(source, path, run));
    } catch (error) {
      whole.abandon();
      throw error;
    }
    const written = whole.end(end);
    // graphql-js waits once more for an object than for a list.
    return typeof written === "string" ? written : written.then(unchanged);
  };
}

const unchanged = (text: string): string => text;
