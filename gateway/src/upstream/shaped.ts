import { z } from "zod";
import { unavailable } from "../errors/upstreamError.ts";

interface Use {
  times: number;
  /** The shape, or later its compiled copy. */
  check: z.ZodType;
}

/** Compiling a shape costs as much as checking some ten answers, so shapes that are seldom used are not compiled. */
const timesBeforeCompiling = 10;
const uses = new WeakMap<z.ZodType, Use>();

/** The content in the form of the shape. Throws when it does not fit: the platform has a fault. */
export function shaped<T>(shape: z.ZodType<T>, content: unknown): T {
  const parsed = frequently(shape).safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw unavailable(`unexpected shape at "${issue?.path.join(".") ?? ""}": ${issue?.code ?? ""}`, 200);
}

/** The same shape. Once it was used often, its checks are generated code. */
function frequently<T>(shape: z.ZodType<T>): z.ZodType<T> {
  const use = uses.get(shape) ?? { times: 0, check: shape };
  if (use.times === 0) uses.set(shape, use);
  use.times += 1;
  if (use.times === timesBeforeCompiling) use.check = z.compile(shape);
  // The map holds shapes of different types. Each one comes from its own key, so its type is the key's.
  return use.check as z.ZodType<T>;
}
