import { Outlet } from "react-router-dom";
import type { MockPayloadGenerator } from "relay-test-utils";
import { agentRoutes } from "../agent/agent.routes.tsx";
import { DeskContext } from "../caller/caller.ts";
import { renderAs } from "./renderAs.tsx";

const onDesk = [
  {
    element: (
      <DeskContext value>
        <main tabIndex={-1}>
          <Outlet />
        </main>
      </DeskContext>
    ),
    children: agentRoutes,
  },
];

/**
 * Opens a page of the agent centre as an agent: as a page of its own, or else over home. `centre` adds to the answer to the centre's own
 * query.
 */
export async function renderCentre(
  address: string,
  centre: Parameters<typeof MockPayloadGenerator.generate>[1] = {},
  isDesk = false,
) {
  const page = await renderAs("agent", isDesk ? onDesk : agentRoutes, address);
  await page.answerTo("AgentCentreQuery", {
    Member: () => ({ id: "me", kind: "AGENT", subAccount: null }),
    Agent: () => ({ id: "agent", subAccounts: null }),
    ...centre,
  });
  return page;
}
