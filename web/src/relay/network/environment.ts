import type { IEnvironment, MissingFieldHandler, RelayFieldLogger, SubscribeFunction } from "relay-runtime";
import { commitLocalUpdate, Environment, Network, Observable, RecordSource, ROOT_TYPE, Store } from "relay-runtime";
import { loadChunk } from "../../browser/loadChunk.ts";
import { failureOfField } from "./errorCodes.ts";
import { fetchAnswer } from "./fetchAnswer.ts";

/** Answers `node(id:)` and `nodes(ids:)` from the store when the objects are in it. */
const missingFieldHandlers: MissingFieldHandler[] = [
  {
    kind: "linked",
    handle: (field, record, args) =>
      field.name === "node" && record?.getType() === ROOT_TYPE && typeof args.id === "string" ? args.id : undefined,
  },
  {
    kind: "pluralLinked",
    handle: (field, record, args) =>
      field.name === "nodes" && record?.getType() === ROOT_TYPE && Array.isArray(args.ids) ? args.ids : undefined,
  },
];

/** Ids in the store. A win has none: without one of its own, the next win would be written over it. */
export const storeId = ({ id, key }: Readonly<Record<string, unknown>>, type: string) =>
  id ?? (type === "Win" && key ? `win:${key}` : null);

/** Loads the code of subscriptions on the first one: no screen needs it to appear. */
const subscribe: SubscribeFunction = (params, variables) =>
  Observable.from(loadChunk(() => import("./subscribe.ts"))).mergeMap((part) => part.subscribe(params, variables));

/** Throws a failed field's own error, with code and reference. Relay would throw one that says nothing. */
export const throwFieldFailure: RelayFieldLogger = (event) => {
  if (event.kind === "relay_field_payload.error" && event.shouldThrow && !event.handled)
    throw failureOfField(event.error);
};

/** How many released queries the store keeps. */
export const RELEASED_KEPT = 20;

const createEnvironment = () =>
  new Environment({
    relayFieldLogger: throwFieldFailure,
    network: Network.create(fetchAnswer, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: RELEASED_KEPT }),
    missingFieldHandlers,
    getDataID: storeId,
  });

let current: IEnvironment | undefined;

/** The client's one environment: route loaders ask for it outside of React. */
export const environment = (): IEnvironment => {
  current ??= createEnvironment();
  return current;
};

/** Replaces the environment before anything is rendered; for tests. */
export function setEnvironment(next: IEnvironment): void {
  current = next;
}

/** Invalidates the whole store, so that no account sees another account's data. */
export const forgetAnswers = () => commitLocalUpdate(environment(), (store) => store.invalidateStore());
