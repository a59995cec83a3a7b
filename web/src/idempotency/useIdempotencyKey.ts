import { useRef } from "react";
import { randomKey } from "../browser/randomKey.ts";
import { keyOfSent, type MoneyChange, noteAnswered, noteSent } from "./sentChanges.ts";

interface Sent {
  content: string;
  key: string;
}

const sameAs = (sent: Sent | null, content: string) => (sent?.content === content ? sent.key : undefined);

/**
 * The idempotency keys of a change, so that the platform carries it out once. `keyFor` returns the same key until the
 * content of the change is another one, or until `forget` says that the platform has answered; a caller can have a key of
 * its own. The key of a change with a `name` outlives the page, the tab and the browser: who sends the same once more after
 * no answer came does not pay twice.
 */
export function useIdempotencyKey(name?: MoneyChange) {
  const sent = useRef<Sent>(null);
  return {
    keyFor(content: string, own?: string): string {
      // Another tab, or the question whether it arrived, may have ended a change with a name.
      const known = name === undefined ? sameAs(sent.current, content) : keyOfSent(name, content);
      const key = own ?? known ?? randomKey();
      sent.current = { content, key };
      if (name !== undefined) noteSent(name, content, key);
      return key;
    },
    forget() {
      if (name !== undefined && sent.current !== null) noteAnswered(sent.current.key);
      sent.current = null;
    },
  };
}
