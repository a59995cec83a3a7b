import { type ReactNode, use } from "react";
import { useLazyLoadQuery } from "react-relay";
import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  Network,
  type NormalizationSelection,
  Observable,
  type ReaderFragment,
  type ReaderSelection,
  RecordSource,
  Store,
  type Variables,
} from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import { setEnvironment } from "../src/relay/network/environment.ts";
import { picture } from "./picture.ts";
import type { States } from "./story.ts";

/** Holds what the cards show. Nothing answers: a part that asks for more stays in its state of waiting. */
export const environment = new Environment({
  network: Network.create(
    () => Observable.create(() => {}),
    () => Observable.create(() => {}),
  ),
  store: new Store(new RecordSource()),
});
setEnvironment(environment);

/** Values of fields where a story gives none, by their name. */
const usual: Record<string, unknown> = {
  amount: "1250.50",
  currency: "USD",
  url: picture("#2f6f73"),
  fallbackUrls: [],
};

const fragments = import.meta.glob<ReaderFragment>("../src/__generated__/*_*.graphql.ts", { import: "default" });

/** What an answer to a fragment has, with all fragments in it. `defaults` collects the values of their arguments. */
async function answerOf({ selections }: Selections, defaults: Variables): Promise<NormalizationSelection[]> {
  const parts = await Promise.all(selections.map((selection) => answerTo(selection, defaults)));
  return parts.flat();
}

type Selections = Pick<ReaderFragment, "selections">;

async function answerTo(selection: ReaderSelection, defaults: Variables): Promise<NormalizationSelection[]> {
  if (selection.kind === "ScalarField") return [selection];
  if (selection.kind === "InlineDataFragmentSpread") return answerOf(selection, defaults);
  if (selection.kind === "LinkedField" || selection.kind === "InlineFragment") {
    return [{ ...selection, selections: [typeName, ...(await answerOf(selection, defaults))] }];
  }
  if (selection.kind === "FragmentSpread") {
    const load = fragments[`../src/__generated__/${selection.name}.graphql.ts`];
    return load ? answerOfFragment(await load(), defaults) : [];
  }
  // Fields that say what to do with errors.
  return "field" in selection ? answerTo(selection.field, defaults) : [];
}

async function answerOfFragment(fragment: ReaderFragment, defaults: Variables): Promise<NormalizationSelection[]> {
  for (const argument of fragment.argumentDefinitions) {
    if (argument.kind === "LocalArgument") defaults[argument.name] = argument.defaultValue;
  }
  const answer = await answerOf(fragment, defaults);
  const { abstractKey } = fragment;
  return abstractKey ? [{ kind: "TypeDiscriminator", abstractKey }, ...answer] : answer;
}

const typeName = { alias: null, args: null, kind: "ScalarField", name: "__typename", storageKey: null } as const;

/** The values of an object, and of objects in it, as a story gives them; other fields have made up ones. */
type Values = Record<string, unknown>;

/** A query for one object, in a field of its own, that asks for a fragment. The store has its answer. */
async function answered(fragment: ReaderFragment, values: Values) {
  const variables: Variables = {};
  const id = crypto.randomUUID();
  const object = {
    args: null,
    concreteType: fragment.type,
    kind: "LinkedField",
    plural: false,
    storageKey: null,
  } as const;
  const shown = { ...object, name: id, alias: "shown" };
  const spread = { args: null, kind: "FragmentSpread", name: fragment.name } as const;
  const answer = [typeName, ...(await answerOfFragment(fragment, variables))];
  const common = { name: "Shown", argumentDefinitions: [] };
  const request: ConcreteRequest = {
    kind: "Request",
    fragment: { ...common, kind: "Fragment", type: "Query", selections: [{ ...shown, selections: [spread] }] },
    operation: { ...common, kind: "Operation", selections: [{ ...shown, selections: answer }] },
    params: { id: null, cacheID: id, metadata: {}, name: "Shown", operationKind: "query", text: "" },
  };
  const operation = createOperationDescriptor(request, variables);
  const { data } = MockPayloadGenerator.generate(operation, {
    Query: () => ({ shown: values }),
    String: ({ name }) => usual[name ?? ""],
  });
  environment.retain(operation);
  environment.commitPayload(operation, data ?? {});
  return { request, variables };
}

const asked = new WeakMap<Values, ReturnType<typeof answered>>();

interface Shown<Key> {
  fragment: ReaderFragment;
  /** The same object each time. */
  values: Values;
  /** Gets the fragment of an object with the values. */
  show: (key: Key) => ReactNode;
}

/** Shows a component with a fragment of an object. */
export function Shown<Key>({ fragment, values, show }: Shown<Key>) {
  const answer = asked.get(values) ?? answered(fragment, values);
  asked.set(values, answer);
  const { request, variables } = use(answer);
  const { shown } = useLazyLoadQuery<{ response: { shown: Key }; variables: Variables }>(request, variables, {
    fetchPolicy: "store-only",
  });
  return show(shown);
}

/**
 * The story of a component that shows a fragment, with one object for each state. Its id is the state's name.
 *
 * @example
 * export const articleCard = cards(fragment, (key: ArticleCard_article$key) => <ArticleCard article={key} />, {
 *   "without a picture": { title: "A new hall", image: null },
 * });
 */
export function cards<Key>(
  fragment: ReaderFragment,
  show: (key: Key) => ReactNode,
  objects: Record<string, Values>,
): States {
  const states = Object.entries(objects).map(([id, own]) => {
    const values = { id, ...own };
    return [id, <Shown key={id} fragment={fragment} values={values} show={show} />];
  });
  return Object.fromEntries(states);
}
