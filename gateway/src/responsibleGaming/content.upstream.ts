import type { ResponsibleGamingContent } from "../__generated__/types.ts";
import { unlessRefused } from "../upstream/absence.ts";
import { sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { content } from "./content.wire.ts";

const calls = {
  // The jurisdiction, which is a setting, chooses the country of a caller who names none.
  content: sharedRead("GET /wps/system/rgContent", content, { maxAge: 300, followsSettings: true }),
};

/** The platform call for the self-test and helplines. */
export const contentUpstream = defineUpstream((scope) => ({
  read(country: string | null | undefined): Promise<ResponsibleGamingContent | null> {
    // Anything but two letters counts as no country, so that the cache cannot be filled with invented ones.
    const code = /^[a-z]{2}$/i.test(country ?? "") ? country?.toUpperCase() : undefined;
    const query = { language: scope.caller.language, country: code };
    return calls.content(scope, { query }).catch(unlessRefused("NOT_FOUND", null));
  },
}));
