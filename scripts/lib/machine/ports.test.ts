import { expect, test, vi } from "vitest";
import { checkPorts, findFreePort } from "./ports.ts";

test("refuses ports that browsers don't open", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await checkPorts({ gateway: 6000, sandbox: await findFreePort() })).toBe(false);
  expect(said.mock.calls.join()).toContain("port 6000 (gateway) is one that browsers don't open");
  expect(said.mock.calls.join()).not.toContain("sandbox)");
  expect(await checkPorts({ gateway: await findFreePort() })).toBe(true);
  said.mockRestore();
});
