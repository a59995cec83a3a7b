import { createServer } from "node:net";

/** Whether nobody listens there yet. */
export const isPortFree = (port: number, host = "127.0.0.1") =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** A port that was free a moment ago. */
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

/** Explains which of the ports are taken, and how to choose others; returns whether all are free. */
export async function checkPorts(ports: Record<string, number>): Promise<boolean> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isPortFree(port))) taken.push(`  port ${port} (${name}) is taken`);
  }
  if (taken.length === 0) return true;
  console.error(
    `Can't start:\n${taken.join("\n")}\nStop what listens there, or choose others, for example: npm start -- --port 5000 --sandbox-port 5100`,
  );
  return false;
}
