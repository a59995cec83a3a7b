import { createSocket } from "node:dgram";
import { promises as dns, type LookupAddress } from "node:dns";
import { once } from "node:events";
import { expect, it } from "vitest";
import { publicLookup } from "./publicLookup.ts";

/** A name server that answers questions for IPv4 addresses with `address`, and others with nothing. */
async function openNameServer(address: string | "silent") {
  const socket = createSocket("udp4", (question, { port }) => {
    if (address === "silent") return;
    const isForIPv4 = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
    const asked = question.subarray(0, question.indexOf(0, 12) + 5);
    const answer = Buffer.concat([asked, isForIPv4 ? record(address) : Buffer.alloc(0)]);
    answer.writeUInt16BE(0x8180, 2);
    answer.writeUInt16BE(isForIPv4 ? 1 : 0, 6);
    answer.writeUInt32BE(0, 8);
    socket.send(answer, port, "127.0.0.1");
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const resolver = new dns.Resolver({ timeout: 50, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  const find = (options: { all?: boolean }) =>
    new Promise<string | LookupAddress[]>((resolve, reject) =>
      publicLookup(resolver)("push.example", options, (error, found) => (error ? reject(error) : resolve(found))),
    );
  return { find, [Symbol.dispose]: () => void socket.close() };
}

/** An address for the name that was asked for, valid for a minute. */
const record = (address: string) =>
  Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split(".").map(Number)]);

it("finds the public addresses of a name", async () => {
  using server = await openNameServer("8.8.8.8");
  expect(await server.find({ all: true })).toEqual([{ address: "8.8.8.8", family: 4 }]);
  expect(await server.find({})).toBe("8.8.8.8");
});

it("refuses a name that leads into a private network", async () => {
  using server = await openNameServer("10.0.0.1");
  await expect(server.find({ all: true })).rejects.toThrow("not a public address");
});

it("gives up a name server that is silent", async () => {
  using server = await openNameServer("silent");
  await expect(server.find({ all: true })).rejects.toThrow("TIMEOUT");
});
