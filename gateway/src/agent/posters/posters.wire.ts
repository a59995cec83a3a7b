import { gameCategories } from "@atrium/schema/values";
import { z } from "zod";
import { pictureOf } from "../../cdn/pictures.ts";
import { pageShape, toPage } from "../../paging/page.wire.ts";
import { idText, known, maybeText, text } from "../../upstream/wire.ts";

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
  .transform(({ posterId, imageUrl, ...data }) => {
    const image = pictureOf(imageUrl);
    return image && { ...data, internalID: posterId, image };
  });

/** A page; rows without a picture, and rows that can't be read, are left out. */
export const posterPage = z
  .object({ ...pageShape(row), sizes: z.array(text).max(100).catch([]) })
  .transform((page) => toPage(page));

export type PosterModel = NonNullable<z.output<typeof row>>;
