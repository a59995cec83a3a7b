import { act, waitFor } from "@testing-library/react";
import { MockPayloadGenerator } from "relay-test-utils";
import { agentRoutes } from "../agent/agent.routes.tsx";
import { renderAs } from "./renderAs.tsx";

type Resolvers = Parameters<typeof MockPayloadGenerator.generate>[1];

/** Opens a page of the agent centre as an agent. `centre` adds to the answer to the centre's own query. */
export async function renderCentre(address: string, centre: Resolvers = {}) {
  const page = await renderAs("agent", agentRoutes, address);
  const { mock } = page.environment;
  const find = (name: string) =>
    waitFor(() => mock.findOperation(({ request }) => request.node.operation.name === name));
  const answerTo = async (name: string, resolvers: Resolvers) => {
    const operation = await find(name);
    await act(async () => mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)));
    return operation.request.variables;
  };
  await answerTo("AgentCentreQuery", { Member: () => ({ id: "me", kind: "AGENT" }), ...centre });
  return {
    ...page,
    /** Waits for a request of that name. */
    find,
    /** Waits for a request of that name and answers it. Returns its variables. */
    answerTo,
  };
}
