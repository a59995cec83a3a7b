import type { IncomingMessage } from "node:http";
import { request } from "undici";
import { z } from "zod";
import { statusOfErrors } from "../graphql/replies/statuses.ts";
import { readJson } from "../http/body.ts";
import type { Caller } from "../http/caller.ts";
import { csrfHeader } from "../http/crossSite.ts";
import { sendProblem } from "../http/problem.ts";
import { Refusal } from "../http/refusal.ts";
import type { Route } from "../http/route.ts";
import { isOfThisMachine } from "../http/thisMachine.ts";

/** One change: a step in time or back to the real time, one more fault, or the end of all faults. */
const Change = z.union([
  z.strictObject({
    clock: z.union([z.strictObject({ advance: z.int() }), z.strictObject({ reset: z.literal(true) })]),
  }),
  z.strictObject({ fault: z.looseObject({ path: z.string() }) }),
  z.strictObject({ faults: z.null() }),
]);

/** How the sandbox answers. */
const Envelope = z.object({ success: z.boolean(), value: z.unknown(), message: z.string() });

const limitMs = 5_000;

/**
 * The sandbox's clock, faults and outbox for GraphiQL's panel: GET reads all three, POST changes one and reads them again.
 * As the sandbox's own controls they are for browsers on this machine, and not for pages of other sites.
 */
export function sandboxControls(origin: string): Route {
  const ask = async (method: "GET" | "POST" | "DELETE", name: string, body?: object): Promise<unknown> => {
    const answer = await request(`${origin}/sandbox/${name}`, {
      method,
      headers: { accept: "application/json", "content-type": "application/json" },
      signal: AbortSignal.timeout(limitMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { success, value, message } = Envelope.parse(await answer.body.json());
    if (!success) throw new Refusal("BAD_REQUEST", message, { status: answer.statusCode });
    return value;
  };
  const change = (asked: z.output<typeof Change>) => {
    if ("clock" in asked) return ask("POST", "clock", asked.clock);
    return "fault" in asked ? ask("POST", "chaos", asked.fault) : ask("DELETE", "chaos");
  };
  return async (req, res, caller, _search, headers) => {
    const { method } = req;
    if (!isAllowed(req, caller)) return sendProblem(res, 404, "No such page.", headers);
    if (method !== "GET" && method !== "POST") {
      return sendProblem(res, 405, "Only GET and POST are allowed.", { ...headers, allow: "GET, POST" });
    }
    try {
      if (method === "POST") {
        const asked = Change.safeParse(await readJson(req));
        if (!asked.success) throw new Refusal("BAD_REQUEST", z.prettifyError(asked.error));
        await change(asked.data);
      }
      const [clock, faults, outbox] = await Promise.all([
        ask("GET", "clock"),
        ask("GET", "chaos"),
        ask("GET", "outbox"),
      ]);
      res.writeHead(200, { ...headers, "content-type": "application/json", "cache-control": "no-store" });
      res.end(JSON.stringify({ clock, faults, outbox }));
    } catch (error) {
      const isRefused = error instanceof Refusal;
      sendProblem(
        res,
        isRefused ? statusOfErrors([error], false) : 502,
        isRefused ? error.message : "The sandbox does not answer.",
        headers,
      );
    }
  };
}

/** Whether the request is a browser's on this machine, of our own page. A change needs a header that pages of other sites can't send. */
function isAllowed(req: IncomingMessage, caller: Caller): boolean {
  const isOwn = caller.site === "own" || caller.site === "none";
  const isChange = req.method === "POST";
  return isOwn && isOfThisMachine(req, caller) && (!isChange || req.headers[csrfHeader] !== undefined);
}
