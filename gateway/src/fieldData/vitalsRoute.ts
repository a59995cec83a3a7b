import { readFile } from "node:fs/promises";
import path from "node:path";
import { networkOf } from "@atrium/schema/networkOf";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { readJson } from "../edge/http/body.ts";
import { refuseCrossSite } from "../edge/http/crossSite.ts";
import { sendProblem } from "../edge/http/problem.ts";
import { Refusal } from "../edge/http/refusal.ts";
import type { Route } from "../edge/http/route.ts";
import type { Observer } from "../telemetry/records.ts";

const milliseconds = z.number().min(0).max(600_000);

/** How one page was for its visitor. It names nobody, and nothing that the visitor saw. */
const report = z.strictObject({
  /** The pattern of the route on which the page began, such as `/promotions/:id`. */
  route: z.string().max(200),
  device: z.enum(["phone", "desktop"]),
  LCP: milliseconds.optional(),
  INP: milliseconds.optional(),
  TTFB: milliseconds.optional(),
  CLS: z.number().min(0).max(100).optional(),
});

/** Reports of one network in a minute: a house or an office, or the visitors of a carrier who share an address. */
const most = 120;
const minute = 60_000;
const otherRoute = "other";

/** `POST /vitals` counts one page's report for the metrics; it keeps nothing else. Answers 204. */
export function vitalsRoute(webDist: string, observer: Observer): Route {
  const counts = new LRUCache<string, number>({ max: 10_000, ttl: minute, noUpdateTTL: true });
  let known: Promise<ReadonlySet<string>> | undefined;
  return async (req, res, caller, _search, headers) => {
    if (req.method !== "POST") return sendProblem(res, 405, "Reports are sent by POST.", { ...headers, allow: "POST" });
    const network = networkOf(caller.clientIp);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count > most) return sendProblem(res, 429, "Too many reports.", { ...headers, "retry-after": "60" });
    try {
      refuseCrossSite("POST", req.headers, caller);
      const parsed = report.safeParse(await readJson(req));
      if (!parsed.success) return sendProblem(res, 400, "This is no report of a page.", headers);
      const { route, device, CLS, ...times } = parsed.data;
      known ??= routesOf(webDist);
      const page = { route: (await known).has(route) ? route : otherRoute, device };
      for (const [metric, ms] of Object.entries(times)) observer.pageTime?.({ ...page, metric, seconds: ms / 1000 });
      if (CLS !== undefined) observer.pageShift?.({ ...page, shift: CLS });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return sendProblem(res, error.extensions.code === "CSRF_REJECTED" ? 403 : 400, error.message, headers);
    }
    res.writeHead(204, headers);
    res.end();
  };
}

const manifest = z.object({ paths: z.array(z.string()) });

/** The patterns of the client's routes, so that labels come from a closed list. Without a build all are `other`. */
async function routesOf(webDist: string): Promise<ReadonlySet<string>> {
  try {
    return new Set(manifest.parse(JSON.parse(await readFile(path.join(webDist, ".first-screens.json"), "utf8"))).paths);
  } catch {
    return new Set();
  }
}
