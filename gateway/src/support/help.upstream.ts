import type { SitePage, SitePageSlug } from "../__generated__/types.ts";
import { unlessRefused } from "../upstream/absence.ts";
import { sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { centre, page, slugs } from "./help.wire.ts";

const calls = {
  centre: sharedRead("GET /wps/system/helpCenter", centre, { maxAge: 300 }),
  page: sharedRead("GET /wps/system/page", page, { maxAge: 300 }),
};

/** The platform calls for help and for pages that the operator writes. */
export const helpUpstream = defineUpstream((scope) => ({
  centre: () => calls.centre(scope, { query: { language: scope.caller.language, device: "WEB" } }),

  async page(slug: SitePageSlug): Promise<SitePage | null> {
    const query = { slug: slugs[slug], language: scope.caller.language };
    const found = await calls.page(scope, { query }).catch(unlessRefused("NOT_FOUND", null));
    return found && { slug, ...found };
  },
}));
