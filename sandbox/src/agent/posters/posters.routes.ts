import { pictures } from "@atrium/arcade/pictures";
import { gameCategories } from "@atrium/schema/values";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { requireAgent } from "../../http/guard.ts";
import { readQuery, text } from "../../http/input.ts";
import { pageOf, pageQuery, toPage } from "../../http/paging.ts";
import { POSTERS, type Poster, SIZES } from "./posters.ts";

const PostersQuery = pageQuery().extend({
  /** One poster. */
  posterId: text(60, 1).optional(),
  /** Default: the caller's language. */
  language: text(8, 1).optional(),
  size: text(11, 1).optional(),
  category: z.enum(gameCategories).optional(),
});

/** The posters that agents can show elsewhere. */
export const posterRoutes = () =>
  new Hono<AppEnv>().get("/wps/relay/ACS_posterList", requireAgent, (c) => {
    const query = readQuery(c, PostersQuery);
    const { posterId, language = c.var.language, size, category } = query;
    const found = POSTERS.filter((poster) =>
      posterId === undefined
        ? language === poster.language &&
          (size ?? poster.size) === poster.size &&
          (category ?? poster.category) === poster.category
        : posterId === poster.id,
    );
    return ok(c, { ...toPage(pageOf(found, query).map(view), found.length, query), sizes: SIZES });
  });

const view = ({ id, language, category, title, text: message, width, height }: Poster) => ({
  posterId: id,
  language,
  category,
  title,
  text: message,
  width,
  height,
  imageUrl: pictures.poster(id),
});
