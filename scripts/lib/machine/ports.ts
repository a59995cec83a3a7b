import { createServer } from "node:net";

/** Whether no program listens on the port. */
export const isPortFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/** Finds a free port. Another program may take it before it is used. */
export const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

const SANDBOX_PORTS = 5;

/** Finds a port for a sandbox; the ports after it are free, too. Systems give only higher ports to connections. */
export async function findSandboxPort(): Promise<number> {
  const first = 10_000 + Math.floor(Math.random() * 20_000);
  const free = await Promise.all(Array.from({ length: SANDBOX_PORTS }, (_, offset) => isPortFree(first + offset)));
  return free.every(Boolean) ? first : findSandboxPort();
}

/** Whether `fetch` refuses a port, as browsers do with ports of other protocols, such as 5060, 6000 and 6667. */
const isBlocked = (port: number) =>
  fetch(`http://127.0.0.1:${port}`, { method: "HEAD" }).then(
    () => false,
    ({ cause }) => cause instanceof Error && cause.message === "bad port",
  );

/** Returns whether all ports can be used; otherwise prints which can't and how to choose others. */
export async function checkPorts(ports: Record<string, number>): Promise<boolean> {
  const problems: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isPortFree(port))) problems.push(`  port ${port} (${name}) is taken`);
    else if (await isBlocked(port)) problems.push(`  port ${port} (${name}) is one that browsers don't open`);
  }
  if (problems.length === 0) return true;
  console.error(
    `Can't start:\n${problems.join("\n")}\nStop the programs that use them, or choose other ports, for example: npm start -- --port 5000 --sandbox-port 5100`,
  );
  return false;
}
