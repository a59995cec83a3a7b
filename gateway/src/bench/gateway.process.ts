// The complete gateway on a free port.

import { readConfig } from "../config/config.ts";
import { configSections } from "../domains.ts";
import { createGateway } from "../server.ts";
import { serve } from "./process.ts";

const config = readConfig(process.env, configSections);
// The bench loads the gateway as much as it can. Refused requests would not be measured.
const gateway = await createGateway(config, { overloadMs: 60_000 });
const { port } = await gateway.listen(0, "127.0.0.1");
serve(port);
