import type { GameCategory } from "../../__generated__/types.ts";
import type { ImageModel } from "../../cdn/cdn.model.ts";
import type { Page } from "../../paging/connection.ts";

/** A picture that agents show elsewhere. */
export interface PosterModel {
  internalID: string;
  title: string;
  text: string;
  language: string;
  category: GameCategory | null;
  width: number;
  height: number;
  image: ImageModel;
}

/** A page of posters, with the sizes of all. */
export interface PosterPage extends Page<PosterModel> {
  sizes: string[];
}
