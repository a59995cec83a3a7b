import { readConfig } from "./config.ts";
import { createGateway } from "./server.ts";

const config = readConfig(process.env);
const gateway = await createGateway(config);
const { port } = await gateway.listen(config.port, config.host);
gateway.log.info({ port, profile: config.profile }, "listening");

let isStopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    gateway.log.info({ signal }, "draining");
    void gateway.close().then(() => {
      gateway.log.info("stopped");
      process.exit(0);
    });
  });
}
