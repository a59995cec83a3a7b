// The least work that a server between browser and platform can do: one call, whose answer is passed on unchanged.
import { createServer } from "node:http";
import { Pool } from "undici";
import { serve } from "./process.ts";

const pool = new Pool(process.env.WPS_URL ?? "", { connections: 320, pipelining: 1 });

const server = createServer((req, res) => {
  req.resume();
  req.on("end", () => {
    pool
      .stream({ method: "GET", path: req.url ?? "/", opaque: res }, ({ statusCode, headers }) => {
        res.writeHead(statusCode, { "content-type": String(headers["content-type"]) });
        return res;
      })
      .catch(() => res.destroy());
  });
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  serve(address.port);
});
