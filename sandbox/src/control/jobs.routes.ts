import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { PAGE_HEADERS } from "../http/sandboxPage.ts";
import { jobList } from "../jobList.ts";
import { latestRuns } from "../jobs/history.ts";
import { jobStates } from "../jobs/jobStates.ts";
import { bringForward } from "../jobs/queue.ts";
import type { Platform } from "../platform.ts";
import { jobsPage } from "./jobs.page.ts";

const LOOKS = 40;
const LOOK_MS = 50;

/** The jobs, and a control that runs one now. */
export const jobControls = ({ db, clock, wakeUps }: Platform) =>
  new Hono<AppEnv>()
    .get("/sandbox/jobs", async (c) => {
      const states = await jobStates(db, jobList);
      c.header("Vary", "Accept");
      if (!c.req.header("Accept")?.includes("text/html")) return ok(c, states);
      return c.html(jobsPage(states, clock.now()), 200, PAGE_HEADERS);
    })
    .post("/sandbox/jobs/run/:key{.+}", async (c) => {
      const row = await bringForward(db, c.req.param("key"), clock.now());
      if (!row) throw new PlatformError("NOT_FOUND");
      const lastRun = async () => (await latestRuns(db, row.name, 1))[0];
      const before = await lastRun();
      wakeUps.wake(row.name);
      let run = before;
      for (let look = 0; look < LOOKS && run?.id === before?.id; look += 1) {
        await sleep(LOOK_MS);
        run = await lastRun();
      }
      if (c.req.header("Accept")?.includes("text/html")) return c.redirect("/sandbox/jobs", 303);
      return ok(c, { key: row.key, run: run?.id === before?.id ? null : run });
    });
