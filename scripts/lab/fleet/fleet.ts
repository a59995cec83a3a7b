import { type FleetProxy, startProxy } from "./haproxy.ts";
import { type Program, until } from "./program.ts";
import { type Surroundings, startSurroundings } from "./surroundings.ts";

export interface FleetOptions {
  /** The first of the ports; the fleet uses twenty. */
  port: number;
  processes: number;
}

/** Several gateways behind one address. */
export interface Fleet extends Pick<Surroundings, "sandboxOrigin"> {
  proxy: FleetProxy;
  /** Starts gateways from the number, counted from 1, to the last one, and waits until the proxy uses them. */
  startGateways(from: number, to: number): Promise<void>;
  /** Replaces one gateway by a new process. */
  restart(gateway: number): Promise<void>;
  /** Kills a gateway without warning. */
  kill(gateway: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts everything but the gateways. */
export async function startFleet({ port, processes }: FleetOptions): Promise<Fleet> {
  const ports = portsFrom(port, processes);
  const surroundings = await startSurroundings(ports);
  const proxy = await startProxy(ports.proxy, ports.gateways, surroundings.folder).catch(async (error: unknown) => {
    await surroundings.stop();
    throw error;
  });
  const gateways = new Map<number, Program>();
  const start = (number: number) => {
    const own = ports.gateways[number - 1];
    if (own === undefined) throw new Error(`The fleet has no gateway ${number}.`);
    // The load comes from one address and a few accounts.
    gateways.set(number, surroundings.startGateway(`gateway-${number}`, own, { BUDGET_POINTS: "0" }));
  };
  const untilUsed = () =>
    until(`${gateways.size} gateways get requests`, async () => (await proxy.upCount()) === gateways.size);
  const end = async (number: number, signal: NodeJS.Signals) => {
    await gateways.get(number)?.stop(signal);
    gateways.delete(number);
  };
  return {
    ...surroundings,
    proxy,
    async startGateways(from, to) {
      for (let number = from; number <= to; number++) start(number);
      await untilUsed();
    },
    async restart(number) {
      await end(number, "SIGTERM");
      start(number);
      await untilUsed();
    },
    kill: (number) => end(number, "SIGKILL"),
    async stop() {
      for (const gateway of gateways.values()) await gateway.stop();
      await proxy.program.stop();
      await surroundings.stop();
    },
  };
}

/** Ports by what listens there. */
export const portsFrom = (port: number, processes: number) => ({
  proxy: port,
  redis: port + 1,
  database: port + 2,
  gateways: Array.from({ length: processes }, (_, index) => port + 3 + index),
  // Its CDNs and social networks take the next four.
  sandbox: port + 3 + processes,
});
