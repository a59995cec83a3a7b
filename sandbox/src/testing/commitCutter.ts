import { EventEmitter, once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * When to cut a connection: before the server gets the COMMIT; after it has answered, before the client gets the
 * answer; or at once, while the COMMIT reaches the server half a second later.
 */
export type Cut = "before" | "after" | "early";

const LATE_MS = 500;

/** A message of PostgreSQL's protocol: a simple query of one statement. */
const COMMIT = Buffer.from("commit\0");

/**
 * A proxy before a PostgreSQL server that cuts connections at their COMMIT: the next ones, as often as there are cuts
 * in the list.
 */
export async function startCommitCutter(url: string) {
  const { port, hostname } = new URL(url);
  const cuts: Cut[] = [];
  const network = { isDead: false };
  const events = new EventEmitter();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let isCut = false;
    const end = () => {
      if (network.isDead) events.emit("givenUp");
      client.destroy();
      upstream.destroy();
    };
    upstream.on("error", () => events.emit("refused"));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", end).on("close", end);
    }
    if (network.isDead) events.emit("givenUp");
    client.on("data", (data) => {
      if (network.isDead) return;
      const cut = Buffer.from(data).includes(COMMIT) ? cuts.shift() : undefined;
      if (cut === "before") return end();
      if (cut === "early") {
        // Until then the server does not know that its client is gone.
        client.removeAllListeners("close").destroy();
        setTimeout(() => upstream.end(data), LATE_MS);
        upstream.once("close", () => events.emit("late"));
        return;
      }
      isCut = cut === "after";
      upstream.write(data);
    });
    upstream.on("data", (data) => {
      if (network.isDead) return;
      if (isCut) end();
      else client.write(data);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const own = new URL(url);
  own.port = String(typeof address === "object" ? address?.port : "");
  return {
    url: own.href,
    cuts,
    /** While the network is dead, neither side gets data or an error. */
    network,
    /**
     * Resolves at the next such event: a COMMIT that was cut `early` has reached the server; a client has ended or begun
     * a connection while the network is dead; the server took no connection.
     */
    next: (event: "late" | "givenUp" | "refused") => once(events, event),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
