import { createContext, use } from "react";
import type { MenuDraw_standing$key } from "../../__generated__/MenuDraw_standing.graphql.ts";
import type { Picture_image$key } from "../../__generated__/Picture_image.graphql.ts";

interface ListedDraw {
  readonly icon: Picture_image$key | null;
  readonly standing: MenuDraw_standing$key | null | undefined;
}

/** What a list shows of each lottery when it has loaded, by `Lottery.code`. */
export type ListedDraws = ReadonlyMap<string, ListedDraw>;

export const ListedDrawsContext = createContext<ListedDraws>(new Map());

/** The picture and the draws of a lottery in the list around; nothing before they have loaded. */
export const useListedDraw = (code: string): ListedDraw | undefined => use(ListedDrawsContext).get(code);
