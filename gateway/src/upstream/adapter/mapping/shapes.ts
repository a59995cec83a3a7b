import { z } from "zod";

/** Our forms of a value. A call that is read in several ways has several. */
export type Shapes = readonly unknown[];

/** The fields or rows of our forms. */
export interface Outline {
  fields: ReadonlyMap<string, Shapes>;
  items: Shapes;
  /** Whether no other field is read. */
  isClosed: boolean;
}

/** What can be seen from outside of shapes. Those that take any value are open. */
export function outlineOf(shapes: Shapes): Outline {
  const fields = new Map<string, unknown[]>();
  const items: unknown[] = [];
  let isClosed = true;
  const look = (shape: unknown): void => {
    if (shape instanceof z.ZodObject) {
      if (shape.def.catchall !== undefined) isClosed = false;
      for (const [name, field] of Object.entries(shape.shape)) fields.set(name, [...(fields.get(name) ?? []), field]);
    } else if (shape instanceof z.ZodArray) items.push(shape.element);
    else if (shape instanceof z.ZodUnion) shape.options.forEach(look);
    else if (shape instanceof z.ZodPipe) look(shape.in);
    else if (shape instanceof z.ZodLazy) look(shape.def.getter());
    else if (
      shape instanceof z.ZodOptional ||
      shape instanceof z.ZodNullable ||
      shape instanceof z.ZodDefault ||
      shape instanceof z.ZodPrefault ||
      shape instanceof z.ZodCatch ||
      shape instanceof z.ZodReadonly
    )
      look(shape.def.innerType);
    else if (!isScalar(shape)) isClosed = false;
  };
  shapes.forEach(look);
  return { fields, items, isClosed };
}

const isScalar = (shape: unknown) =>
  shape instanceof z.ZodString ||
  shape instanceof z.ZodNumber ||
  shape instanceof z.ZodBoolean ||
  shape instanceof z.ZodLiteral ||
  shape instanceof z.ZodEnum ||
  shape instanceof z.ZodNull;
