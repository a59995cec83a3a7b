import { act, render, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { RecordSource, Store, type Variables } from "relay-runtime";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { ErrorHelpContext } from "../relay/ErrorState.tsx";
import { setEnvironment, storeId, throwFieldFailure } from "../relay/network/environment.ts";
import { ServiceButton } from "../support/ServiceButton.tsx";
import { IntlForTests } from "./IntlForTests.tsx";

/** Whether tests answer an operation: a subscription waits for events, and the note beside days comes at any time. */
const isAnswered = ({ operationKind, name }: { operationKind: string; name: string }) =>
  operationKind !== "subscription" && name !== "DaysNoteQuery";

type Mock = ReturnType<typeof createMockEnvironment>["mock"];
type Resolvers = Parameters<typeof MockPayloadGenerator.generate>[1];

/**
 * Answers the operations in `answers` as they are sent. In strict mode `act` never ends while two parts of a screen wait, so a
 * test answers the parts that it is not about at once.
 */
function answerAtOnce(mock: Mock, answers: ReadonlyMap<string, Resolvers>) {
  mock.queueOperationResolver((operation) => {
    const { name } = operation.request.node.params;
    if (!answers.has(name)) return null;
    // The queue forgets a resolver that has answered.
    answerAtOnce(mock, answers);
    return MockPayloadGenerator.generate(operation, answers.get(name));
  });
}

const sent = (variables: Variables): Variables => JSON.parse(JSON.stringify(variables));

/** Renders real routes over a mock gateway; `answer` answers the latest request. */
export async function renderRoutes(routes: RouteObject[], path: string) {
  const store = new Store(new RecordSource());
  const environment = createMockEnvironment({ store, relayFieldLogger: throwFieldFailure, getDataID: storeId });
  const atOnce = new Map<string, Resolvers>();
  answerAtOnce(environment.mock, atOnce);
  setEnvironment(environment);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await act(async () => {
    render(
      <StrictMode>
        <IntlForTests>
          <RelayEnvironmentProvider environment={environment}>
            <ErrorHelpContext value={<ServiceButton />}>
              <RouterProvider router={router} />
            </ErrorHelpContext>
          </RelayEnvironmentProvider>
        </IntlForTests>
      </StrictMode>,
    );
  });
  const next = () => {
    const asked = environment.mock.getAllOperations().filter(({ request }) => isAnswered(request.node.params));
    // Fails when there is none.
    return asked.at(-1) ?? environment.mock.getMostRecentOperation();
  };
  const latest = (name?: string) =>
    name === undefined ? next() : environment.mock.findOperation(({ request }) => request.node.operation.name === name);
  const find = (name: string) => waitFor(() => latest(name));
  return {
    environment,
    router,
    /** Drops the records that no query holds, as the store does from time to time. */
    dropUnheld: () => act(async () => store.scheduleGC()),
    /** Waits for a request of that name. */
    find,
    /** Waits for a request of that name and answers it. Returns its variables. */
    answerTo: async (name: string, resolvers: Resolvers) => {
      const operation = await find(name);
      await act(async () => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)));
      return operation.request.variables;
    },
    /** Answers an operation whenever it is sent. */
    answerAtOnce: (name: string, resolvers?: Resolvers) => atOnce.set(name, resolvers),
    /** The latest request that waits for an answer. */
    latest: next,
    /** Variables of the latest request, or of the latest one of that operation, as they are sent. */
    variables: (name?: string) => sent(latest(name).request.variables),
    /** Answers the latest request, or the latest one of that operation. */
    answer: (resolvers?: Resolvers, name?: string) =>
      act(async () => {
        const operation = latest(name);
        environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers));
      }),
    /** Fails the latest request, or the latest one of that operation. */
    refuse: (error: Error, name?: string) => act(async () => environment.mock.reject(latest(name), error)),
  };
}
