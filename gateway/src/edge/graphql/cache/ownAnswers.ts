import { LRUCache } from "lru-cache";
import type { Answer } from "../../../execution/executor.ts";
import type { Execution } from "../engine.ts";
import { BodyCache, mostBodies } from "./bodyCache.ts";
import type { KnownOperation } from "./compiledOperations.ts";
import { type Sharing, withVariant } from "./sharing.ts";

/** A read of an earlier run, which another request can repeat. */
export interface EarlierRead<Context> {
  /** Gives the identical value while the platform's answer is equal. */
  again(context: Context): Promise<unknown>;
  value: unknown;
}

/** What keeping answers for their session needs of contexts. */
export interface OwnReads<Context> {
  /** The caller's session; undefined for guests. */
  sessionOf(context: Context): { id: string } | undefined;
  /**
   * Notes what the run of this context reads. The function that it returns ends that. It gives the reads, or undefined
   * when the run depends on something else as well.
   */
  note(context: Context): () => Promise<readonly EarlierRead<Context>[] | undefined>;
}

/** The answer of a run, with its bodies if it is kept. */
export type OwnAnswer = Answer & { bodies?: BodyCache };

type Inputs<Context> = Pick<Execution<Context>, "context" | "variables" | "signal">;

interface Kept<Context> {
  session: object;
  variant: string;
  variables: string;
  reads: readonly EarlierRead<Context>[];
  answer: OwnAnswer;
  size: number;
}

const mostHeap = 16 * 1024 * 1024;
const largestAnswer = 128 * 1024;
const heapPerAnswer = 2 * 1024;
const longestVariables = 2 * 1024;
const keptMs = 5 * 60_000;

/**
 * Keeps the latest answer of each session to each query. When the query comes again, all platform calls of the last time
 * are made at once. If each of them brings the same bytes as then, the kept answer is right; nothing is executed and no
 * JSON is written. Otherwise the query is executed, with the calls that are already under way.
 */
export class OwnAnswers<Context> {
  readonly #reads: OwnReads<Context>;
  readonly #sharing: Pick<Sharing<Context>, "sharedKey">;
  readonly #kept = new LRUCache<string, Kept<Context>>({
    maxSize: mostHeap,
    sizeCalculation: ({ size }) => size,
    ttl: keptMs,
    // Looks at the clock at most once a second.
    ttlResolution: 1_000,
  });

  constructor(reads: OwnReads<Context>, sharing: Pick<Sharing<Context>, "sharedKey">) {
    this.#reads = reads;
    this.#sharing = sharing;
  }

  /** Runs an operation for its caller alone. */
  run(operation: KnownOperation, execution: Inputs<Context>): OwnAnswer | Promise<OwnAnswer> {
    const { context, variables } = execution;
    const session = operation.type === "query" ? this.#reads.sessionOf(context) : undefined;
    if (session === undefined) return operation.run(withVariant(execution, this.#sharing));
    const variant = this.#sharing.sharedKey(context);
    const given = isEmpty(variables) ? "" : JSON.stringify(variables);
    if (typeof variant !== "string" || given.length > longestVariables) {
      return operation.run(withVariant(execution, this.#sharing));
    }
    const key = `${operation.number} ${session.id}`;
    const anew = () => this.#runAndKeep(key, { session, variant, variables: given }, operation, execution);
    const kept = this.#kept.get(key);
    if (kept?.session !== session || kept.variant !== variant || kept.variables !== given) return anew();
    return readSame(kept.reads, context).then((isSame) => (isSame ? kept.answer : anew()));
  }

  #runAndKeep(
    key: string,
    asked: Pick<Kept<Context>, "session" | "variant" | "variables">,
    operation: KnownOperation,
    execution: Inputs<Context>,
  ): OwnAnswer | Promise<OwnAnswer> {
    const end = this.#reads.note(execution.context);
    const answer = operation.run(withVariant(execution, this.#sharing));
    // An answer without reads is faster to write than to look up.
    if (!(answer instanceof Promise)) return answer;
    return answer.then((late) => {
      void this.#keep(key, asked, late, end());
      return late;
    });
  }

  async #keep(
    key: string,
    asked: Pick<Kept<Context>, "session" | "variant" | "variables">,
    { data, errors }: Answer,
    noted: Promise<readonly EarlierRead<Context>[] | undefined>,
  ): Promise<void> {
    const reads = await noted;
    if (reads === undefined || reads.length === 0 || errors !== undefined || data === undefined || data === null) {
      this.#kept.delete(key);
      return;
    }
    const length = data.reduce((sum, { json }) => sum + json.length, 0);
    if (length > largestAnswer) return;
    const values = data.map(({ key: name, json }) => ({ key: name, json: flat(json) }));
    const size = heapPerAnswer * (1 + reads.length) + (1 + 2 * mostBodies) * length;
    this.#kept.set(key, {
      ...asked,
      reads,
      answer: { data: values, errors: undefined, bodies: new BodyCache() },
      size,
    });
  }
}

/** Whether all reads give what they gave before. Settles with the first one that does not. Never rejects. */
function readSame<Context>(reads: readonly EarlierRead<Context>[], context: Context): Promise<boolean> {
  return new Promise((resolve) => {
    let open = reads.length;
    const differs = () => resolve(false);
    for (const { again, value } of reads) {
      again(context).then((now) => {
        open -= 1;
        if (now !== value) resolve(false);
        else if (open === 0) resolve(true);
      }, differs);
    }
  });
}

/** The same text in one piece. Joined text is a tree of its parts, which each use would walk again. */
const flat = (text: string): string => Buffer.from(text).toString();

function isEmpty(variables: Readonly<Record<string, unknown>>): boolean {
  for (const _ in variables) return false;
  return true;
}
