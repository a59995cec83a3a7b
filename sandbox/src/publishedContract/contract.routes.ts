import { readFile } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { PAGE_HEADERS } from "../http/sandboxPage.ts";
import { contractPage } from "./contract.page.ts";

const FILE = path.resolve(import.meta.dirname, "../../../docs/openapi.json");

/** The contract that this platform keeps: as OpenAPI, and as a page for people. */
export const publishedContractRoutes = () =>
  new Hono<AppEnv>()
    .get("/openapi.json", async (c) =>
      c.body(await readFile(FILE, "utf8"), 200, { "content-type": "application/json" }),
    )
    .get("/openapi", async (c) => c.html(contractPage(JSON.parse(await readFile(FILE, "utf8"))), 200, PAGE_HEADERS));
