import { z } from "zod";
import { pictureOf } from "../../cdn/pictures.ts";
import { gameCategories } from "../../graph/gameCategories.ts";
import { rowsIn } from "../../paging/rowsIn.ts";
import { count, idText, known, maybeText, text } from "../../upstream/wire.ts";
import type { PosterModel, PosterPage } from "./posters.model.ts";

const row = z
  .object({
    posterId: idText,
    title: text,
    text: text.catch(""),
    language: text,
    category: known(gameCategories, null),
    width: z.int().min(1).max(10_000),
    height: z.int().min(1).max(10_000),
    imageUrl: maybeText,
  })
  .transform(({ posterId, imageUrl, ...data }): PosterModel | null => {
    const image = pictureOf(imageUrl);
    return image && { ...data, internalID: posterId, image };
  });

/** A page; rows without a picture, and rows that can't be read, are left out. */
export const posterPage = z
  .object({ list: z.array(row.nullable().catch(null)), totalCount: count, sizes: z.array(text).max(100).catch([]) })
  .transform(
    ({ list, totalCount, sizes }): PosterPage => ({
      ...rowsIn(list),
      total: totalCount,
      sizes,
    }),
  );
