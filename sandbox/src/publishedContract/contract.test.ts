import { afterAll, expect, it } from "vitest";
import { startTestSandbox } from "../testing/startTestSandbox.ts";

const sandbox = await startTestSandbox({ control: false });
afterAll(() => sandbox?.close());

it("publishes its contract as a file, and as a page with every call", async () => {
  const file = await (await fetch(`${sandbox.origin}/openapi.json`)).json();
  const paths = Object.keys(Object(file).paths);
  const page = await fetch(`${sandbox.origin}/openapi`);
  const text = await page.text();
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !text.includes(` ${path}</code>`))).toEqual([]);
});
