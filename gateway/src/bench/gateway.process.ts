// The complete gateway on a free port.

import { readConfig } from "../config/config.ts";
import { configSections } from "../domains.ts";
import { createGateway } from "../server.ts";
import { serve } from "./process.ts";

// A bucket that no load empties, so that counting is measured and nothing is refused.
const budget = { BUDGET_POINTS: "1000000", BUDGET_PER_SECOND: "1000000" };
const config = readConfig({ ...process.env, ...budget }, configSections);
// The bench loads the gateway as much as it can. Refused requests would not be measured.
const gateway = await createGateway(config, { overloadMs: 60_000 });
const { port } = await gateway.listen(0, "127.0.0.1");
serve(port);
