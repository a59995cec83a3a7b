import type { SitePage, SitePageSlug } from "../__generated__/types.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
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
    try {
      const query = { slug: slugs[slug], language: scope.caller.language };
      return { slug, ...(await calls.page(scope, { query })) };
    } catch (error) {
      if (error instanceof UpstreamError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  },
}));
