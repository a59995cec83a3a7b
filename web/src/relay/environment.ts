import type { IEnvironment } from "relay-runtime";
import { commitLocalUpdate, Environment, Network, RecordSource, Store } from "relay-runtime";
import { fetchAnswer } from "./fetchAnswer.ts";
import { subscribe } from "./subscribe.ts";

const createEnvironment = () =>
  new Environment({
    network: Network.create(fetchAnswer, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });

let current: IEnvironment | undefined;

/** The client's one environment: route loaders ask for it outside of React. */
export const environment = (): IEnvironment => {
  current ??= createEnvironment();
  return current;
};

/** Puts another environment in its place, before anything is rendered: for tests. */
export function setEnvironment(next: IEnvironment): void {
  current = next;
}

/** Lets nothing that is in the store be shown again: what one account saw is not for the next. */
export const forgetAnswers = () => commitLocalUpdate(environment(), (store) => store.invalidateStore());
