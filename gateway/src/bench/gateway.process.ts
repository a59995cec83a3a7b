// The complete gateway on a free port.

import { readConfig } from "../config/config.ts";
import { configSections } from "../domains.ts";
import { createGateway } from "../server.ts";
import { serve } from "./process.ts";

const gateway = await createGateway(readConfig(process.env, configSections));
const { port } = await gateway.listen(0, "127.0.0.1");
serve(port);
