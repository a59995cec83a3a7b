import { readFile } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { PlatformError } from "../http/errors.ts";
import { PAGE_HEADERS } from "../http/sandboxPage.ts";
import { contractPage } from "./contract.page.ts";
import { contractFile } from "./contractFile.ts";

const FILE = path.resolve(import.meta.dirname, "../../../docs/openapi.json");

/** The contract that this platform keeps: as OpenAPI, and as a page for people. */
export const publishedContractRoutes = () => {
  let text: Promise<string> | undefined;
  const read = async () => {
    try {
      text ??= readFile(FILE, "utf8");
      return await text;
    } catch {
      text = undefined;
      throw new PlatformError("NOT_FOUND");
    }
  };
  return new Hono<AppEnv>()
    .get("/openapi.json", async (c) => c.body(await read(), 200, { "content-type": "application/json" }))
    .get("/openapi", async (c) =>
      c.html(contractPage(contractFile.parse(JSON.parse(await read()))), 200, PAGE_HEADERS),
    );
};
