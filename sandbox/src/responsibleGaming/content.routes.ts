import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readQuery, text } from "../http/input.ts";
import { toLanguage } from "../http/languages.ts";
import { shared } from "../http/sharedCache.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { CONTENT, HELPLINE_COUNTRIES } from "./content.ts";

const ContentQuery = z.object({ language: text(10).optional(), country: text(2).optional() });

/** The self-test and the helplines, for everybody. */
export const responsibleGamingContentRoutes = ({ site }: SitePlatform) =>
  new Hono<AppEnv>().get("/wps/system/rgContent", shared(300), (c) => {
    const query = readQuery(c, ContentQuery);
    const asked = query.country?.toUpperCase();
    const country = HELPLINE_COUNTRIES.find((code) => code === asked) ?? site.profile.country;
    const { questions, helplines } = CONTENT[query.language ? toLanguage(query.language) : c.var.language];
    return ok(c, {
      questions,
      helplines: helplines.filter((helpline) => helpline.country === undefined || helpline.country === country),
      country,
      countries: HELPLINE_COUNTRIES,
    });
  });
