import { useRef } from "react";

/**
 * The idempotency keys of a change, so that the platform carries it out once. `keyFor` returns the same key until the
 * content of the change is another one, or until `forget` says that the platform has answered.
 *
 * @example
 * const { keyFor, forget } = useIdempotencyKey();
 * commit({ variables: { input: { amount, idempotencyKey: keyFor(amount) } }, onCompleted: forget });
 */
export function useIdempotencyKey() {
  const sent = useRef<{ content: string; key: string }>(null);
  return {
    keyFor(...content: readonly unknown[]): string {
      const text = JSON.stringify(content);
      if (sent.current?.content !== text) sent.current = { content: text, key: randomKey() };
      return sent.current.key;
    },
    forget() {
      sent.current = null;
    },
  };
}

/** A version 4 UUID; `crypto.randomUUID` does not exist on pages without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
