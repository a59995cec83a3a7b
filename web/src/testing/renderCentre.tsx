import type { MockPayloadGenerator } from "relay-test-utils";
import { agentRoutes } from "../agent/agent.routes.tsx";
import { renderAs } from "./renderAs.tsx";

/** Opens a page of the agent centre as an agent. `centre` adds to the answer to the centre's own query. */
export async function renderCentre(address: string, centre: Parameters<typeof MockPayloadGenerator.generate>[1] = {}) {
  const page = await renderAs("agent", agentRoutes, address);
  await page.answerTo("AgentCentreQuery", {
    Member: () => ({ id: "me", kind: "AGENT", subAccount: null }),
    Agent: () => ({ id: "agent", subAccounts: null }),
    ...centre,
  });
  return page;
}
