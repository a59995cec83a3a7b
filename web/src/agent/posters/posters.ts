import { betCategories } from "../../records/choices.ts";
import { listVariables, type PageArguments } from "../../records/rows.ts";
import { declareSearch } from "../../records/search.ts";

/** The languages of banners. */
export const posterLanguages = ["EN", "CN", "VI", "TH", "ID", "PT", "TY"] as const;

const sizeForm = /^\d{2,4}x\d{2,4}$/;

export const posters = declareSearch((read) => {
  /** Empty for the language of the client. */
  const language = read.choice("language", posterLanguages, "");
  const size = read.text("size", (text) => sizeForm.test(text));
  const category = read.choice("category", betCategories, "");
  const filter = { language: language || null, size: size || null, category: category || null };
  return { language, size, category, filter };
});

export type PosterValues = ReturnType<typeof posters.read>;

/** The query variables of a page: it is a third of a screen of cards. */
export const pageOfPosters = ({ filter }: PosterValues, { after }: PageArguments) => ({ filter, first: 12, after });

/** The query variables of the screen, by its address. */
export const posterVariables = listVariables(posters, pageOfPosters);
