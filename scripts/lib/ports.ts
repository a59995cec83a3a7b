import { createServer } from "node:net";

/** Whether no program listens on the port. */
export const isPortFree = (port: number, host = "127.0.0.1") =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
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

/** Returns whether all ports are free; otherwise prints which are taken and how to choose others. */
export async function checkPorts(ports: Record<string, number>): Promise<boolean> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isPortFree(port))) taken.push(`  port ${port} (${name}) is taken`);
  }
  if (taken.length === 0) return true;
  console.error(
    `Can't start:\n${taken.join("\n")}\nStop the programs that use them, or choose other ports, for example: npm start -- --port 5000 --sandbox-port 5100`,
  );
  return false;
}
