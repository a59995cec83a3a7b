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
import type { Story } from "./story.ts";

/** Holds what the cards show. Nothing answers: a part that asks for more stays in its state of waiting. */
export const environment = new Environment({
  network: Network.create(
    () => Observable.create(() => {}),
    () => Observable.create(() => {}),
  ),
  store: new Store(new RecordSource()),
});
setEnvironment(environment);

/** Values of objects where a story gives none. */
const usual = {
  Money: () => ({ amount: "1250.50", currency: "USD" }),
  Image: () => ({ url: picture("#2f6f73"), fallbackUrls: [] }),
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

function answerOfFragment(fragment: ReaderFragment, defaults: Variables): Promise<NormalizationSelection[]> {
  for (const argument of fragment.argumentDefinitions) {
    if (argument.kind === "LocalArgument") defaults[argument.name] = argument.defaultValue;
  }
  return answerOf(fragment, defaults);
}

const typeName = { alias: null, args: null, kind: "ScalarField", name: "__typename", storageKey: null } as const;

/** A query for one object, in a field of its own, that asks for a fragment. */
async function queryOf(fragment: ReaderFragment, type: string, defaults: Variables): Promise<ConcreteRequest> {
  const field = { args: null, concreteType: type, kind: "LinkedField", plural: false, storageKey: null } as const;
  const spread = { args: null, kind: "FragmentSpread", name: fragment.name } as const;
  const id = crypto.randomUUID();
  const shown = { ...field, name: id, alias: "shown" };
  const answer = [typeName, ...(await answerOfFragment(fragment, defaults))];
  return {
    kind: "Request",
    fragment: {
      kind: "Fragment",
      name: "Shown",
      type: "Query",
      argumentDefinitions: [],
      selections: [{ ...shown, selections: [spread] }],
    },
    operation: {
      kind: "Operation",
      name: "Shown",
      argumentDefinitions: [],
      selections: [{ ...shown, selections: answer }],
    },
    params: { id: null, cacheID: id, metadata: {}, name: "Shown", operationKind: "query", text: "" },
  };
}

/** The type and values of an object as a story gives them; of its other fields, made up ones. */
interface Values {
  __typename?: string;
  [field: string]: unknown;
}

interface Shown<Key> {
  fragment: ReaderFragment;
  values: Values;
  /** Values of other objects in it, by their type. */
  others?: Resolvers;
  /** Gets the fragment of an object with the values. */
  show: (key: Key) => ReactNode;
}

type Resolvers = NonNullable<Parameters<typeof MockPayloadGenerator.generate>[1]>;

const asked = new WeakMap<Values, ReturnType<typeof answered>>();

/** Shows a component with a fragment of an object. The values must be the same object each time. */
export function Shown<Key>({ fragment, values, others, show }: Shown<Key>) {
  const answer = asked.get(values) ?? answered(fragment, values, others);
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
  values: Record<string, Values>,
  others: Resolvers = {},
): Story {
  const states = Object.entries(values).map(([id, own]) => {
    const withId = { id, ...own };
    return [id, <Shown key={id} fragment={fragment} values={withId} others={others} show={show} />];
  });
  return { states: Object.fromEntries(states) };
}

/** A query whose answer the store has. */
async function answered(fragment: ReaderFragment, values: Values, others: Resolvers = {}) {
  const type = values.__typename ?? fragment.type;
  const variables: Variables = {};
  const request = await queryOf(fragment, type, variables);
  const operation = createOperationDescriptor(request, variables);
  const answer = MockPayloadGenerator.generate(operation, { ...usual, ...others, [type]: () => values });
  if (!("data" in answer) || !answer.data) throw new Error("an answer without data");
  environment.retain(operation);
  environment.commitPayload(operation, answer.data);
  return { request, variables };
}
