import { connect } from "node:net";
import { expect, test } from "vitest";
import { startEdge } from "../../testing/edgeFixture.ts";
import { uploadRoute } from "../../uploads/uploadRoute.ts";

// A connection that is closed while a body still arrives is reset, and its sender may then lose the answer.
test.each([
  ["a picture of a stranger", "/upload", "multipart/form-data; boundary=b", 401],
  ["a document that is too large", "/graphql", "application/json", 413],
])("lets the sender of %s send the rest after its refusal", async (_, path, type, status) => {
  const stranger = { status: 401, detail: "Log in first." };
  await using gateway = await startEdge({
    routes: { "/upload": uploadRoute(async () => stranger, { slowReader: () => undefined }) },
  });
  let answers = "";
  const socket = connect(gateway.port, "127.0.0.1").setEncoding("latin1");
  socket.on("error", (error) => {
    answers += error.message;
  });
  socket.on("data", (text) => {
    answers += String(text);
  });
  // Without a length, so that only the bytes themselves can be too many.
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`);
  const piece = `40000\r\n${" ".repeat(0x40000)}\r\n`;
  socket.write(piece.repeat(2));
  await expect.poll(() => answers).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  socket.write(`${piece.repeat(4)}0\r\n\r\nGET /health/live HTTP/1.1\r\nhost: a\r\n\r\n`);
  await expect.poll(() => answers.slice(10)).toContain("HTTP/1.1 ");
  expect(answers.slice(10)).toContain("HTTP/1.1 200 OK");
  socket.destroy();
});
