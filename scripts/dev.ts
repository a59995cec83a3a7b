/** npm run dev: runs sandbox, gateway and web client in one terminal. Each restarts or reloads when its sources change. */
import { watch } from "node:fs";
import path from "node:path";
import { runGenerators } from "./lib/generated.ts";
import { checkPorts } from "./lib/machine/ports.ts";
import { inRoot, programs, root } from "./lib/paths.ts";
import { type ProductOptions, portsOf, servicesOf } from "./lib/product/product.ts";
import { ServiceGroup } from "./lib/product/services.ts";

const product: ProductOptions = {
  port: Number(process.env.PORT ?? 4000),
  sandboxPort: Number(process.env.SANDBOX_PORT ?? 4100),
  webPort: Number(process.env.WEB_PORT ?? 5173),
  dataDir: path.resolve(root, process.env.DATA_DIR ?? ".data"),
  isWatched: true,
};
if (!(await checkPorts(portsOf(product)))) process.exit(1);
const { port, sandboxPort, webPort } = product;

const group = new ServiceGroup(({ name }) => console.error(`${name} ended; it starts again when you save a file.`));
group.stopOnSignals();

for (const service of servicesOf(product)) await group.start(service);
await group.start({
  name: "web",
  args: [programs.vite, "--port", String(webPort), "--strictPort"],
  cwd: inRoot("web"),
  env: { GATEWAY_URL: `http://127.0.0.1:${port}` },
  readyUrl: `http://localhost:${webPort}/`,
});

let generating = Promise.resolve(true);
watch(inRoot("schema"), { recursive: true }, (_event, file) => {
  // The domains' SDL has folders; what the generators write lies beside them or in `slices`.
  if (file && path.matchesGlob(file, "!(slices)/*.graphql")) generating = generating.then(runGenerators);
});

console.log(`
  Web client   http://localhost:${webPort}   (hot reload)
  GraphiQL     http://localhost:${port}/graphql
  Sandbox      http://127.0.0.1:${sandboxPort}/sandbox

  Log in with  demo / Atrium!2026  or  agent / Atrium!2026
`);
