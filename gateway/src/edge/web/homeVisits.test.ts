import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { visitHomePages } from "./homeVisits.ts";

test("each site is visited in each of its languages, also when a visit or a site fails", async () => {
  const visits: string[] = [];
  const server = createServer(({ headers, url }, res) => {
    visits.push(`${headers.host}${url} ${headers.cookie}`);
    if (visits.length === 1) res.destroy();
    else res.end("<html></html>");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");

  await visitHomePages(address, [
    { host: "one.example", languages: async () => ["EN", "TH"] },
    { host: "closed.example", languages: () => Promise.reject(new Error("no platform")) },
    { host: "two.example", languages: async () => ["VI"] },
  ]);

  expect(visits).toEqual(["one.example/ lang=EN", "one.example/ lang=TH", "two.example/ lang=VI"]);
});
