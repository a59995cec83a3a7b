import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { type GraphQLTaggedNode, useRelayEnvironment } from "react-relay";
import type { SelectorStoreUpdater } from "relay-runtime";
import { type Environment, getRequest, type OperationType, requestSubscription } from "relay-runtime";

interface Handlers<Watch extends OperationType> {
  /** Called with each answer, when the store has it. */
  onNext?: (answer: Watch["response"]) => void;
  /** Changes more of the store than the records of the answer. */
  updater?: SelectorStoreUpdater<Watch["response"]>;
}

/** The open watches without handlers, and how many components have each: they share one subscription. */
const shared = new WeakMap<Environment, Map<string, { users: number; end: () => void }>>();

/**
 * Keeps the store up to date with what a subscription sends, as long as the component is there. Other variables and another language
 * begin another subscription; null watches nothing. All subscriptions of a tab have one stream.
 */
export function useWatch<Watch extends OperationType>(
  subscription: GraphQLTaggedNode | null,
  variables: Watch["variables"] = {},
  { onNext, updater }: Handlers<Watch> = {},
): void {
  const environment = useRelayEnvironment();
  const { locale } = useIntl();
  const name = subscription && getRequest(subscription).params.name;
  const key = `${name} ${locale} ${JSON.stringify(variables)}`;
  const isShared = !onNext && !updater;
  const tell = useEffectEvent((answer: Watch["response"] | null | undefined) => answer && onNext?.(answer));
  const begin = useEffectEvent((watched: GraphQLTaggedNode) =>
    requestSubscription<Watch>(environment, { subscription: watched, variables, onNext: tell, updater }),
  );
  useEffect(() => {
    if (subscription === null) return;
    if (!isShared) return begin(subscription).dispose;
    const open = shared.get(environment) ?? new Map<string, { users: number; end: () => void }>();
    shared.set(environment, open);
    const watch = open.get(key) ?? { users: 0, end: begin(subscription).dispose };
    open.set(key, watch);
    watch.users += 1;
    return () => {
      watch.users -= 1;
      if (watch.users > 0) return;
      open.delete(key);
      watch.end();
    };
  }, [environment, subscription, key, isShared]);
}
