import type { GraphQLSchema } from "graphql";
import type { Partner } from "../../partners/partner.ts";
import type { Partners } from "../../partners/partners.ts";
import { headerOf } from "../graphql/admission/admission.ts";
import { corsHeaders } from "../http/crossSite.ts";
import { sendProblem } from "../http/problem.ts";
import type { Route } from "../http/route.ts";
import { sendTagged } from "../http/sendTagged.ts";
import { openApiOf } from "./openApi.ts";

/** Sends a partner, by its key or to its page, the description of its REST face. */
export function restDescription(partners: Partners, schema: GraphQLSchema): Route {
  // Partners are other objects after their files changed.
  const made = new WeakMap<Partner, Map<string, string>>();
  return async (req, res, caller, _search, common) => {
    const headers = { ...common, ...corsHeaders(caller), "cache-control": "private, no-cache" };
    if (req.method !== "GET" && req.method !== "HEAD") {
      return sendProblem(res, 405, "Only GET and HEAD are allowed.", { ...headers, allow: "GET, HEAD" });
    }
    const key = headerOf(req, "x-atrium-partner-key");
    const ofPage = caller.site === "partner" && caller.origin !== undefined ? partners.at(caller.origin) : undefined;
    const partner = partners.find(key) ?? (key === undefined ? ofPage : undefined);
    if (partner === undefined) {
      return sendProblem(res, 401, "Send your key in X-Atrium-Partner-Key.", headers);
    }
    const origin = `${caller.isSecure ? "https" : "http"}://${caller.host}`;
    const texts = made.getOrInsertComputed(partner, () => new Map<string, string>());
    const text = texts.get(origin) ?? JSON.stringify(openApiOf(partner, schema, origin));
    if (texts.size < 20) texts.set(origin, text);
    await sendTagged(req, res, text, { common: headers, own: { "content-type": "application/json" } });
  };
}
