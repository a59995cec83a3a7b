import { useRef } from "react";
import { randomKey } from "../browser/randomKey.ts";

interface Sent {
  content: string;
  key: string;
}

/** After this time, an equal change is taken for a new one, though the one before was not answered. */
const LEFT_MS = 10 * 60_000;

/** The changes that were not answered before their form was closed, by name. */
const leftBehind = new Map<string, Sent & { until: number }>();

function leftBy(name: string | undefined): Sent | null {
  const left = name === undefined ? undefined : leftBehind.get(name);
  return left && left.until > Date.now() ? left : null;
}

/**
 * The idempotency keys of a change, so that the platform carries it out once. `keyFor` returns the same key until the
 * content of the change is another one, or until `forget` says that the platform has answered. A change with a `name`
 * keeps its key for ten minutes after its form was closed: who looks up the balance when no answer came, and asks for the
 * same once more, does not pay twice.
 *
 * @example
 * const { keyFor, forget } = useIdempotencyKey("withdraw");
 * commit({ variables: { input: { amount, idempotencyKey: keyFor(amount) } }, onCompleted: forget });
 */
export function useIdempotencyKey(name?: string) {
  const sent = useRef<Sent>(null);
  return {
    keyFor(...content: readonly unknown[]): string {
      const text = JSON.stringify(content);
      const before = sent.current ?? leftBy(name);
      sent.current = before?.content === text ? before : { content: text, key: randomKey() };
      const { key } = sent.current;
      if (name !== undefined) leftBehind.set(name, { content: text, key, until: Date.now() + LEFT_MS });
      return key;
    },
    forget() {
      sent.current = null;
      if (name !== undefined) leftBehind.delete(name);
    },
  };
}
