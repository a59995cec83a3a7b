import { act } from "@testing-library/react";
import { Outlet } from "react-router-dom";
import type { MockPayloadGenerator } from "relay-test-utils";
import { agentRoutes } from "../agent/agent.routes.tsx";
import { DeskContext, RightsContext } from "../caller/caller.ts";
import { renderAs } from "./renderAs.tsx";

const onDesk = (rights: readonly string[] | null) => [
  {
    element: (
      <DeskContext value>
        <RightsContext value={rights}>
          <main tabIndex={-1}>
            <Outlet />
          </main>
        </RightsContext>
      </DeskContext>
    ),
    children: agentRoutes,
  },
];

/**
 * Opens a page of the agent centre as an agent: as a page of its own, or else over home. `centre` adds to the answer to the centre's own
 * query. `rights` are those of a sub-account at the page.
 */
export async function renderCentre(
  address: string,
  centre: Parameters<typeof MockPayloadGenerator.generate>[1] = {},
  isDesk = false,
  rights: readonly string[] | null = null,
) {
  const page = await renderAs("agent", isDesk ? onDesk(rights) : agentRoutes, address);
  await page.answerTo("AgentCentreQuery", {
    Member: () => ({ id: "me", kind: "AGENT", subAccount: null }),
    Agent: () => ({ id: "agent", subAccounts: null }),
    ...centre,
  });
  return {
    ...page,
    /** Answers the request of that name with an error for one field of the agent. */
    refusePart: async (name: string, extensions: object, field = "page") => {
      const operation = await page.find(name);
      const error = { message: "No.", path: ["viewer", "agent", field], extensions };
      const answer = { data: { viewer: { agent: { id: "agent", [field]: null } } }, errors: [error] };
      await act(async () => page.environment.mock.resolve(operation, answer));
    },
  };
}
